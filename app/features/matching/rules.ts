import type { WorkType } from "#app/domain/employment.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import { calibrated, fitTags, fitTrade, rawFit, type TagFit } from "./fit.ts";
import { improvementText } from "./improvement-labels.ts";
import { improvementsFor } from "./improvements.ts";
import { hoursText, payText, placeText, type Reader, skillsText, workModeText } from "./labels.ts";
import { payShare } from "./pay.ts";
import { NEARNESS_SHARES, nearnessOf } from "./place/rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

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

/**
 * The factors on the fit of occupation and skills where a part does not fit at all, and where it is unknown. Obstacles
 * multiply, so good hours never rank another occupation above the same one.
 */
const OBSTACLES = {
  hours: { none: 0.75, unsaid: 0.92 },
  "work-mode": { opposite: 0.48, hybrid: 0.93, unsaid: 0.96 },
  pay: { none: 0.77 },
  place: { onSite: 0.48, hybrid: 0.56, unsaid: 0.85 },
} as const;

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

/** Returns the product of all obstacles, 0 to 1. */
export function obstacleFactor(profile: Omit<ProfileSide, "reading">, job: Omit<JobSide, "reading">): number {
  return (
    judgeHours(profile, job).counted *
    judgeWorkMode(profile, job).counted *
    judgePay(profile, job).counted *
    judgePlace(profile, job).counted
  );
}

/** A reason before it is worded; `counted` is its factor in the score. */
type Judged = Omit<Reason, "text"> & { counted: number; say: (reader: Reader) => string };

type Conditions = { profile: Omit<ProfileSide, "reading">; job: Omit<JobSide, "reading"> };

function judgeAll(profile: ProfileSide, job: JobSide, fits: readonly TagFit[]): Judged[] {
  return [
    judgeSkills(profile, job, fits),
    judgeHours(profile, job),
    judgeWorkMode(profile, job),
    judgePay(profile, job),
    judgePlace(profile, job),
  ];
}

function percentOf(judged: readonly Judged[]): number {
  return Math.round(100 * judged.reduce((product, { counted }) => product * counted, 1));
}

function judged(part: ReasonPart, verdict: Verdict, share: number, say: Judged["say"], counted: number): Judged {
  return { part, verdict, share, say, counted };
}

function verdictOf(share: number): Verdict {
  if (share >= 1) return "matched";
  return share > 0 ? "partly" : "missing";
}

function judgeSkills(profile: ProfileSide, job: JobSide, fits: readonly TagFit[]): Judged {
  const isUnknown = isUnread(profile.reading);
  const say = (reader: Reader) =>
    skillsText(reader, {
      fits,
      trade: fitTrade(profile.reading, job.reading),
      own: profile.reading.occupations[0]?.name ?? null,
      asked: job.reading.occupations[0]?.name ?? null,
      isUnknown,
    });
  if (isUnknown) return judged("skills", "not-stated", 0, say, UNKNOWN_FIT);
  const share = calibrated(rawFit(profile.reading, job.reading, fits));
  const verdict = share >= FITS ? "matched" : share >= FITS_IN_PART ? "partly" : "missing";
  return judged("skills", verdict, share, say, share);
}

function isUnread({ occupations, tags }: TextReading): boolean {
  return occupations.length === 0 && tags.length === 0;
}

/** Interpolates from `none`, where nothing fits, to 1. */
function factor(share: number, none: number): number {
  return none + (1 - none) * share;
}

function judgeHours({ availabilityHours: offered }: Conditions["profile"], job: Conditions["job"]): Judged {
  const say = (reader: Reader) => hoursText(reader, { offered, asked: job.hoursPerWeek });
  if (offered === null) return judged("hours", "not-stated", 0, say, OBSTACLES.hours.unsaid);
  const share = Math.min(1, offered / job.hoursPerWeek);
  const counted = share < LEAST_HOURS_SHARE ? 0 : share;
  return judged("hours", verdictOf(counted), counted, say, factor(counted, OBSTACLES.hours.none));
}

function judgeWorkMode({ workPreference: wanted }: Conditions["profile"], job: Conditions["job"]): Judged {
  const say = (reader: Reader) => workModeText(reader, { wanted, offered: job.workType });
  if (wanted === null) return judged("work-mode", "not-stated", 0, say, OBSTACLES["work-mode"].unsaid);
  const share = workModeShare(wanted, job.workType);
  const { opposite, hybrid } = OBSTACLES["work-mode"];
  return judged("work-mode", verdictOf(share), share, say, share === 1 ? 1 : share > 0 ? hybrid : opposite);
}

/** Returns 1 for equal work modes, 0.5 for hybrid and another, 0 for remote and on-site. */
function workModeShare(wanted: WorkType, offered: WorkType): number {
  if (wanted === offered) return 1;
  return wanted === "hybrid" || offered === "hybrid" ? 0.5 : 0;
}

function judgePay(profile: Conditions["profile"], job: Conditions["job"]): Judged {
  const { wantedHourly: wanted, wantsOtherwise } = profile;
  const { hourlyPay: offered } = job;
  const say = (reader: Reader) => payText(reader, { wanted, offered, wantsOtherwise });
  if (wanted === null || offered === null) return judged("pay", "not-stated", 0, say, 1);
  const share = payShare(offered, wanted);
  return judged("pay", verdictOf(share), share, say, factor(share, OBSTACLES.pay.none));
}

function judgePlace(profile: Conditions["profile"], job: Conditions["job"]): Judged {
  const isRemote = job.workType === "remote";
  const { place: home, travelMiles } = profile;
  const near = home && nearnessOf(home, job.location, travelMiles);
  const say = (reader: Reader) => placeText(reader, { home, location: job.location, near, travelMiles, isRemote });
  if (isRemote) return judged("place", "matched", 1, say, 1);
  if (near === null) return judged("place", "not-stated", 0, say, OBSTACLES.place.unsaid);
  const share = NEARNESS_SHARES[near.nearness];
  const none = job.workType === "hybrid" ? OBSTACLES.place.hybrid : OBSTACLES.place.onSite;
  return judged("place", verdictOf(share), share, say, factor(share, none));
}
