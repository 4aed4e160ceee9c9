import type { EmploymentType } from "#app/domain/employment.ts";
import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
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
};

/** What else older people look for, where a text says it. */
const CONDITIONS: ReadonlyArray<readonly [string, RegExp]> = [
  ["seated", /\b(?:seated|sit(?:ting)? (?:down|high|at)|sedentary|at (?:a|your|the) desk|desk (?:job|work|days?))\b/i],
  ["light", /\b(?:no (?:heavy )?lifting|nothing heavy|light (?:duty|duties|work|lifting)|not heavy)\b/i],
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
    /\b(?:live[- ]in|housing (?:is )?(?:provided|included|available)|room and board|rv (?:spot|site|pad|hook-?ups?)|(?:free|furnished|small) (?:apartment|cabin|cottage|room)|(?:apartment|cabin|cottage|lodging|trailer|bunkhouse) (?:is )?(?:provided|included|on site|comes)|sleep in the|full hookups?)\b/i,
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
  const town = townTyped(job.location);
  const daysOfHours = Math.min(DAYS_OF_WEEK, Math.ceil(job.hoursPerWeek / HOURS_OF_DAY));
  const isLimited = job.employmentType === "project" || job.employmentType === "consulting";
  const length = isLimited && months !== null ? Math.min(MONTHS_OF_YEAR, months) : null;
  return [
    ...conceptEntries(reading),
    ...(town === null ? [] : [INDEX_ENTRIES.town(town)]),
    ...times.map(INDEX_ENTRIES.way),
    ...times
      .filter((time) => isAlone(time, times) && (time !== "weekends" || isOnlyAtWeekends))
      .map(INDEX_ENTRIES.onlyWay),
    ...named.map((day) => INDEX_ENTRIES.way(dayName(day))),
    ...(months !== null && SEASONS.some((season) => times.includes(season)) ? [INDEX_ENTRIES.way("seasonal")] : []),
    ...(days.length > 0 ? days.map(INDEX_ENTRIES.daysNamed) : [INDEX_ENTRIES.daysOfHours(daysOfHours)]),
    ...(length === null ? [] : [INDEX_ENTRIES.months(length)]),
    ...(length !== null && length <= SHORT_MONTHS ? [INDEX_ENTRIES.way("short")] : []),
    ...CONDITIONS.filter(([, said]) => said.test(text)).map(([name]) => INDEX_ENTRIES.way(name)),
  ];
}

/** Whether a text names no rival of a time that has some. */
function isAlone(time: WorkingTime, times: readonly WorkingTime[]): boolean {
  const rivals = RIVALS[time];
  return rivals !== undefined && times.every((other) => other === time || !rivals.includes(other));
}
