import { leastPay } from "./asked-pay.ts";
import {
  daysAWeek,
  hoursAWeek,
  hoursOfDay,
  monthsOfWork,
  monthsOfYear,
  timesAMonth,
  timesAWeek,
} from "./asked-times.ts";
import { type WayOfWorking, wayNamed } from "./way-names.ts";

/** The most words in such a name. */
export const LONGEST_WAY = 8;

const READERS = [
  wayNamed,
  timesAWeek,
  timesAMonth,
  monthsOfWork,
  monthsOfYear,
  daysAWeek,
  hoursAWeek,
  hoursOfDay,
  leastPay,
];

/** Returns the way of working that these folded words name together; null for others. */
export function wayOfWorking(words: readonly string[]): WayOfWorking | null {
  const text = words.join(" ");
  for (const read of READERS) {
    const way = read(text);
    if (way) return way;
  }
  return null;
}
