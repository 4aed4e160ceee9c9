import { HOUR_BANDS, hourBandOf } from "#app/domain/employment.ts";
import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { numberOf } from "#app/domain/numbers.ts";
import { timesOfHours } from "#app/features/search/job-entries/hours.ts";
import { monthsNamed, SEASONS } from "#app/features/search/job-entries/months.ts";
import { countOf, monthsOf, type WorkingTime } from "#app/features/search/job-entries/words.ts";
import { type WayOfWorking, wayNamed, wayOfEntries } from "./way-names.ts";

const TIMES_A_WEEK =
  /^(?:(?:a few|few|a couple of|couple of|a couple|couple|some|one|two|three|four|1|2|3|4) )(mornings|afternoons|evenings|nights|morning|afternoon|evening|night)(?: (?:a|per|each|every) week)?$/;

/** Parses "two evenings a week" into the time of the day that it names. */
export function timesAWeek(text: string): WayOfWorking | null {
  const [, time] = TIMES_A_WEEK.exec(text) ?? [];
  return time === undefined ? null : wayNamed(time);
}

const TIMES_A_MONTH =
  /^(?:\w+ (?:or|to) )?(?:a few|few|a couple of|couple of|couple|\w+) (?:days?|times?|weekends?|mornings?|evenings?|visits?|saturdays?|sundays?) (?:a|per|each|every) (?:month|quarter|year)$/;

/** Parses "three days a month" and the like. */
export function timesAMonth(text: string): WayOfWorking | null {
  return TIMES_A_MONTH.test(text) ? wayNamed("once a month") : null;
}

const MONTHS_OF_YEAR = 12;
/** How many months more or less someone accepts. */
const MONTHS_APART = 2;

/** Parses "a few weeks" and "three to four months" into how long a project takes, and its neighbors. */
export function monthsOfWork(text: string): WayOfWorking | null {
  const [, first, number = "", unit] =
    /^(?:for |about |around )?(?:(\w+) (?:or|to) )?(?:a )?(\w+(?: of)?) (weeks?|months?)$/.exec(text) ?? [];
  if (unit === undefined) return null;
  const [least, most] = [first ?? number, number].map(countOf).map((count) => count && monthsOf(count, unit));
  if (!least || !most || most > MONTHS_OF_YEAR) return null;
  const within = (apart: number) =>
    Array.from({ length: MONTHS_OF_YEAR }, (_, index) => index + 1)
      .filter((months) => months >= least - apart && months <= most + apart)
      .map(INDEX_ENTRIES.months);
  const own = within(0);
  const kinds = within(MONTHS_APART).filter((entry) => !own.includes(entry));
  return {
    ...wayOfEntries("Short project", { own, kinds, tagged: [INDEX_ENTRIES.employmentType("project")] }),
    isNoName: false,
  };
}

