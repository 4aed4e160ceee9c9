import type { TextReading } from "#app/features/readings/rules.ts";
import { calibrated, fitParts, fitTags, fitTrade, rawFit, type TagFit } from "./fit.ts";
import { improvementText } from "./improvement-labels.ts";
import { improvementsFor } from "./improvements.ts";
import { hoursText, payText, placeText, type Reader, skillsText, workModeText } from "./labels.ts";
import { payShare } from "./pay.ts";
import { NEARNESS_SHARES, nearnessOf } from "./place/rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";
import { OBSTACLES } from "./weights.ts";

/** Whether anything is known of a person, so that a score makes sense. */
export function hasSaidAnything({ reading, availabilityHours, workPreference, place }: ProfileSide): boolean {
  return !isUnread(reading) || availabilityHours !== null || workPreference !== null || place !== null;
}

export type ReasonPart = "skills" | "hours" | "work-mode" | "pay" | "place";
export type Verdict = "matched" | "partly" | "missing" | "not-stated";

/** One line of "Why this match". `share` is how much of the part fits, 0 to 1. */
export type Reason = { part: ReasonPart; verdict: Verdict; text: string; share: number };

/** A whole percent, its reasons in a fixed order, and the best improvements first. */
export type Match = { percent: number; reasons: Reason[]; improvements: string[] };

/** A person whose work is like another's, and some skills that both name. */
export type PersonLike = { candidateId: string; fullName: string; inCommon: string[] };

/** Lists of recommendations and suggestions leave out lower percents. */
export const LEAST_SHOWN = 40;

/** A smaller share of the asked hours does not count as an overlap. */
const LEAST_HOURS_SHARE = 0.5;

/** From these shares of the fit on, occupation and skills fit, or fit in part. */
const FITS = 0.75;
const FITS_IN_PART = 0.25;

/** The fit of a person with no known occupation or skill. */
const UNKNOWN_FIT = 0.35;

/**
 * Scores how well a profile fits a job, with reasons worded for `reader`. Pure: the same two sides give both readers
 * the same percent. The score is the fit of occupation and skills times the obstacles: hours, work mode, pay, and place
 * (docs/matching.md).
 */
export function scoreMatch(profile: ProfileSide, job: JobSide, reader: Reader = "senior"): Match {
  const fits = fitTags(profile.reading, job.reading);
  const judged = judgeAll(profile, job, fits);
  const improvements = improvementsFor(profile, job, fits, (changed) =>
    percentOf(judgeAll(changed, job, fitTags(changed.reading, job.reading))),
  );
  return {
    percent: percentOf(judged),
    reasons: judged.map(({ part, verdict, share, say }) => ({ part, verdict, text: say(reader), share })),
    improvements: improvements.map((improvement) => improvementText(reader, improvement)),
  };
}

/** Returns the percent of `scoreMatch` alone, because most scores are never shown. */
export function matchPercent(profile: ProfileSide, job: JobSide): number {
  return percentOf(judgeAll(profile, job, fitTags(profile.reading, job.reading)));
}

/**
 * What stands in the way of a match: with a share of 1 nothing does, with a share of 0 `OBSTACLES[name]` is left of the
 * fit.
 */
export type Obstacle = { name: keyof typeof OBSTACLES; share: number };

/** Returns what stands in the way between a profile and a job, apart from occupation and skills. */
export function listObstacles(profile: Conditions["profile"], job: Conditions["job"]): Obstacle[] {
  return [judgeHours, judgeWorkMode, judgePay, judgePlace].map((judge) => judge(profile, job).obstacle);
}

/** Returns the product of all obstacles, 0 to 1. */
export function obstacleFactor(profile: Conditions["profile"], job: Conditions["job"]): number {
  return listObstacles(profile, job).reduce((product, obstacle) => product * leftBy(obstacle), 1);
}

/** Returns what an obstacle leaves of the fit, 0 to 1. */
export function leftBy({ name, share }: Obstacle, weights: Record<Obstacle["name"], number> = OBSTACLES): number {
  return weights[name] + (1 - weights[name]) * share;
}

/** A reason before it is worded. */
type Judged = Omit<Reason, "text"> & { say: (reader: Reader) => string };
type JudgedObstacle = Judged & { obstacle: Obstacle };
/** A reason with its factor in the score. */
type Counted = Judged & { counted: number };

type Conditions = { profile: Omit<ProfileSide, "reading">; job: Omit<JobSide, "reading"> };

