/** A minute, an hour and a day in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The day of a moment, "2026-11-30", in UTC like every day that the product keeps. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
