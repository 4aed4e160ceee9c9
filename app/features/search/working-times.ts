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

/** When work is done, as far as a text says it. */
export type WorkingTimes = {
  times: WorkingTime[];
  /** Days per week; two for "two or three days". */
  days: number[];
  /** How long the whole work takes, in months, at least 1; null if the text does not say. */
  months: number | null;
};

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
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
const SEASONS: ReadonlyArray<readonly [WorkingTime, readonly number[]]> = [
  ["spring", [2, 3, 4]],
  ["summer", [5, 6, 7]],
  ["fall", [8, 9, 10]],
  ["winter", [11, 0, 1]],
];

const NUMBER = "(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";
const OR = "(?:to|or|-)";

const TIME = "(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|summers?|winters?|saturdays?|sundays?)";
/** "No evenings or Saturdays", "never at weekends". */
const DENIED = new RegExp(
  `\\b(?:no|not|never|nor|without|free)(?: [\\w-]+){0,2} ${TIME}(?: (?:or|and|nor) ${TIME})?\\b`,
  "g",
);
/** "Two Saturdays a month", "the occasional evening". */
const SELDOM = new RegExp(
  `\\b(?:an?|once|${NUMBER})(?: \\w+)? ${TIME}(?: \\w+)? (?:a|per|each|every|once a|twice a) (?:month|quarter|year)\\b|\\boccasional ${TIME}\\b`,
  "g",
);

const SAID: ReadonlyArray<readonly [WorkingTime, RegExp]> = [
  ["mornings", /\bmornings?\b/],
  ["afternoons", /\b(?:afternoons?|after school)\b/],
  ["evenings", /\bevenings?\b/],
  ["nights", /\b(?:nights|night shifts?|overnights?|graveyard)\b/],
  ["weekdays", /\b(?:weekdays?|daytime|business hours|day shifts?|office hours|school hours)\b/],
  ["weekends", /\b(?:weekends?|saturdays?|sundays?)\b/],
  ["spring", /\b(?:(?:in|each|every|this|late|early) (?:the )?spring|spring (?:season|semester|and))\b/],
  ["summer", /\b(?:summers?(?! off)|memorial day (?:to|through|until) labor day)\b/],
  ["fall", /\b(?:(?:in|each|every|this) (?:the )?(?:fall|autumn)|(?:fall|autumn) (?:season|semester|and))\b/],
  ["winter", /\b(?:winters?(?! off)|ski season|snow season)\b/],
  [
    "school",
    /\b(?:summers? off|no summers?|school (?:year|calendar|days|hours|breaks?)|academic (?:year|calendar)|during the semester|when school is (?:out|in))\b/,
  ],
];

/** Reads when work is done from the texts of a job. */
export function readWorkingTimes(text: string): WorkingTimes {
  const whole = plainTextOf(text);
  const said = whole.replace(SELDOM, " ").replace(DENIED, " ");
  const span = monthsNamed(said);
  const days = namedDays(said);
  const isEvening = /\bevenings?\b/.test(said) && !/\bmornings?\b/.test(said);
  const hours = timesOfHours(said, isEvening);
  const named = SAID.filter(([time, pattern]) => pattern.test(time === "school" ? whole : said)).map(([time]) => time);
  const seasons = SEASONS.filter(([, months]) => months.filter((month) => span.includes(month)).length >= 2);
  const times = [...named, ...hours, ...daysOf(days), ...seasons.map(([season]) => season)];
  const counted = daysCounted(said);
  return {
    times: [...new Set(times)],
    days: counted.length > 0 ? counted : days.length > 0 ? [days.length] : [],
    months: monthsOfWork(said) ?? (span.length > 0 && span.length <= MOST_MONTHS ? span.length : null),
  };
}

/** Returns the text in small letters with "7 a.m." as "7am", "7:30" kept, and a period only at the end of a sentence. */
function plainTextOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(
      /-(week|month)(?= (?:project|assignment|contract|engagement|term|job|position|run|season|session)s?\b)/g,
      " $1",
    )
    .replace(/\b(?:mid|early|late)-/g, "")
    .replace(/\bthanksgiving\b/g, "november")
    .replace(/\bchristmas\b(?= eve|\.|,)/g, "december")
    .replace(/\b([ap])\.? ?m\.?(?=\W|$)/g, "$1m")
    .replace(/(\d) (am|pm)\b/g, "$1$2")
    .replace(/\b(mon|tues?|wed|thurs?|fri|sat|sun)\b\.?/g, (_, day: string) => dayOf(day));
}

function dayOf(short: string): string {
  return DAYS.find((day) => day.startsWith(short)) ?? short;
}

