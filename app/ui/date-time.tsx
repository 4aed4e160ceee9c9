import { useSyncExternalStore } from "react";

function never() {
  return () => {};
}

/** The reader's own time zone; null while the server renders and until React has taken over. */
export function useOwnTimeZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}

/** UTC while the server renders and React takes over, then the reader's own time zone. */
export function useTimeZone(): string {
  return useOwnTimeZone() ?? "UTC";
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format for a language and options; making one takes longer than a whole list of dates in it. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
}

/** Whether two moments lie in one year of a time zone. */
export function isSameYear(one: Date, other: Date, timeZone: string): boolean {
  const year = dateFormat("en-US", { year: "numeric", timeZone });
  return year.format(one) === year.format(other);
}

/** "November 8, 2026", as the specification writes dates; without the year when it is the year of `now`. */
export function dayText(at: Date, timeZone: string, now?: Date): string {
  const options = { day: "numeric", month: "long", timeZone } as const;
  const isThisYear = now !== undefined && isSameYear(at, now, timeZone);
  return dateFormat("en-US", isThisYear ? options : { ...options, year: "numeric" }).format(at);
}

/** "4:20 PM". Put together by hand: engines differ in the space before PM, and the page must not. */
export function clockText(at: Date, timeZone: string): string {
  const parts = dateFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** How many midnights lie between two moments in a time zone: 0 is the same day, 1 is yesterday. */
export function daysBetween(at: Date, now: Date, timeZone: string): number {
  const day = (date: Date) => Date.parse(dateFormat("en-CA", { timeZone }).format(date));
  return Math.round((day(now) - day(at)) / 86_400_000);
}

/** A day in the reader's time zone: "November 8, 2026". */
export function Day({ at }: { at: Date }) {
  const timeZone = useTimeZone();
  return <time dateTime={at.toISOString()}>{dayText(at, timeZone)}</time>;
}
