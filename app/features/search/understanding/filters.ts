import { HOUR_BANDS, hourBandOf } from "#app/domain/employment.ts";
import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { numberOf } from "#app/domain/numbers.ts";
import { PAY_STEPS } from "#app/domain/pay.ts";
import { countOf, monthsOf } from "#app/features/search/job-entries/words.ts";
import type { Concepts } from "#app/features/search/keywords.ts";

/**
 * A way of working among the words of a search: its chip's label, and the index entries that jobs with it have. Jobs
 * that only have the words match as well, unless there are `concepts`: entries ordered by how well they show it. With
 * `isNoName` it is never part of an occupation's name, unlike "night" in "night auditor".
 */
export type WayOfWorking = {
  label: string;
  entries: readonly string[];
  concepts?: Concepts | undefined;
  isNoName: boolean;
};

/** Ways of working that a form field states: label, entries, names. */
const BY_FORM = `
Remote | ~mremote | remote; remotely; work remotely; working remotely; remote work; from home; work from home; working from home
Remote | ~mremote | from my home; from my house; from my own home; in my own home; in my home; at my house; out of my home; own home; stay at home; online; over the phone from home
Remote | ~mremote | at home; work at home; home based; work home; working home; wfh; telework; teleworking; telecommute; telecommuting
Hybrid | ~mhybrid | hybrid
On-site | ~mon-site | on site; onsite; in person
Part-time | ~epart-time | part time; parttime; part timer; half time; half days; half day; half a day
Full-time | ~efull-time | full time; fulltime
Job share | ~fjob-share | job share; job sharing; jobshare
`;

/**
 * Ways of working that are read from texts where these do not negate them, or that only a form field states: label;
 * entries that show it in the title or as clearly, best, well, and loosely; names. A name is no word that also stands
 * before a trade: "relief", "housing".
 */
const BY_READING = `
Evenings | ~tevening ~tevenings | ~Wevenings | ~wevenings ~fevenings-weekends | ~wown-hours | evenings; evening; in the evening; in the evenings; evening work; evening shift; evening shifts; evening hours; second shift; late shift; late shifts; swing shift; after work; after dinner; after supper; after 5; after 5 pm; after 6; after 6 pm; after five; after six
Mornings | ~tmorning ~tmornings | ~Wmornings | ~wmornings | ~wown-hours | mornings; morning; in the morning; in the mornings; early morning; early mornings; morning work; morning shift; morning shifts; morning hours; early shift; first shift; before noon; until noon; before lunch; done by noon; done by lunch; off by noon; early riser; early bird
Afternoons | ~tafternoon ~tafternoons | ~Wafternoons | ~wafternoons | ~wown-hours | afternoons; afternoon; in the afternoon; in the afternoons; afternoon work; afternoon shift; afternoon shifts; afternoon hours; after lunch; after noon; after 1 pm; after 2 pm; after 3 pm; after 3; after school hours
Weekdays | ~tweekday ~tweekdays ~tdaytime |  | ~wweekdays |  | weekdays; weekday; daytime; daytime hours; days only; weekday hours; day shift; day shifts; during the day; during the week; business hours; monday to friday; monday through friday
Nights | ~tnight ~tnights | ~Wnights | ~wnights |  | nights; night; at night; night shift; night shifts; night work; overnight; overnights; night hours; third shift; graveyard shift; night owl
Weekends | ~tweekend ~tweekends | ~Wweekends | ~wweekends ~fevenings-weekends |  | weekends; weekend; on weekends; on the weekend; at weekends; weekend work; weekend hours; every other weekend; saturdays and sundays; saturday and sunday
Summer | ~tsummer | ~Wsummer | ~wsummer |  | summer; summers; summer work; for the summer; over the summer; during the summer
Spring | ~tspring | ~Wspring | ~wspring |  | spring; spring work; springtime; in the spring; for the spring; during the spring
Fall | ~tfall ~tautumn | ~Wfall | ~wfall |  | fall; autumn; fall work; in the fall; in the autumn; for the fall; during the fall
Winter | ~twinter | ~Wwinter | ~wwinter |  | winter; winters; winter work; for the winter; over the winter; during the winter
Seasonal | ~fseasonal ~tseasonal ~tseason ~wseasonal |  | ~wsummer ~wwinter ~wspring ~wfall |  | seasonal; seasonal work; season work; seasonal help; seasonally; part of the year; half the year; few months a year
Holidays | ~wholidays |  | ~wwinter ~wfall |  | holiday season; holiday season help; holiday help; holiday work; christmas help; christmas work; christmas season; for christmas; for the holidays; over the holidays
On call | ~toncall ~wrelief |  |  | ~wown-hours | on call; oncall; per diem; prn; as needed; as needed basis; fill in; filling in; fill in work; relief work; standby; on standby; subbing; vacation cover; vacation coverage; cover for vacations; sick cover; now and then; once in a while; occasional; occasionally; casual; sporadic
Days by the month | ~wmonthly |  |  |  | once a month; twice a month; a few days a month; few days a month; couple days a month; one day a month; two days a month; one week a month; every other week; every two weeks; once or twice a month; a few times a year; few times a year
With housing | ~whousing |  |  |  | with housing; housing provided; housing included; live in; living in; room and board; with lodging; with a place to live; place to live; place to stay; rv spot; rv site; with rv spot; rv hookup; free rent; with accommodation
Flexible hours | ~wown-hours ~fchoose-days |  | ~fflexible-hours |  | flexible hours; flexible schedule; flexible; own hours; my own hours; set my own hours; choose my own hours; own schedule; my own schedule; set my own schedule
School year | ~wschool | | | | summers off; summer off; no summers; school year; school schedule; school hours; school calendar; academic year
Seated work | ~wseated |  |  |  | sitting job; sitting jobs; sit down job; sit down jobs; sit down work; sitting; sitting down; seated; seated work; desk job; desk work; off my feet; no standing; not standing; not on my feet; not on my feet all day
Light work | ~wlight |  |  |  | light work; light duty; light duties; no lifting; no heavy lifting; not heavy; nothing heavy; easy on the back; easy on my back; easy on the knees; bad back; bad knees
No experience needed | ~wtraining |  |  |  | no experience; no experience needed; no experience necessary; no experience required; will train; paid training; training provided; on the job training; learn on the job; entry level; teach me; train me
Short project | ~wshort | ~eproject | ~econsulting |  | short project; short projects; short term project; short term; short job; short contract; project work; temp; temporary; temporary work; temp work; contract work; on contract; contract basis; short assignment; short assignments; short gig; short gigs; short stint; one off project; one time project
`;

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Rows of the same kind for the days of the week. */
const BY_DAY = DAYS.map((day) => {
  const label = `${day.charAt(0).toUpperCase()}${day.slice(1)}s`;
  const names = [day, `${day}s`, `on ${day}`, `on ${day}s`, `every ${day}`, `${day} only`];
  return `${label} | ~t${day} ~t${day}s | | ~w${day} | ~wown-hours | ${names.join("; ")}`;
}).join("\n");

