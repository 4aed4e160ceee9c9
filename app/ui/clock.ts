import { dateFormat, dayText } from "./date-time.tsx";

/** Whether two moments lie in one year of a time zone. */
export function isSameYear(one: Date, other: Date, timeZone: string): boolean {
  const year = dateFormat("en-US", { year: "numeric", timeZone });
  return year.format(one) === year.format(other);
}

/** "November 8", and the year where it is not the one of `now`. */
export function nearDayText(at: Date, timeZone: string, now: Date): string {
  if (!isSameYear(at, now, timeZone)) return dayText(at, timeZone);
  return dateFormat("en-US", { day: "numeric", month: "long", timeZone }).format(at);
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
