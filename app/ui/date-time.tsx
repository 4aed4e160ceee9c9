import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

function never() {
  return () => {};
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The reader's own time zone. While the server renders and React takes over it is the one that their browser told the
 * server before, null where it has told none.
 */
export function useOwnTimeZone(): string | null {
  const told = useRouteLoaderData<{ timeZone: string | null }>("root")?.timeZone ?? null;
  return useSyncExternalStore(never, ownZone, () => told);
}

/** Tells the server the time zone of this browser, for a year, where it knows another one or none. */
export function rememberTimeZone(told: string | null) {
  const zone = ownZone();
  if (zone === told) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way yet
  document.cookie = `time-zone=${zone}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`;
}

/** The reader's own time zone as far as it is known, else UTC. */
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