const HOUR =
  "(\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|noon|midnight)(?::(\\d\\d))?(am|pm)?";
const HOURS = new RegExp(
  `\\b${HOUR} ?(?:to|until|till|-|and) ?${HOUR}(?! ?(?:%|\\w*(?:hours?|hrs?|days?|weeks?|months?|years?|people|students|children|volunteers)\\b))(?=[ ,.;)]|$)`,
  "g",
);
const AFTER = new RegExp(`\\b(?:after|from|at|until) ${HOUR}(?! ?(?:to|until|till|-))\\b`, "g");
/** Words before a range of bare numbers that make it hours: "from 10 to 4", "Saturdays, 9 to 1". */
const BEFORE_HOURS =
  /(?:\b(?:from|between|shifts?|hours|daily|days?|weekdays?|weekends?|mornings?|afternoons?|evenings?|only)|days?),?:? ?$/;

/** Returns the times of the day that a text names by their hours; with `isEvening`, "5:30 to 9" is not in the morning. */
function timesOfHours(said: string, isEvening: boolean): WorkingTime[] {
  const found: WorkingTime[] = [];
  for (const match of said.matchAll(HOURS)) {
    const [, from = "", , fromHalf, to = "", , toHalf] = match;
    const isWritten =
      fromHalf ?? toHalf ?? match[2] ?? match[5] ?? (/noon|midnight/.test(from + to) ? "noon" : undefined);
    if (isWritten === undefined && !BEFORE_HOURS.test(said.slice(0, match.index))) continue;
    const range = rangeOf(from, fromHalf, to, toHalf, isEvening);
    if (range) found.push(...timesBetween(...range));
  }
  for (const [written, hour = "", , half] of said.matchAll(AFTER)) {
    if (half === "pm" && written.startsWith("after") && hourOf(hour) < 5) found.push("afternoons");
    if (half === "pm" && written.startsWith("until") && [7, 8, 9, 10, 11].includes(hourOf(hour)))
      found.push("evenings");
  }
  return found;
}

function hourOf(written: string): number {
  if (written === "noon") return 12;
  if (written === "midnight") return 24;
  return numberOf(written) ?? 0;
}

/** Returns the hours of the day from 0 to 30 between which work is done; null for numbers that are none. */
function rangeOf(
  from: string,
  fromHalf: string | undefined,
  to: string,
  toHalf: string | undefined,
  isEvening: boolean,
): [number, number] | null {
  const [first, last] = [hourOf(from), hourOf(to)];
  if (first < 1 || last < 1 || first > 24 || last > 24) return null;
  const isAfternoon =
    fromHalf === "pm" ||
    (fromHalf === undefined && first < 12 && (first < 5 || (isEvening && first < 10 && toHalf !== "am")));
  const start = (first % 12) + (from === "noon" || isAfternoon || (first === 12 && fromHalf !== "am") ? 12 : 0);
  const ofPair = toHalf === "pm" && fromHalf === undefined && first < last && last < 12 && first !== 12;
  const begins = ofPair && first < 7 ? (first % 12) + 12 : start;
  let ends = to === "midnight" ? 24 : toHalf === "am" ? last % 12 : toHalf === "pm" ? (last % 12) + 12 : last % 12;
  while (ends <= begins) ends += 12;
  return ends - begins > 14 ? null : [begins, ends];
}

function timesBetween(from: number, to: number): WorkingTime[] {
  if (to > 26 || from >= 21 || from < 3) return ["nights"];
  if (to <= 13 && from < 11) return ["mornings"];
  if (from >= 16 || (from >= 14 && to >= 20)) return ["evenings"];
  if (from >= 11.5 && to <= 18.5) return ["afternoons"];
  return to <= 18 && from >= 6 ? ["weekdays"] : [];
}

/** Returns the numbers of the days of the week that a text names, 0 for Monday: "Thursday to Sunday" are four. */
function namedDays(said: string): number[] {
  const names = `(${DAYS.join("|")})`;
  const days = new Set<number>();
  for (const [, from = "", to = ""] of said.matchAll(
    new RegExp(`\\b${names}s?(?: ?-| to| through| thru| until) ${"?"}${names}s?\\b`, "g"),
  )) {
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    for (let day = first; ; day = (day + 1) % DAYS.length) {
      days.add(day);
      if (day === last) break;
    }
  }
  for (const [, day = ""] of said.matchAll(new RegExp(`\\b${names}s?\\b`, "g"))) days.add(DAYS.indexOf(day));
  return [...days].sort();
}

