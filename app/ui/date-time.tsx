import { useSyncExternalStore } from "react";

function never() {
  return () => {};
}

/** UTC while the server renders and React takes over, then the reader's own time zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}

/** "8 November 2026"; without the year when it is the year of `now`. */
export function dayText(at: Date, timeZone: string, now?: Date): string {
  const year = (date: Date) => new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone }).format(date);
  const isThisYear = now !== undefined && year(at) === year(now);
  const options = { day: "numeric", month: "long", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", isThisYear ? options : { ...options, year: "numeric" }).format(at);
}

/** "4:20 PM". Put together by hand: engines differ in the space before PM, and the page must not. */
export function clockText(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** How many midnights lie between two moments in a time zone: 0 is the same day, 1 is yesterday. */
export function daysBetween(at: Date, now: Date, timeZone: string): number {
  const day = (date: Date) => Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone }).format(date));
  return Math.round((day(now) - day(at)) / 86_400_000);
}

/** A day in the reader's time zone: "8 November 2026". */
export function Day({ at }: { at: Date }) {
  const timeZone = useTimeZone();
  return <time dateTime={at.toISOString()}>{dayText(at, timeZone)}</time>;
}