function rowsOf(lines: string): string[][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
}

function listOf(entries: string): string[] {
  return entries.split(" ").filter((entry) => entry !== "");
}

const BY_NAME = new Map<string, WayOfWorking>([
  ...rowsOf(BY_FORM).flatMap(([label = "", entries = "", names = ""]) => {
    const way = { label, entries: listOf(entries), isNoName: /~[me]/.test(entries) };
    return names.split("; ").map((name) => [name, way] as const);
  }),
  ...rowsOf(`${BY_READING.trim()}\n${BY_DAY}`).flatMap(
    ([label = "", own = "", kinds = "", tagged = "", named = "", names = ""]) => {
      const concepts = { own: listOf(own), kinds: listOf(kinds), tagged: listOf(tagged), named: listOf(named) };
      return names.split("; ").map((name) => [name, { label, entries: [], concepts, isNoName: false }] as const);
    },
  ),
]);

/** The most words in such a name. */
export const LONGEST_WAY = 7;

/** Returns the way of working that these folded words name together; null for others. */
export function wayOfWorking(words: readonly string[]): WayOfWorking | null {
  const text = words.join(" ");
  return (
    BY_NAME.get(text) ?? timesAWeek(text) ?? monthsOfWork(text) ?? daysAWeek(text) ?? hoursAWeek(text) ?? leastPay(text)
  );
}

/** Parses "two evenings a week" into the time of the day that it names. */
function timesAWeek(text: string): WayOfWorking | null {
  const [, time] =
    /^(?:(?:a few|few|a couple of|couple of|a couple|couple|some|one|two|three|four) )(mornings|afternoons|evenings|nights|morning|afternoon|evening|night)(?: (?:a|per|each|every) week)?$/.exec(
      text,
    ) ?? [];
  return (time && BY_NAME.get(time)) || null;
}

const MONTHS_OF_YEAR = 12;
/** How many months more or less someone accepts. */
const MONTHS_APART = 2;

/** Parses "a few weeks" and "three to four months" into how long a project takes, and its neighbors. */
function monthsOfWork(text: string): WayOfWorking | null {
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
  const tagged = [INDEX_ENTRIES.employmentType("project")];
  return { label: "Short project", entries: [], concepts: { own, kinds, tagged, named: [] }, isNoName: false };
}

/** The most days of a week that someone asks for by number, because five are the usual week. */
const MOST_DAYS = 4;

/** Parses "two days a week" into a number of days that a job names, or into weekly hours of at most so many days. */
function daysAWeek(text: string): WayOfWorking | null {
  const [, number = ""] =
    /^(?:\w+ (?:or|to) )?(a few|few|a couple of|couple of|a couple|couple|\w+) days?(?: (?:a|per|each))? week(?:ly)?$/.exec(
      text,
    ) ?? [];
  const days = countOf(number);
  if (days === null || days > MOST_DAYS) return null;
  const fewer = Array.from({ length: days - 1 }, (_, index) => [
    INDEX_ENTRIES.daysNamed(index + 1),
    INDEX_ENTRIES.daysOfHours(index + 1),
  ]).flat();
  return {
    label: days === 1 ? "One day a week" : `Up to ${days} days a week`,
    entries: [],
    concepts: {
      own: [INDEX_ENTRIES.daysNamed(days)],
      kinds: [INDEX_ENTRIES.daysOfHours(days)],
      tagged: fewer,
      named: [],
    },
    isNoName: true,
  };
}

