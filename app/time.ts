/** A minute, an hour and a day in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the day of a moment, "2026-11-30", in UTC like every stored day. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Returns a function that formats days in a time zone, "2026-11-30". Reuse it, because creating it is slow. */
export function daysIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone });
  return (at) => format.format(at);
}

/** Whether this machine knows the time zone, such as "America/New_York". */
export function isTimeZone(zone: string): boolean {
  try {
    return zone !== "" && new Intl.DateTimeFormat("en-US", { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