function daysOf(days: readonly number[]): WorkingTime[] {
  const isAtWeekend = days.some((day) => day >= 5);
  if (days.length === 0) return [];
  return isAtWeekend ? ["weekends"] : ["weekdays"];
}

const TIMES_A_WEEK = `(?:days?|mornings?|afternoons?|evenings?|nights?|shifts?|visits|sessions|classes|sections|rounds)`;
const A_WEEK = "(?:,? ?(?:a|per|each|every|of the) week|,? weekly)";
const COUNTED: readonly RegExp[] = [
  new RegExp(`\\b(?:${NUMBER} ${OR} )?${NUMBER} \\w+-hour (?:shifts?|days?)\\b`),
  new RegExp(`\\b(?:${NUMBER} ${OR} )?${NUMBER}(?: [\\w-]+){0,2} ${TIMES_A_WEEK}(?: \\w+)?${A_WEEK}\\b`),
  new RegExp(`\\b${TIMES_A_WEEK}\\b[^.;]{0,60}?\\b(?:${NUMBER} ${OR} )?${NUMBER} (?:a|per|each) week\\b`),
  new RegExp(`\\b(?:${NUMBER} ${OR} )?${NUMBER} (?:a|per) week\\b(?! hours)`),
  new RegExp(`\\b(?:${NUMBER} ${OR} )?${NUMBER} (?:mornings|afternoons|evenings|nights|weekdays)\\b`),
  new RegExp(
    `\\b(?:${NUMBER} ${OR} )?${NUMBER} (?:\\w+ )?days?\\b(?! (?:a|per|each) (?:month|year)| (?:of (?:training|orientation|vacation)|in advance|notice|ago))`,
  ),
];
const MOST_DAYS = 7;

/** Returns the days per week that a text counts; both for "two or three days a week". */
function daysCounted(said: string): number[] {
  if (/\btwice (?:a|per|each) week\b|\btwice weekly\b/.test(said)) return [2];
  for (const pattern of COUNTED) {
    const match = pattern.exec(said);
    const numbers = [match?.[1], match?.[2]].flatMap((one) => (one === undefined ? [] : [numberOf(one) ?? 0]));
    if (numbers.length > 0 && numbers.every((one) => one >= 1 && one <= MOST_DAYS)) return numbers;
  }
  return /\bonce (?:a|per|each) week\b/.test(said) ? [1] : [];
}

/** A longer span of months is the whole year but for a break. */
const MOST_MONTHS = 8;

/** Returns the months of the first span that a text names: "from February to the end of May". */
function monthsNamed(said: string): number[] {
  const name = `(${MONTHS.join("|")})`;
  const span = new RegExp(
    `\\b${name}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? | ?- ?)(?:to|through|thru|until|till|and|-)? ?(?:(?:the )?(?:end of|mid|late|early|middle of) )?${name}\\b`,
  );
  const [, from = "", to = ""] = span.exec(said) ?? [];
  if (from === "" || from === to) return [];
  const months: number[] = [];
  for (let month = MONTHS.indexOf(from); ; month = (month + 1) % MONTHS.length) {
    months.push(month);
    if (MONTHS[month] === to) return months;
  }
}

const LENGTH = new RegExp(
  `\\b(?:${NUMBER} ${OR} )?(?:${NUMBER}|a few|a couple of|several|a) (weeks?|months?|semesters?)\\b(?! (?:ago|old|behind|notice|(?:of )?(?:paid )?(?:experience|training|orientation)|probation|(?:in |of )?(?:each|a|per|every) month))`,
  "g",
);
/** What a length is of that is not the whole work: "every two weeks", "within a month". */
const BEFORE_OTHER_LENGTHS =
  /\b(?:every|each|within|in the (?:last|past)|after|per|once|twice|times|hours|days|shifts?|visits?|half|first|last|the) $/;
const WEEKS_OF_MONTH = 4.3;
const MONTHS_OF_SEMESTER = 4;

/** Returns how many months a text says that the work takes. */
function monthsOfWork(said: string): number | null {
  for (const match of said.matchAll(LENGTH)) {
    const [written, , number, unit = ""] = match;
    if (BEFORE_OTHER_LENGTHS.test(said.slice(0, match.index))) continue;
    if (/^a (?:week|month)/.test(written)) continue;
    const count = number === undefined ? (/couple/.test(written) ? 2 : 3) : (numberOf(number) ?? 0);
    if (count === 0) continue;
    if (unit.startsWith("semester")) return count * MONTHS_OF_SEMESTER;
    return Math.max(1, Math.round(unit.startsWith("week") ? count / WEEKS_OF_MONTH : count));
  }
  return null;
}
