import { dateFormat, dayText } from "./date-time.tsx";

/** Whether two moments are in one year of a time zone. */
export function isSameYear(one: Date, other: Date, timeZone: string): boolean {
  const year = dateFormat("en-US", { year: "numeric", timeZone });
  return year.format(one) === year.format(other);
}

/** Returns "November 8", with the year if it differs from `now`'s. */
export function nearDayText(at: Date, timeZone: string, now: Date): string {
  if (!isSameYear(at, now, timeZone)) return dayText(at, timeZone);
  return dateFormat("en-US", { day: "numeric", month: "long", timeZone }).format(at);
}

/**
 * Returns "4:20 PM". Built by hand, because engines differ in the space before PM and server and browser must agree.
 */
export function clockText(at: Date, timeZone: string): string {
  const parts = dateFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** Returns the number of midnights between two moments in a time zone: 0 is the same day, 1 is yesterday. */
export function daysBetween(at: Date, now: Date, timeZone: string): number {
  const day = (date: Date) => Date.parse(dateFormat("en-CA", { timeZone }).format(date));
  return Math.round((day(now) - day(at)) / 86_400_000);
}
