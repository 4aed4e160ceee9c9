import { numberOf } from "#app/domain/numbers.ts";
import { ONE_OR_TWO } from "./words.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const SATURDAY = DAYS.indexOf("saturday");
const DAY = `(${DAYS.join("|")})s?`;
const ONE_DAY = new RegExp(`\\b${DAY}\\b`, "g");
const RANGE_OF_DAYS = new RegExp(`\\b${DAY}(?: ?-| to| through| thru| until) ?${DAY}\\b`, "g");

/** Returns the full name of a short one: "thurs". */
export function dayOf(short: string): string {
  return DAYS.find((day) => day.startsWith(short)) ?? short;
}

/** Returns the numbers of the days of the week that a text names, 0 for Monday: "Thursday to Sunday" are four. */
export function namedDays(said: string): Set<number> {
  const days = new Set<number>();
  for (const [, day = ""] of said.matchAll(ONE_DAY)) days.add(DAYS.indexOf(day));
  for (const [, from = "", to = ""] of said.matchAll(RANGE_OF_DAYS)) {
    for (let day = DAYS.indexOf(from); day !== DAYS.indexOf(to); day = (day + 1) % DAYS.length) days.add(day);
  }
  return days;
}

/** Returns the name of a day by its number, 0 for Monday. */
export function dayName(day: number): string {
  return DAYS[day] ?? "";
}

/** Whether the day with this number is Saturday or Sunday. */
export function isWeekendDay(day: number): boolean {
  return day >= SATURDAY;
}

/** Whether some of these days are at the weekend. */
export function isAtWeekend(days: ReadonlySet<number>): boolean {
  return [...days].some(isWeekendDay);
}

const SHIFT = "(?:days?|mornings?|afternoons?|evenings?|nights?|shifts?|visits|sessions|classes|sections|rounds)";
const A_WEEK = "(?:,? ?(?:a|per|each|every|of the) week|,? weekly)";
const OTHER_DAYS = "(?: (?:a|per|each) (?:month|year)| (?:of (?:training|orientation|vacation)|in advance|notice|ago))";
/** How a text counts the days of a week, the clearest first. */
const COUNTED = [
  `${ONE_OR_TWO} \\w+-hour (?:shifts?|days?)\\b`,
  `${ONE_OR_TWO}(?: [\\w-]+){0,2} ${SHIFT}(?: \\w+)?${A_WEEK}\\b`,
  `${SHIFT}\\b[^.;]{0,60}?\\b${ONE_OR_TWO} (?:a|per|each) week\\b`,
  `${ONE_OR_TWO} (?:a|per) week\\b`,
  `${ONE_OR_TWO} (?:mornings|afternoons|evenings|nights|weekdays)\\b`,
  `${ONE_OR_TWO} (?:\\w+ )?days?\\b(?!${OTHER_DAYS})`,
].map((pattern) => new RegExp(`\\b${pattern}`));
const TWICE = /\btwice (?:(?:a|per|each) week|weekly)\b/;
const ONCE = /\bonce (?:(?:a|per|each) week|weekly)\b/;

/** Returns the days per week that a text counts; both for "two or three days a week". */
export function daysCounted(said: string): number[] {
  if (TWICE.test(said)) return [2];
  for (const pattern of COUNTED) {
    const [, first, last] = pattern.exec(said) ?? [];
    const numbers = [first, last].flatMap((one) => (one === undefined ? [] : [numberOf(one) ?? 0]));
    if (numbers.length > 0 && numbers.every((one) => one >= 1 && one <= DAYS.length)) return numbers;
  }
  return ONCE.test(said) ? [1] : [];
}
