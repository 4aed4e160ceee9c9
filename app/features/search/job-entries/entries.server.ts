import type { EmploymentType } from "#app/domain/employment.ts";
import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { conceptEntries } from "#app/features/readings/reading.server.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import { townTyped } from "../typed-town.ts";
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
  [
    "own-hours",
    /\b(?:(?:your|you set your) own (?:hours|schedule|timetable|time)|(?:set|choose|pick) (?:your|the|which|any)[^.]{0,30}\b(?:hours|days|shifts|schedule)|as (?:many|much) or as (?:few|little)|whenever you like|any day you like|your choice|flexible (?:hours|schedule|scheduling)|hours are (?:yours|flexible))\b/i,
  ],
];

/**
 * Times that people choose to be free at others: beside one of those, a job is a worse match for them. Who asks for
 * evenings, nights, or weekends takes what else there is.
 */
const TIMES_OF_DAY: readonly WorkingTime[] = ["mornings", "afternoons", "evenings", "nights"];
const SEASONS: readonly WorkingTime[] = ["spring", "summer", "fall", "winter"];
const RIVALS: Partial<Record<WorkingTime, readonly WorkingTime[]>> = {
  mornings: TIMES_OF_DAY,
  afternoons: TIMES_OF_DAY,
  spring: SEASONS,
  summer: SEASONS,
  fall: SEASONS,
  winter: SEASONS,
};

const HOURS_OF_DAY = 8;
const DAYS_OF_WEEK = 5;
const MONTHS_OF_YEAR = 12;
/** Work that takes no longer is a short project. */
const SHORT_MONTHS = 3;

/** Returns the search entries of a job beside its words: what it is about, where and when it is done, and how. */
export function jobEntries(reading: TextReading, job: StoredJob): string[] {
  const text = `${job.title}. ${job.description}`;
  const { times, days, months } = readWorkingTimes(text);
  const town = townTyped(job.location);
  const daysOfHours = Math.min(DAYS_OF_WEEK, Math.ceil(job.hoursPerWeek / HOURS_OF_DAY));
  const isLimited = job.employmentType === "project" || job.employmentType === "consulting";
  const length = isLimited && months !== null ? Math.min(MONTHS_OF_YEAR, months) : null;
  return [
    ...conceptEntries(reading),
    ...(town === null ? [] : [INDEX_ENTRIES.town(town)]),
    ...times.map(INDEX_ENTRIES.way),
    ...times.filter((time) => isAlone(time, times)).map(INDEX_ENTRIES.onlyWay),
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
