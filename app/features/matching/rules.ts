import { hoursText, payText, placeText, type Reader, skillsText, workModeText } from "./labels.ts";
import { payShare } from "./pay/rules.ts";
import { NEARNESS_SHARES, nearnessOf, type Place } from "./place/rules.ts";
import { raiseText } from "./raises/labels.ts";
import { raisesOf } from "./raises/rules.ts";
import {
  type AskedSkill,
  fitSkills,
  type MatchSkill,
  type Relations,
  type SkillFit,
  shareOf,
  UNNAMED_SHARE,
} from "./skill-fit/rules.ts";

type WorkMode = "remote" | "on-site" | "hybrid";

/** All that a score may know of a person. Name, photo, age and years are left out on purpose. */
export type ProfileSide = {
  skills: readonly MatchSkill[];
  /** "About me": a skill that only stands here counts a little. */
  about: string | null;
  availabilityHours: number | null;
  workPreference: WorkMode | null;
  place: Place | null;
  /** How far they would travel, in miles; null when it is not said. */
  travelMiles: number | null;
  /** The least wanted, in dollars per hour; null when it is not said or kept from employers. */
  wantedHourly: number | null;
  /**
   * They show what pay they want, but it cannot be told by the hour: for a whole project, or by the month or year
   * without hours.
   */
  wantsOtherwise: boolean;
};

/** Whether a score would say more than that nothing is known. */
export function hasSaidAnything({ skills, availabilityHours, workPreference, place }: ProfileSide): boolean {
  return skills.length > 0 || availabilityHours !== null || workPreference !== null || place !== null;
}

/** All that a score may know of a job. */
export type JobSide = {
  skills: readonly AskedSkill[];
  hoursPerWeek: number;
  workType: WorkMode;
  location: Place;
  /** The most offered, in dollars per hour; null for a project, whose hours are not known. */
  hourlyPay: number | null;
};

export type ReasonPart = "skills" | "hours" | "work-mode" | "pay" | "place";
export type Verdict = "matched" | "partly" | "missing" | "not-stated";

/** One line of "Why this match". `share` is how much of the part fits, 0 to 1. */
export type Reason = { part: ReasonPart; verdict: Verdict; text: string; share: number };

/** A whole percent, its reasons in the order of `PART_WEIGHTS`, and what would add most to it, best first. */
export type Match = { percent: number; reasons: Reason[]; raises: string[] };

/** How much each part counts. They add up to 100. */
export const PART_WEIGHTS: Record<ReasonPart, number> = { skills: 60, hours: 16, "work-mode": 10, pay: 8, place: 6 };

/** What an unanswered question counts, other than pay: neither for nor against. */
export const UNSAID_SHARE = 0.5;

/** Fewer hours than this share of what is asked do not count as an overlap. */
export const LEAST_HOURS_SHARE = 0.5;

/**
 * How well a profile fits a job, with reasons worded for `reader`. Pure: the same two sides and relations give the
 * same percent for both readers. What either side has not said counts half, but for a person's skills, which must be
 * named to count, and pay, which is left out unless both sides name it (docs/matching.md).
 */
export function scoreMatch(
  profile: ProfileSide,
  job: JobSide,
  relations: Relations = new Map(),
  reader: Reader = "senior",
): Match {
  const fits = fitSkills(profile, job.skills, relations);
  const judged = judgeAll(profile, job, fits);
  const raises = raisesOf(profile, job, { fits, relations }, (changed, found) =>
    percentOf(judgeAll(changed, job, found)),
  );
  return {
    percent: percentOf(judged),
    reasons: judged.map(({ part, verdict, share, say }) => ({ part, verdict, text: say(reader), share })),
    raises: raises.map((raise) => raiseText(reader, raise)),
  };
}

/** The percent of `scoreMatch` alone, for most that is scored is shown to nobody. */
export function matchPercent(profile: ProfileSide, job: JobSide, relations: Relations): number {
  return percentOf(judgeAll(profile, job, fitSkills(profile, job.skills, relations)));
}

