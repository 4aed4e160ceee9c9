import { clockText, daysBetween, isSameYear, nearDayText } from "#app/ui/clock.ts";
import { dateFormat } from "#app/ui/date-time.tsx";

/** Returns a message's time as section 9 writes it: today the time, this year month and day, else with the year. */
export function messageTime(at: Date, now: Date, timeZone: string): string {
  if (daysBetween(at, now, timeZone) === 0) return clockText(at, timeZone);
  const options = { month: "short", day: "numeric", timeZone } as const;
  return dateFormat("en-US", isSameYear(at, now, timeZone) ? options : { ...options, year: "numeric" }).format(at);
}

/** Returns the separator between messages of two days. */
export function messageDay(at: Date, now: Date, timeZone: string): string {
  const days = daysBetween(at, now, timeZone);
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : nearDayText(at, timeZone, now);
}
