import { dayOf, daysCounted, isAtWeekend, namedDays } from "./days.ts";
import { timesOfHours } from "./hours.ts";
import { monthsNamed, monthsOfWork, SEASONS } from "./months.ts";
import { NUMBER, type WorkingTime } from "./words.ts";

/** When work is done, as far as a text says it. */
export type WorkingTimes = {
  times: WorkingTime[];
  /** The days of the week that the text names, 0 for Monday. */
  named: number[];
  /** Days per week; two for "two or three days". */
  days: number[];
  /** How long the whole work takes, in months, at least 1; null if the text does not say. */
  months: number | null;
};

const TIME = "(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|summers?|winters?|saturdays?|sundays?)";
/** The weather, and a newspaper. */
const NO_TIMES =
  /\b(?:cold|frosty|chilly|hot|dark|warm|snowy|busy) (?:mornings?|evenings?|nights?)\b|\b(?:saturday|sunday)s? (?:bulletin|paper|newspaper|edition|best)\b/g;
/** A sentence about what happens a few times a year: "Two board meetings a year are on a Saturday." */
const YEARLY = /\b(?:once|twice|one|two|three|a few)(?: \w+){0,2} (?:in )?(?:a|per|each) (?:year|season)\b/;
/** "The evening before" says when something is told, not when work is done. */
const BEFORE_OR_AFTER = /\bthe (?:morning|afternoon|evening|night|weekend) (?:before|after)\b/g;
/** "No evenings or Saturdays", "never at weekends". */
const DENIED = new RegExp(
  `\\b(?:no|not|never|nor|without|free)(?: [\\w-]+){0,2} ${TIME}(?: (?:or|and|nor) ${TIME})?\\b`,
  "g",
);
/** "With weekends, nights and summers off". */
const FREE_TIME = `(?:${TIME}|(?:mon|tues|wednes|thurs|fri)days?|holidays|vacations|breaks)`;
const FREE = new RegExp(
  `\\b${FREE_TIME}(?:(?:,|,? (?:and|or)|, and) ${FREE_TIME})* (?:are |is )?(?:always )?(?:off|free|yours|your own)\\b`,
  "g",
);
/** "Two Saturdays a month", "the occasional evening". */
const SELDOM = new RegExp(
  `\\b(?:an?|once|${NUMBER})(?: \\w+)? ${TIME}(?: \\w+)? (?:a|per|each|every|once a|twice a) (?:month|quarter|year)\\b|\\boccasional ${TIME}\\b|\\b(?:a few|some) late nights?\\b|\\b(?:some|one|every) ${TIME}(?: days?)? in (?:two|three|four|five|six)\\b|\\bone weekend day in \\w+\\b`,
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
  [
    "summer",
    /\b(?:summers?(?! off| (?:visitors?|guests?|residents?|people|homes?))|memorial day (?:to|through|until) labor day)\b/,
  ],
  ["fall", /\b(?:(?:in|each|every|this) (?:the )?(?:fall|autumn)|(?:fall|autumn) (?:season|semester|and))\b/],
  [
    "winter",
    /\b(?:winters?(?! off| (?:visitors?|guests?|residents?|people|coats?|clothes|sports?))|ski season|snow season)\b/,
  ],
  [
    "school",
    /\b(?:summers?(?:, [a-z, ]+)? off|no summers?|school (?:year|calendar|days|hours|breaks?)|academic (?:year|calendar)|during the semester|when school is (?:out|in))\b/,
  ],
];

/** A longer span of months is the whole year but for a break. */
const LONGEST_SPAN = 8;
/** A span belongs to a season with so many of its months. */
const MONTHS_IN_SEASON = 2;

/** Reads when work is done from the texts of a job. */
export function readWorkingTimes(text: string): WorkingTimes {
  const whole = plainTextOf(text);
  const said = whole
    .replace(SELDOM, " ")
    .replace(DENIED, " ")
    .replace(FREE, " ")
    .replace(BEFORE_OR_AFTER, " ")
    .replace(NO_TIMES, " ")
    .split(/(?<=[.;])/)
    .filter((sentence) => !YEARLY.test(sentence))
    .join("");
  const days = namedDays(said);
  const span = monthsNamed(said);
  const counted = daysCounted(said);
  const isEvening = /\b(?:evenings?|nights?)\b/.test(said) && !/\bmornings?\b/.test(said);
  const byHours = timesOfHours(said, isEvening);
  // "Tuesday nights from six to nine" are evenings.
  const areEvenings = byHours.includes("evenings") && !byHours.includes("nights");
  const times: WorkingTime[] = [
    // "No summers" says something of the school year.
    ...SAID.filter(([time, pattern]) => pattern.test(time === "school" ? whole : said))
      .map(([time]) => time)
      .filter((time) => time !== "nights" || !areEvenings),
    ...byHours,
    ...(days.size === 0 ? [] : [isAtWeekend(days) ? ("weekends" as const) : ("weekdays" as const)]),
    ...SEASONS.filter(([, months]) => months.filter((month) => span.includes(month)).length >= MONTHS_IN_SEASON).map(
      ([season]) => season,
    ),
  ];
  return {
    times: [...new Set(times)],
    named: [...days],
    days: counted.length > 0 ? counted : days.size > 0 ? [days.size] : [],
    months: monthsOfWork(said) ?? (span.length > 0 && span.length <= LONGEST_SPAN ? span.length : null),
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
    .replace(/\b(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b\.?/g, (_, day: string) => dayOf(day));
}
