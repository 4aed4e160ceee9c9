import type { EmploymentType } from "#app/domain/employment.ts";
import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { hourlyPay, PAY_STEPS, type PayUnit } from "#app/domain/pay.ts";
import { conceptEntries } from "#app/features/readings/reading.server.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import { townTyped } from "../typed-town.ts";
import { dayName, isWeekendDay } from "./days.ts";
import { readWorkingTimes } from "./times.ts";
import type { WorkingTime } from "./words.ts";

type StoredJob = {
  title: string;
  description: string;
  location: string;
  hoursPerWeek: number;
  employmentType: EmploymentType;
  payRangeMin: number;
  payUnit: PayUnit;
};

/** What else older people look for, where a text says it. */
const CONDITIONS: ReadonlyArray<readonly [string, RegExp]> = [
  [
    "seated",
    /\b(?:seated|stools?\b|chair (?:behind|at)|sit(?:ting)? (?:down|high|all day|at|with|beside|between|most)|(?:may|can|you|you'll) sit\b|(?:sit or stand|stand or sit)|sedentary|at (?:a|your|the) desk|desk (?:job|work|days?))\b/i,
  ],
  [
    "light",
    /\b(?:(?:no|never|without|not) (?:\w+ ){0,2}(?:lift|lifts|lifting|transferring)\b|nothing (?:to lift|heav(?:y|ier)|over|has to be lifted)|light (?:duty|duties|work|lifting)|not (?:heavy|strenuous|physical)|(?:easy|gentle|kind) (?:on|to) (?:the|your) (?:back|knees|body|joints|feet)|your back is safe)\b/i,
  ],
  [
    "heavy",
    /\b(?:(?:lift\w*|carry|carrying|bags|weigh\w*|pots|cartons|boxes|loads?)\b[^.;]{0,30}\b(?:twenty-five|thirty\S*|forty|fifty|sixty|seventy\S*|eighty|hundred|[3-9]0|25|35|45|75)[- ](?:pounds?|lbs?)|(?:forty|fifty|sixty|eighty|hundred|[4-9]0)-pound (?:bags?|boxes|sacks?)|heavy (?:lifting|work|loads)|need your back|bending all day)\b/i,
  ],
  [
    "indoors",
    /\b(?:indoors?|inside work|air[- ]condition(?:ed|ing)|climate[- ]controlled|heated (?:shop|classroom|building|room|office))\b/i,
  ],
  [
    "benefits",
    /\b(?:(?:health|medical|dental|full|good|employee) (?:benefits|insurance|coverage)|with benefits|benefits (?:from|after|include|included|start)|401 ?\(?k\)?|403 ?\(?b\)?|paid (?:time off|vacation|holidays|sick)|pension)\b/i,
  ],
  [
    "computer",
    /(?<!\b(?:no|not|without|never)(?: \w+){0,2} )\b(?:computers?|laptops?|tablets?|spreadsheets?|software|excel|quickbooks|google|zoom|e-?mail|scanner|online|portal)\b/i,
  ],
  [
    "phone",
    /(?<!\b(?:no|not|without|never)(?: \w+){0,2} )\b(?:answer\w*(?: \w+){0,3} (?:phones?|telephone|calls|lines)|(?:phone|telephone) (?:lines?|calls|work|orders|triage)|by (?:tele)?phone|on the phone|headset|call center|cold calls?)\b/i,
  ],
  [
    "climbing",
    /(?<!\b(?:no|not|without|never)(?: \w+){0,2} )\b(?:ladders?|scaffold\w*|climb(?:ing|s)?|roofs|stairs|attics?|crawl spaces?)\b/i,
  ],
  [
    "training",
    /\b(?:no (?:prior )?experience|(?:we|we'll|we will|will) (?:train|teach)|paid training|training (?:is )?(?:paid|provided|included)|(?:train|teach) you|show you how)\b/i,
  ],
  ["seasonal", /\b(?:seasonal(?:ly)?|every season|each season)\b/i],
  [
    "holidays",
    /\b(?:(?:until|till|through|before|to|for|over) (?:the )?(?:christmas|holidays)|christmas (?:season|rush|trees?|market|shop|help|orders)|holiday (?:season|rush|help|shoppers|market|orders)|thanksgiving to|black friday)\b/i,
  ],
  [
    "relief",
    /\b(?:on[- ]call|per[- ]diem|prn|as[- ]needed|relief|fill(?:s|ing)? in|stand[- ]?by|substitut\w+|(?:vacation|sick|holiday|leave) (?:cover|coverage|relief)|cover(?:s|ing)? (?:for )?(?:[\w']+ )?(?:vacations?|absences|sick|leave)|when someone (?:is|calls)|now and then)\b/i,
  ],
  [
    "monthly",
    /\b(?:(?:once|twice|one|two|three|four|five|six|a few|couple of|\d) ?(?:\w+ ){0,2}(?:a|per|each|every|in (?:each|every)) (?:month|quarter)|every (?:other|second) week|every (?:two|three|four) weeks|monthly (?:visits?|meetings?|days?)|days? a (?:month|year)|times a year)\b/i,
  ],
  [
    "housing",
    /\b(?:live-in|you (?:can |may |will )?live (?:in|on)|housing (?:is )?(?:provided|included|available)|room and board|rv (?:spot|site|pad|hook-?ups?)|(?:free|furnished|small) (?:apartment|cabin|cottage|room)|(?:apartment|cabin|cottage|lodging|trailer|bunkhouse) (?:is )?(?:provided|included|on site|comes)|sleep in the|full hookups?)\b/i,
  ],
  [
    "own-hours",
    /\b(?:(?:your|you set your) own (?:hours|schedule|timetable|time)|(?:set|choose|pick) (?:your|the|which|any)[^.]{0,30}\b(?:hours|days|shifts|schedule)|as (?:many|much) or as (?:few|little)|whenever you like|any day you like|your choice|flexible (?:hours|schedule|scheduling)|hours are (?:yours|flexible))\b/i,
  ],
];

/** A job that names one of these beside a time is a worse match for whoever asks for that time. */
const TIMES_OF_DAY: readonly WorkingTime[] = ["mornings", "afternoons", "evenings", "nights"];
const SEASONS: readonly WorkingTime[] = ["spring", "summer", "fall", "winter"];
const RIVALS: Partial<Record<WorkingTime, readonly WorkingTime[]>> = {
  mornings: TIMES_OF_DAY,
  afternoons: TIMES_OF_DAY,
  evenings: TIMES_OF_DAY,
  nights: TIMES_OF_DAY,
  weekends: ["weekdays"],
  spring: SEASONS,
  summer: SEASONS,
  fall: SEASONS,
  winter: SEASONS,
};

const HOURS_OF_DAY = 8;
const DAYS_OF_WEEK = 5;
/** Two long days. */
const HOURS_OF_WEEKEND = 24;
const MONTHS_OF_YEAR = 12;
/** Work that takes no longer is a short project. */
const SHORT_MONTHS = 3;

/** Returns the search entries of a job beside its words: what it is about, where and when it is done, and how. */
export function jobEntries(reading: TextReading, job: StoredJob): string[] {
  const text = `${job.title}. ${job.description}`;
  const { times, named, days, months } = readWorkingTimes(text);
  const isOnlyAtWeekends =
    named.every(isWeekendDay) && days.every((count) => count <= 2) && job.hoursPerWeek <= HOURS_OF_WEEKEND;
  const isChoice = OFFERS_CHOICE.test(text);
  const town = townTyped(job.location);
  const daysOfHours = Math.min(DAYS_OF_WEEK, Math.ceil(job.hoursPerWeek / HOURS_OF_DAY));
  const isLimited = job.employmentType === "project" || job.employmentType === "consulting";
  const length = isLimited && months !== null ? Math.min(MONTHS_OF_YEAR, months) : null;
  return [
    ...conceptEntries(reading),
    ...(town === null ? [] : [INDEX_ENTRIES.town(town)]),
    ...PAY_STEPS.filter((step) => (hourlyPay(job.payRangeMin, job) ?? 0) >= step).map(INDEX_ENTRIES.payBegins),
    ...times.map(INDEX_ENTRIES.way),
    ...times
      .filter(
        (time) =>
          (isAlone(time, times) || (isChoice && TIMES_OF_DAY.includes(time))) &&
          (time !== "weekends" || isOnlyAtWeekends),
      )
      .map(INDEX_ENTRIES.onlyWay),
    ...named.map((day) => INDEX_ENTRIES.way(dayName(day))),
    ...(months !== null && SEASONS.some((season) => times.includes(season)) ? [INDEX_ENTRIES.way("seasonal")] : []),
    ...(days.length > 0 ? days.map(INDEX_ENTRIES.daysNamed) : [INDEX_ENTRIES.daysOfHours(daysOfHours)]),
    ...(length === null ? [] : [INDEX_ENTRIES.months(length)]),
    ...(length !== null && length <= SHORT_MONTHS ? [INDEX_ENTRIES.way("short")] : []),
    ...CONDITIONS.filter(([, said]) => said.test(text)).map(([name]) => INDEX_ENTRIES.way(name)),
  ];
}

/** One may choose: "either 7 to 11:30 or noon to 4:30". */
const OFFERS_CHOICE = /\b(?:either|your choice|choose (?:a |the )?(?:morning|afternoon|evening|day|night)s?)\b/i;

/** Whether a text names no rival of a time that has some. */
function isAlone(time: WorkingTime, times: readonly WorkingTime[]): boolean {
  const rivals = RIVALS[time];
  return rivals !== undefined && times.every((other) => other === time || !rivals.includes(other));
}