/** Parses "January to April" into the seasons that have two of its months. */
export function monthsOfYear(text: string): WayOfWorking | null {
  const months = monthsNamed(text.replace(/^(?:from|between) /, ""));
  if (months.length === 0 || !/^(?:from |between )?\w+ (?:to|through|thru|until|till|and) \w+$/.test(text)) return null;
  const seasons = SEASONS.filter(([, own]) => own.filter((month) => months.includes(month)).length > 1).map(
    ([season]) => season,
  );
  return seasons.length === 0
    ? null
    : wayOfEntries(seasons.map(titled).join(" and "), {
        own: seasons.map(INDEX_ENTRIES.onlyWay),
        tagged: seasons.map(INDEX_ENTRIES.way),
        named: [INDEX_ENTRIES.way("seasonal")],
      });
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The most days of a week that someone asks for by number, because five are the usual week. */
const MOST_DAYS = 4;

const DAYS =
  /^(max |maximum |at most |up to |no more than |not more than |less than |fewer than |under |only |just )?(?:\w+ (?:or|to) )?(a few|few|a couple of|couple of|a couple|couple|\w+) (?:short |half |full )?days?( (?:(?:a|per|each) )?week(?:ly)?)?( or less| or fewer| at most| max| tops)?$/;

/** Parses "two days a week" into a number of days that a job names, or into weekly hours of at most so many days. */
export function daysAWeek(text: string): WayOfWorking | null {
  const [, bound = "", number = "", week, end] = DAYS.exec(text) ?? [];
  const counted = countOf(number);
  if (counted === null || (counted === 1 && bound === "" && week === undefined && end === undefined)) return null;
  const days = /^(?:less|fewer|under)/.test(bound) ? counted - 1 : counted;
  if (days < 1 || days > MOST_DAYS) return null;
  const fewer = Array.from({ length: days - 1 }, (_, index) => [
    INDEX_ENTRIES.daysNamed(index + 1),
    INDEX_ENTRIES.daysOfHours(index + 1),
  ]).flat();
  return wayOfEntries(days === 1 ? "One day a week" : `Up to ${days} days a week`, {
    own: [INDEX_ENTRIES.daysNamed(days)],
    kinds: [INDEX_ENTRIES.daysOfHours(days)],
    tagged: fewer,
  });
}

const HOURS =
  /^((?:less|fewer|no more|not more) than |under |below |up to |at most |max |maximum |about |around |only |just )?(?:(\w+) (?:to|or) )?(\w+) (?:hours?|hrs)( (?:a|per|each) (?:week|wk|day)| weekly| daily)?( max| tops)?$/;
const FEW =
  /^(?:just |only )?(?:a )?(?:few|couple|couple of) (?:hours|hrs)( (?:a|per|each) (?:week|day)| weekly| daily)?$/;
/** "12 hours or less a week". */
const OR_LESS = /^(\w+ (?:hours?|hrs)) or (?:less|fewer)\b/;
const SHORT_DAYS = /^(?:short|shorter|half) (?:shifts?|hours)$/;

/** What "a few hours" a week are at most. */
const FEW_HOURS = 10;
/** What "a few hours" a day are at most. */
const FEW_HOURS_OF_DAY = 4;
/** A number alone ("20 hours") is of a week from here on. */
const LEAST_HOURS_ALONE = 6;
const DAYS_OF_WEEK = 5;

/**
 * Parses "up to 15 hours a week" into the bands of hours below that, and "15 hours a week" into the band that has it.
 * The next best are the neighbors below. Hours a day are those of a week of five days.
 */
export function hoursAWeek(text: string): WayOfWorking | null {
  const few = SHORT_DAYS.test(text) ? [" a day"] : FEW.exec(text)?.slice(1);
  const isFewOfDay = / (?:day|daily)$/.test(few?.[0] ?? "") || SHORT_DAYS.test(text);
  const read = few
    ? `up to ${isFewOfDay ? `${FEW_HOURS_OF_DAY} hours a day` : `${FEW_HOURS} hours`}`
    : text.replace(OR_LESS, "up to $1");
  const [, bound = "", first, number = "", unit = "", end] = HOURS.exec(read) ?? [];
  const hours = numberOf(number);
  if (hours === null) return null;
  const isOfDay = / (?:day|daily)$/.test(unit);
  if (isOfDay && hours > 8) return null;
  const isAlone = bound === "" && unit === "" && first === undefined && end === undefined;
  if (isAlone && (hours < LEAST_HOURS_ALONE || !text.endsWith("s"))) return null;
  const ofWeek = isOfDay ? hours * DAYS_OF_WEEK : hours;
  const isAbout = /^(?:about |around |only |just )?$/.test(bound) && end === undefined && !isOfDay;
  const within = hourBandOf(ofWeek);
  const below = HOUR_BANDS.filter((band) => band <= ofWeek);
  const own = isAbout || below.length === 0 ? [within] : below;
  const kinds = HOUR_BANDS.filter((band) => band <= within && !own.includes(band));
  return wayOfEntries(`${isAbout ? "About" : "Up to"} ${hours} hours a ${isOfDay ? "day" : "week"}`, {
    own: own.map(INDEX_ENTRIES.hours),
    kinds: kinds.map(INDEX_ENTRIES.hours),
  });
}

const HOUR = "(\\d{1,2}|noon|midnight)(?: (\\d\\d))? ?(am|pm|a m|p m)?";
const RANGE = new RegExp(`^(?:from |between )?${HOUR} (?:(?:to|until|till|thru|through|and) )?${HOUR}$`);
const DONE_BY =
  /^(?:until|before|done by|done before|off by|out by|finished by|finish by|home by|home before|only until) (11|12|1|2|3|4|noon|one|two|three|four)(?: (\d\d))?(?: ?p ?m)?$/;

/** Parses "9 to 2", "8am-noon", and "done by 2" into the times of the day that a job in these hours names. */
export function hoursOfDay(text: string): WayOfWorking | null {
  const [, until] = DONE_BY.exec(text) ?? [];
  if (until !== undefined)
    return wayOfEntries(until === "noon" ? "Done by noon" : `Done by ${numberOf(until)}`, {
      own: [INDEX_ENTRIES.onlyWay("mornings")],
      kinds: [INDEX_ENTRIES.way("school")],
      tagged: [INDEX_ENTRIES.way("mornings")],
      named: [INDEX_ENTRIES.way("own-hours")],
    });
  const [, from = "", minutes = "", fromHalf = "", to = "", toMinutes = "", toHalf = ""] = RANGE.exec(text) ?? [];
  const isSure = fromHalf !== "" || toHalf !== "" || /noon|midnight/.test(text);
  // Two bare numbers are hours where they pass noon: "9 to 2", but not "2 to 3".
  if (!isSure && !(Number(from) >= 6 && Number(from) < 12 && Number(to) < 7)) return null;
  const written = (hour: string, half: string) => `${hour}${half.replace(" ", "")}`;
  const times = timesOfHours(`from ${written(from, fromHalf)} to ${written(to, toHalf)}`, false);
  return times.length === 0
    ? null
    : wayOfEntries(`${shown(from, minutes, fromHalf)} to ${shown(to, toMinutes, toHalf)}`, {
        own: times.map(INDEX_ENTRIES.onlyWay),
        kinds: times.includes("weekdays") ? [INDEX_ENTRIES.way("school")] : [],
        tagged: [
          ...new Set<WorkingTime>([...times, ...(times.includes("weekdays") ? (["mornings"] as const) : [])]),
        ].map(INDEX_ENTRIES.way),
        named: [INDEX_ENTRIES.way("own-hours")],
      });
}

function shown(hour: string, minutes: string, half: string): string {
  const written = half === "" ? "" : ` ${half.startsWith("a") ? "a.m." : "p.m."}`;
  return `${hour}${minutes === "" ? "" : `:${minutes}`}${written}`;
}
