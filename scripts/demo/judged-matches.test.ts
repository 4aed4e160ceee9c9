import { expect, test } from "vitest";
import { yearlyPay } from "#app/domain/pay.ts";
import type { Place } from "#app/features/matching/place/rules.ts";
import { matchPercent } from "#app/features/matching/rules.ts";
import type { JobSide, ProfileSide } from "#app/features/matching/sides.ts";
import { readJob, readPerson } from "#app/features/readings/reading.server.ts";
import { pointOf } from "#app/features/search/towns.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { JUDGED_MATCHES } from "./judged-matches.ts";
import { DEMO_SENIORS } from "./seniors.ts";
import type { DemoJob, DemoSenior } from "./shapes.ts";

const OPEN = DEMO_JOBS.filter((job) => !job.isClosed);
const SHOWN = 10;

function placeOf(name: string): Place {
  const [town = null, region = null] = name.toLowerCase().split(", ");
  return region === null
    ? { name, town: null, region: null, point: null }
    : { name, town, region, point: pointOf(town, region) };
}

function jobSide(job: DemoJob): JobSide {
  const yearly = yearlyPay({ ...job, payRangeMin: job.payMin, payRangeMax: job.payMax });
  return {
    reading: readJob(job),
    hoursPerWeek: job.hoursPerWeek,
    workType: job.workType,
    location: placeOf(job.location),
    hourlyPay: yearly && yearly.max / (52 * job.hoursPerWeek),
  };
}

function profileSide(senior: DemoSenior): ProfileSide {
  return {
    reading: readPerson({ skills: senior.skills, about: senior.bio }),
    availabilityHours: senior.availabilityHours,
    workPreference: senior.workPreference,
    place: placeOf(senior.place),
    travelMiles: senior.travelMiles ?? null,
    wantedHourly: null,
    wantsOtherwise: false,
  };
}

const JOB_SIDES = new Map(OPEN.map((job) => [job, jobSide(job)]));
const PROFILE_SIDES = new Map(DEMO_SENIORS.map((senior) => [senior, profileSide(senior)]));

function percentOf(senior: DemoSenior, job: DemoJob): number {
  const [profile, asked] = [PROFILE_SIDES.get(senior), JOB_SIDES.get(job)];
  if (!profile || !asked) throw new Error(`${senior.key} or ${job.key} is not of the demo market`);
  return matchPercent(profile, asked);
}

/** Normalized discounted cumulative gain of the first ten (Järvelin and Kekäläinen, 2002), with gains of 2^grade - 1. */
function ndcg(grades: readonly number[], all: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, SHOWN).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  return gain(grades) / gain(all.toSorted((a, b) => b - a));
}

function qualityOf(rank: (senior: DemoSenior, job: DemoJob) => number): number {
  const values = Object.entries(JUDGED_MATCHES).map(([key, judged]) => {
    const senior = DEMO_SENIORS.find((one) => one.key === key);
    if (!senior) throw new Error(`no senior ${key}`);
    const grades = new Map(judged.map(({ jobKey, grade }) => [jobKey, grade]));
    const ranked = OPEN.map((job) => ({ job, value: rank(senior, job) })).toSorted(
      (a, b) => b.value - a.value || a.job.daysAgo - b.job.daysAgo,
    );
    return ndcg(
      ranked.map(({ job }) => grades.get(job.key) ?? 0),
      [...grades.values()],
    );
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The specification's own calls, ILIKE over title, location and industry, asked with a profile's words: how many of the
 * words of its skills and its place stand in one of the three. Whole skills, or any hit instead of a count, do worse.
 */
function wordsFound(senior: DemoSenior, job: DemoJob): number {
  const said = [job.title, job.location, job.industry].join("\n").toLowerCase();
  const words = new Set([...senior.skills, senior.place].join(" ").toLowerCase().split(/\W+/));
  return [...words].filter((word) => word.length > 3 && said.includes(word)).length;
}

test("40 seniors are judged over open jobs, each with a reason", () => {
  expect(Object.keys(JUDGED_MATCHES).length).toBeGreaterThanOrEqual(40);
  const open = new Set(OPEN.map(({ key }) => key));
  const all = Object.values(JUDGED_MATCHES).flat();
  expect(all.filter(({ jobKey }) => !open.has(jobKey))).toEqual([]);
  expect(all.filter(({ because }) => because.length < 8)).toEqual([]);
});

test("NDCG@10 of matches is 0.15 above the naive form", () => {
  const matched = qualityOf(percentOf);
  const overlap = qualityOf((senior, job) => job.skills.filter((name) => senior.skills.includes(name)).length);
  const naive = qualityOf(wordsFound);
  const newest = qualityOf(() => 0);
  process.stdout.write(
    `NDCG@10 over ${Object.keys(JUDGED_MATCHES).length} seniors: match ${matched.toFixed(3)}, naive ${naive.toFixed(3)}, newest ${newest.toFixed(3)}, count of shared skills ${overlap.toFixed(3)}\n`,
  );
  expect(matched).toBeGreaterThanOrEqual(0.85);
  expect(matched).toBeGreaterThanOrEqual(naive + 0.15);
  expect(matched).toBeGreaterThan(overlap);
});
