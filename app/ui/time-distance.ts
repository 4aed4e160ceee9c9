const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const MONTH_MINUTES = 30 * DAY_MINUTES;

/**
 * Returns "3 days ago", in the specification's wording. `now` comes from the loader, so that server and browser agree.
 */
export function relativeTime(at: Date, now: Date): string {
  const distance = distanceText(at, now);
  return at > now ? `in ${distance}` : `${distance} ago`;
}

/**
 * Returns the distance of two moments with the words and limits of date-fns, which the specification names: "about 1
 * hour", "2 days", "over 1 year". As in the specification's list, hours have no "about". The library's own function
 * adds eight kilobytes for other languages.
 */
export function distanceText(one: Date, other: Date): string {
  const [earlier, later] = one < other ? [one, other] : [other, one];
  // Whole seconds first, as in date-fns: 29.9 seconds are less than half a minute.
  const seconds = Math.trunc((later.getTime() - earlier.getTime()) / 1000);
  const minutes = Math.round((seconds * 1000) / MINUTE_MS);
  if (minutes < 1) return "less than a minute";
  if (minutes < 45) return counted(minutes, "minute");
  if (minutes < 1.5 * HOUR_MINUTES) return "about 1 hour";
  if (minutes < DAY_MINUTES) return counted(Math.round(minutes / HOUR_MINUTES), "hour");
  if (minutes < 1.75 * DAY_MINUTES) return "1 day";
  if (minutes < MONTH_MINUTES) return counted(Math.round(minutes / DAY_MINUTES), "day");
  const nearestMonths = Math.round(minutes / MONTH_MINUTES);
  if (minutes < 2 * MONTH_MINUTES) return `about ${counted(nearestMonths, "month")}`;
  const months = wholeMonths(earlier, later);
  if (months < 12) return counted(nearestMonths, "month");
  const years = Math.trunc(months / 12);
  const monthsOver = months % 12;
  if (monthsOver < 3) return `about ${counted(years, "year")}`;
  return monthsOver < 9 ? `over ${counted(years, "year")}` : `almost ${counted(years + 1, "year")}`;
}

/** Returns the full calendar months between two moments, in UTC, so that every reader gets the same. */
function wholeMonths(earlier: Date, later: Date): number {
  const months = (later.getUTCFullYear() - earlier.getUTCFullYear()) * 12 + later.getUTCMonth() - earlier.getUTCMonth();
  const dayOf = (date: Date) =>
    date.getUTCDate() * DAY_MINUTES * MINUTE_MS + (date.getTime() % (DAY_MINUTES * MINUTE_MS));
  return dayOf(later) < dayOf(earlier) ? months - 1 : months;
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
