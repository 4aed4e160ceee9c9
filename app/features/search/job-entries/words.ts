import { numberOf } from "#app/domain/numbers.ts";

/** A time of the day, the week, or the year in which work is done. */
export type WorkingTime =
  | "mornings"
  | "afternoons"
  | "evenings"
  | "nights"
  | "weekdays"
  | "weekends"
  | "spring"
  | "summer"
  | "fall"
  | "winter"
  | "school";

/** A number in words or digits, as a capturing group of a pattern; `numberOf` reads it. */
export const NUMBER = "(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";

/** Perhaps a first number, and a number: "two or three", as two capturing groups. */
export const ONE_OR_TWO = `(?:${NUMBER} (?:to|or|-) )?${NUMBER}`;

/** What "a few" days, weeks, or months are. */
const A_FEW = 3;

/** Returns the number that words mean, from 1 to 60: "four", "a few", "couple of"; null for none. */
export function countOf(words: string): number | null {
  if (/\b(?:few|several)$/.test(words)) return A_FEW;
  return /\bcouple(?: of)?$/.test(words) ? 2 : numberOf(words);
}

const WEEKS_OF_MONTH = 4.3;
const MONTHS_OF_SEMESTER = 4;

/** Returns how many months that many weeks, months, or semesters are, at least 1. */
export function monthsOf(count: number, unit: string): number {
  if (unit.startsWith("semester")) return count * MONTHS_OF_SEMESTER;
  return Math.max(1, Math.round(unit.startsWith("week") ? count / WEEKS_OF_MONTH : count));
}
