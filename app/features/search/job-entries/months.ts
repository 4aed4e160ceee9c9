import { countOf, monthsOf, NUMBER, type WorkingTime } from "./words.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const MONTH = `(${MONTHS.join("|")})`;
const SPAN = new RegExp(
  `\\b${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? | ?- ?)(?:to|through|thru|until|till|and|-)? ?(?:(?:the )?(?:end of|mid|late|early|middle of) )?${MONTH}\\b`,
);

/** The seasons with their months, 0 for January. */
export const SEASONS: ReadonlyArray<readonly [WorkingTime, readonly number[]]> = [
  ["spring", [2, 3, 4]],
  ["summer", [5, 6, 7]],
  ["fall", [8, 9, 10]],
  ["winter", [11, 0, 1]],
];

/** Returns the months of the first span that a text names, 0 for January: "from February to the end of May". */
export function monthsNamed(said: string): number[] {
  const [, from = "", to = ""] = SPAN.exec(said) ?? [];
  if (from === to) return [];
  const months = [MONTHS.indexOf(from)];
  for (let month = MONTHS.indexOf(from); MONTHS[month] !== to; ) {
    month = (month + 1) % MONTHS.length;
    months.push(month);
  }
  return months;
}

const LENGTH = new RegExp(
  `\\b(?:${NUMBER} (?:to|or|-) )?(${NUMBER}|a few|a couple of|several) (weeks?|months?|semesters?)\\b`,
  "g",
);
/** What follows a length that is not that of the work: "three weeks of training", "one week in each month". */
const AFTER_OTHER_LENGTHS =
  /^ (?:ago|old|behind|notice|(?:of )?(?:paid )?(?:experience|training|orientation)|probation|(?:in |of )?(?:each|a|per|every) month)/;
/** What stands before one: "every two weeks", "within a month". */
const BEFORE_OTHER_LENGTHS =
  /\b(?:every|each|within|in the (?:last|past)|after|per|once|twice|times|hours|days|shifts?|visits?|half|first|last|the) $/;
/** Returns how many months a text says that the work takes, at least 1; null if it does not say. */
export function monthsOfWork(said: string): number | null {
  for (const { 0: written, 2: number = "", 4: unit = "", index } of said.matchAll(LENGTH)) {
    if (BEFORE_OTHER_LENGTHS.test(said.slice(0, index))) continue;
    if (AFTER_OTHER_LENGTHS.test(said.slice(index + written.length))) continue;
    const count = countOf(number);
    if (count !== null) return monthsOf(count, unit);
  }
  return null;
}