const HOURS =
  /^((?:less|fewer|no more|not more) than |under |below |up to |at most |max |maximum |about |around )?(?:(\w+) (?:to|or) )?(\w+) (?:hours?|hrs)( (?:a|per|each) week| weekly)?$/;

/**
 * Parses "up to 15 hours a week" into the bands of hours below that, and "15 hours a week" into the band that has it.
 * The next best are the neighbors below.
 */
function hoursAWeek(text: string): WayOfWorking | null {
  const isFew = /^(?:just |only )?(?:a )?(?:few|couple|couple of) hours(?: (?:a|per|each) week| weekly)?$/.test(text);
  const atMost = text.replace(/^(\w+ (?:hours?|hrs)) or (?:less|fewer)\b/, "up to $1");
  const [, bound = "", first, number = "", week] = HOURS.exec(isFew ? `up to ${FEW_HOURS} hours` : atMost) ?? [];
  const hours = numberOf(number);
  if (hours === null || (bound === "" && week === undefined && first === undefined)) return null;
  const isAbout = /^(about |around )?$/.test(bound);
  const within = hourBandOf(hours);
  const below = HOUR_BANDS.filter((band) => band <= hours);
  const own = isAbout || below.length === 0 ? [within] : below;
  const kinds = HOUR_BANDS.filter((band) => band <= within && !own.includes(band));
  return {
    label: `${isAbout ? "About" : "Up to"} ${hours} hours a week`,
    entries: [],
    concepts: { own: own.map(INDEX_ENTRIES.hours), kinds: kinds.map(INDEX_ENTRIES.hours), tagged: [], named: [] },
    isNoName: true,
  };
}

/** What "a few hours" a week are at most. */
const FEW_HOURS = 10;

const PAY =
  /^(?:(?:at least|over|more than|minimum|minimum of|above|paying|pays) (\d{2,3})(?: dollars| bucks)?(?: (?:an|per|a))? (?:hour|hr|hourly)|(\d{2,3})(?: dollars| bucks)? (?:an|per|a) (?:hour|hr)(?: or more| and up| plus| minimum)?)$/;

/** Parses "at least $40 an hour" and "40/hr" into the highest step of pay that this reaches. */
function leastPay(text: string): WayOfWorking | null {
  const found = PAY.exec(text);
  const dollars = Number(found?.[1] ?? found?.[2]);
  const step = PAY_STEPS.findLast((least) => least <= dollars);
  if (step === undefined) return null;
  return {
    label: `At least $${step} an hour`,
    entries: [],
    concepts: { own: [INDEX_ENTRIES.payReaches(step)], kinds: [], tagged: [], named: [] },
    isNoName: true,
  };
}

/** Whether the way of working with this label also describes the work: someone is a guard at night. */
export function isTimeOfWork(label: string): boolean {
  return label === "Evenings" || label === "Nights" || label === "Weekends";
}

const FILLER_WORDS = new Set(
  `job jobs vacancy vacancies position positions opening openings opportunity opportunities hiring wanted career careers
  employment gig gigs want need wants needs looking seeking find some any i im my me us usa work works please near nearby local
  retired retiree retirees where who what which when how can could would should be is are am do does that this there only just needed required necessary anything something anywhere please
  person guy gal lady someone somebody knows know snowbird snowbirds`.split(/\s+/),
);

const FILLER_PHRASES = new Set(
  `for years; for many years; many years; all my life; my whole life; near me; close to me; close by; around me; in my area; in the us; in the usa; for seniors; for senior citizens; for retirees;
  for retired people; for older people; for older adults; for older workers; for over 50; for over 60; for over 65; over 50; over 60; over 65;
  something different; something else; something new; here and there; around here; close to home; at my age; for my age; in my seventies; in my sixties;
  looking for; i am looking for; i want; job search; job openings; help wanted; for me`
    .split(";")
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " ")),
);

/** "22 yrs", "for thirty years", "40 years experience": how long someone did it. */
const YEARS = /^(?:for |over )?(\w+) (?:years?|yrs?)(?: of)?(?: experience)?$/;

/** Whether these folded words are filler that does not say which job is wanted: "jobs", "near me", "for 22 years". */
export function isFiller(words: readonly string[]): boolean {
  const text = words.join(" ");
  const [, years] = YEARS.exec(text) ?? [];
  if (years !== undefined && numberOf(years) !== null) return true;
  return words.length === 1 ? FILLER_WORDS.has(text) : FILLER_PHRASES.has(text);
}

/** The most words in such a phrase. */
export const LONGEST_FILLER = 4;
