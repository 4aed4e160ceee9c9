import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

function never() {
  return () => {};
}

/** Returns the browser's time zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns the reader's time zone. On the server and during hydration it is the one that their browser told the server
 * before, or null.
 */
export function useOwnTimeZone(): string | null {
  const told = useRouteLoaderData<{ timeZone: string | null }>("root")?.timeZone ?? null;
  return useSyncExternalStore(never, ownZone, () => told);
}

/** Returns the reader's time zone if it is known, else UTC. */
export function useTimeZone(): string {
  return useOwnTimeZone() ?? "UTC";
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format for a language and options, because creating one is slower than formatting a whole list. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
}

/** Returns "November 8, 2026", as the specification writes dates. */
export function dayText(at: Date, timeZone: string): string {
  return dateFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone }).format(at);
}

/** A day in the reader's time zone: "November 8, 2026". */
export function Day({ at }: { at: Date }) {
  const timeZone = useTimeZone();
  return <time dateTime={at.toISOString()}>{dayText(at, timeZone)}</time>;
}