/** A reason before it is worded; `counted` is the share that the score takes it for. */
type Judged = Omit<Reason, "text"> & { counted: number; say: (reader: Reader) => string };

function judgeAll(profile: ProfileSide, job: JobSide, fits: readonly SkillFit[]): Judged[] {
  return [
    judgeSkills(profile, fits),
    judgeHours(profile, job),
    judgeWorkMode(profile, job),
    judgePay(profile, job),
    judgePlace(profile, job),
  ];
}

function percentOf(judged: readonly Judged[]): number {
  const points = judged.reduce((sum, { part, counted }) => sum + PART_WEIGHTS[part] * counted, 0);
  // Parts of points have no exact binary form: what is 82.5 on paper is rounded up here too.
  return Math.round((100 * points) / weighedIn(judged) + 1e-6);
}

/** How many points the score is a percentage of: 100, less those of pay where it is left out. */
function weighedIn(judged: readonly Judged[]): number {
  const isPayLeftOut = judged.some(({ part, verdict }) => part === "pay" && verdict === "not-stated");
  return isPayLeftOut ? 100 - PART_WEIGHTS.pay : 100;
}

function judged(part: ReasonPart, verdict: Verdict, share: number, say: Judged["say"], counted = share): Judged {
  return { part, verdict, share, say, counted };
}

function verdictOf(share: number): Verdict {
  if (share >= 1) return "matched";
  return share > 0 ? "partly" : "missing";
}

function judgeSkills(profile: ProfileSide, fits: readonly SkillFit[]): Judged {
  const hasNone = profile.skills.length === 0;
  const say = (reader: Reader) => skillsText(reader, { fits, hasNone });
  if (fits.length === 0) return judged("skills", "not-stated", 0, say, UNNAMED_SHARE);
  const share = shareOf(fits);
  return judged("skills", hasNone && share === 0 ? "not-stated" : verdictOf(share), share, say);
}

function judgeHours(profile: ProfileSide, job: JobSide): Judged {
  const offered = profile.availabilityHours;
  const say = (reader: Reader) => hoursText(reader, { offered, asked: job.hoursPerWeek });
  if (offered === null) return judged("hours", "not-stated", 0, say, UNSAID_SHARE);
  const share = Math.min(1, offered / job.hoursPerWeek);
  const counted = share < LEAST_HOURS_SHARE ? 0 : share;
  return judged("hours", verdictOf(counted), counted, say);
}

function judgeWorkMode(profile: ProfileSide, job: JobSide): Judged {
  const wanted = profile.workPreference;
  const say = (reader: Reader) => workModeText(reader, { wanted, offered: job.workType });
  if (wanted === null) return judged("work-mode", "not-stated", 0, say, UNSAID_SHARE);
  const share = workModeShare(wanted, job.workType);
  return judged("work-mode", verdictOf(share), share, say);
}

/** The same 1, hybrid against another 0.5, remote against on-site 0. */
export function workModeShare(wanted: WorkMode, offered: WorkMode): number {
  if (wanted === offered) return 1;
  return wanted === "hybrid" || offered === "hybrid" ? 0.5 : 0;
}

function judgePay(profile: ProfileSide, job: JobSide): Judged {
  const { wantedHourly: wanted, wantsOtherwise } = profile;
  const { hourlyPay: offered } = job;
  const say = (reader: Reader) => payText(reader, { wanted, offered, wantsOtherwise });
  if (wanted === null || offered === null) return judged("pay", "not-stated", 0, say);
  const share = payShare(offered, wanted);
  return judged("pay", verdictOf(share), share, say);
}

function judgePlace(profile: ProfileSide, job: JobSide): Judged {
  const isRemote = job.workType === "remote";
  const { place: home, travelMiles } = profile;
  const near = home && nearnessOf(home, job.location, travelMiles);
  const say = (reader: Reader) => placeText(reader, { home, location: job.location, near, travelMiles, isRemote });
  if (isRemote) return judged("place", "matched", 1, say);
  if (near === null) return judged("place", "not-stated", 0, say, UNSAID_SHARE);
  const share = NEARNESS_SHARES[near.nearness];
  return judged("place", verdictOf(share), share, say);
}