function judgeAll(profile: ProfileSide, job: JobSide, fits: readonly TagFit[]): Counted[] {
  const obstacles = [judgeHours, judgeWorkMode, judgePay, judgePlace].map((judge) => judge(profile, job));
  return [
    judgeSkills(profile, job, fits),
    ...obstacles.map((judged) => ({ ...judged, counted: leftBy(judged.obstacle) })),
  ];
}

function percentOf(judged: readonly Counted[]): number {
  return Math.round(100 * judged.reduce((product, { counted }) => product * counted, 1));
}

function verdictOf(share: number): Verdict {
  if (share >= 1) return "matched";
  return share > 0 ? "partly" : "missing";
}

function judgeSkills(profile: ProfileSide, job: JobSide, fits: readonly TagFit[]): Counted {
  const isUnknown = isUnread(profile.reading);
  const say = (reader: Reader) =>
    skillsText(reader, {
      fits,
      trade: fitTrade(profile.reading, job.reading),
      own: profile.reading.occupations[0]?.name ?? null,
      asked: job.reading.occupations[0]?.name ?? null,
      isUnknown,
    });
  if (isUnknown) return { part: "skills", verdict: "not-stated", share: 0, say, counted: UNKNOWN_FIT };
  const share = calibrated(rawFit(fitParts(profile.reading, job.reading, fits)));
  const verdict = share >= FITS ? "matched" : share >= FITS_IN_PART ? "partly" : "missing";
  return { part: "skills", verdict, share, say, counted: share };
}

function isUnread({ occupations, tags }: TextReading): boolean {
  return occupations.length === 0 && tags.length === 0;
}

function judgeHours({ availabilityHours: offered }: Conditions["profile"], job: Conditions["job"]): JudgedObstacle {
  const say = (reader: Reader) => hoursText(reader, { offered, asked: job.hoursPerWeek });
  if (offered === null) return unsaid("hours", "hours-unsaid", say);
  const part = Math.min(1, offered / job.hoursPerWeek);
  return said("hours", { name: "hours", share: part < LEAST_HOURS_SHARE ? 0 : part }, say);
}

function judgeWorkMode({ workPreference: wanted }: Conditions["profile"], job: Conditions["job"]): JudgedObstacle {
  const say = (reader: Reader) => workModeText(reader, { wanted, offered: job.workType });
  if (wanted === null) return unsaid("work-mode", "work-mode-unsaid", say);
  const isSame = wanted === job.workType;
  const isHybrid = wanted === "hybrid" || job.workType === "hybrid";
  const name = isHybrid ? "hybrid-mode" : "opposite-mode";
  const judged = said("work-mode", { name, share: isSame ? 1 : 0 }, say);
  // A reason is partly right if one of them is hybrid, whatever that leaves.
  return isHybrid && !isSame ? { ...judged, verdict: "partly", share: 0.5 } : judged;
}

function judgePay(profile: Conditions["profile"], job: Conditions["job"]): JudgedObstacle {
  const { wantedHourly: wanted, wantsOtherwise } = profile;
  const { hourlyPay: offered } = job;
  const say = (reader: Reader) => payText(reader, { wanted, offered, wantsOtherwise });
  if (wanted === null || offered === null) return { ...unsaid("pay", "pay", say), obstacle: { name: "pay", share: 1 } };
  return said("pay", { name: "pay", share: payShare(offered, wanted) }, say);
}

function judgePlace(profile: Conditions["profile"], job: Conditions["job"]): JudgedObstacle {
  const isRemote = job.workType === "remote";
  const { place: home, travelMiles } = profile;
  const near = home && nearnessOf(home, job.location, travelMiles);
  const say = (reader: Reader) => placeText(reader, { home, location: job.location, near, travelMiles, isRemote });
  const name = job.workType === "hybrid" ? "place-hybrid" : "place-on-site";
  if (isRemote) return said("place", { name, share: 1 }, say);
  if (near === null) return unsaid("place", "place-unsaid", say);
  return said("place", { name, share: NEARNESS_SHARES[near.nearness] }, say);
}

function said(part: ReasonPart, obstacle: Obstacle, say: Judged["say"]): JudgedObstacle {
  return { part, verdict: verdictOf(obstacle.share), share: obstacle.share, say, obstacle };
}

function unsaid(part: ReasonPart, name: Obstacle["name"], say: Judged["say"]): JudgedObstacle {
  return { part, verdict: "not-stated", share: 0, say, obstacle: { name, share: 0 } };
}
