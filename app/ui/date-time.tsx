import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

function never() {
  return () => {};
}

/** The time zone of this browser. */
export function ownZone(): string {
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

/** "November 8, 2026", as the specification writes dates. */
export function dayText(at: Date, timeZone: string): string {
  return dateFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone }).format(at);
}

/** A day in the reader's time zone: "November 8, 2026". */
export function Day({ at }: { at: Date }) {
  const timeZone = useTimeZone();
  return <time dateTime={at.toISOString()}>{dayText(at, timeZone)}</time>;
}
