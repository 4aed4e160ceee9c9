import { hoursText, placeText, type Reader, skillsText, workModeText } from "./labels.ts";
import { nearnessOf } from "./place/rules.ts";

/** A skill as both sides store it: `key` is what is compared, `name` is what people read. */
export type MatchSkill = { key: string; name: string };

type WorkMode = "remote" | "on-site" | "hybrid";

/** All that a score may know of a person. Name, photo, age and years are left out on purpose. */
export type ProfileSide = {
  skills: readonly MatchSkill[];
  availabilityHours: number | null;
  workPreference: WorkMode | null;
  place: string | null;
};

/** All that a score may know of a job. */
export type JobSide = {
  skills: readonly MatchSkill[];
  hoursPerWeek: number;
  workType: WorkMode;
  location: string;
};

/** How much one asked skill counts, by its key: rare skills more. A key that is missing counts 1. */
export type SkillRarity = ReadonlyMap<string, number>;

export type ReasonPart = "skills" | "hours" | "work-mode" | "place";
export type Verdict = "matched" | "partly" | "missing" | "not-stated";

/** One line of "Why this match". `share` is how much of the part fits, 0 to 1. */
export type Reason = { part: ReasonPart; verdict: Verdict; text: string; share: number };

/** A whole percent and its four reasons, always in the order skills, hours, work mode, place. */
export type Match = { percent: number; reasons: Reason[] };

/** How much each part counts. They add up to 100. */
export const PART_WEIGHTS: Record<ReasonPart, number> = { skills: 60, hours: 20, "work-mode": 12, place: 8 };

/** What an unanswered question counts: neither for nor against. */
const UNSAID_SHARE = 0.5;

/** Fewer hours than this share of what is asked do not count as an overlap. */
const LEAST_HOURS_SHARE = 0.5;

/**
 * How well a profile fits a job, with reasons worded for `reader`. Pure: the same two sides and rarity give the same
 * percent for both readers. What the job does not ask is left out and the rest weighs more; what the person has not
 * said counts half, except skills, which must be named to count (docs/matching.md).
 */
export function scoreMatch(
  profile: ProfileSide,
  job: JobSide,
  rarity: SkillRarity = new Map(),
  reader: Reader = "senior",
): Match {
  const judged = [
    judgeSkills(profile, job, rarity, reader),
    judgeHours(profile, job, reader),
    judgeWorkMode(profile, job, reader),
    judgePlace(profile, job, reader),
  ];
  const asked = judged.filter((one) => one.isAsked);
  const weight = asked.reduce((sum, one) => sum + PART_WEIGHTS[one.reason.part], 0);
  const reached = asked.reduce((sum, one) => sum + PART_WEIGHTS[one.reason.part] * one.counted, 0);
  return { percent: Math.round((100 * reached) / weight), reasons: judged.map((one) => one.reason) };
}

/** The weight of a skill that `jobsAsking` of `allJobs` jobs ask for: 1 for a skill in every job, more when rarer. */
export function rarityOf(jobsAsking: number, allJobs: number): number {
  return 1 + Math.log((Math.max(allJobs, jobsAsking) + 1) / (jobsAsking + 1));
}

type Judged = { reason: Reason; counted: number; isAsked: boolean };

function judged(
  part: ReasonPart,
  verdict: Verdict,
  share: number,
  text: string,
  rest: { counted?: number; isAsked?: boolean } = {},
): Judged {
  return { reason: { part, verdict, text, share }, counted: rest.counted ?? share, isAsked: rest.isAsked ?? true };
}

function verdictOf(share: number): Verdict {
  if (share >= 1) return "matched";
  return share > 0 ? "partly" : "missing";
}

function judgeSkills(profile: ProfileSide, job: JobSide, rarity: SkillRarity, reader: Reader): Judged {
  const own = new Set(profile.skills.map((skill) => skill.key));
  const missing = job.skills.filter((skill) => !own.has(skill.key));
  const text = skillsText(reader, {
    asked: job.skills.map(nameOf),
    missing: missing.map(nameOf),
    hasNone: own.size === 0,
  });
  if (job.skills.length === 0) return judged("skills", "not-stated", 0, text, { isAsked: false });
  if (own.size === 0) return judged("skills", "not-stated", 0, text);
  // Equal lists give exactly 1, whatever the order of the sums.
  const share = missing.length === 0 ? 1 : 1 - weightOf(missing, rarity) / weightOf(job.skills, rarity);
  return judged("skills", missing.length === job.skills.length ? "missing" : verdictOf(share), share, text);
}

function nameOf(skill: MatchSkill): string {
  return skill.name;
}

function weightOf(skills: readonly MatchSkill[], rarity: SkillRarity): number {
  return skills.reduce((sum, skill) => sum + (rarity.get(skill.key) ?? 1), 0);
}

function judgeHours(profile: ProfileSide, job: JobSide, reader: Reader): Judged {
  const offered = profile.availabilityHours;
  const text = hoursText(reader, { offered, asked: job.hoursPerWeek });
  if (offered === null) return judged("hours", "not-stated", 0, text, { counted: UNSAID_SHARE });
  const share = Math.min(1, offered / job.hoursPerWeek);
  const counted = share < LEAST_HOURS_SHARE ? 0 : share;
  return judged("hours", verdictOf(counted), counted, text);
}

function judgeWorkMode(profile: ProfileSide, job: JobSide, reader: Reader): Judged {
  const wanted = profile.workPreference;
  const text = workModeText(reader, { wanted, offered: job.workType });
  if (wanted === null) return judged("work-mode", "not-stated", 0, text, { counted: UNSAID_SHARE });
  if (wanted === job.workType) return judged("work-mode", "matched", 1, text);
  const isHalfway = wanted === "hybrid" || job.workType === "hybrid";
  return isHalfway ? judged("work-mode", "partly", 0.5, text) : judged("work-mode", "missing", 0, text);
}

function judgePlace(profile: ProfileSide, job: JobSide, reader: Reader): Judged {
  const isRemote = job.workType === "remote";
  const home = profile.place?.trim() || null;
  const nearness = home === null ? null : nearnessOf(home, job.location);
  const text = placeText(reader, { home, location: job.location, nearness, isRemote });
  if (isRemote) return judged("place", "matched", 1, text);
  if (nearness === null) return judged("place", "not-stated", 0, text, { counted: UNSAID_SHARE });
  const share = { "same-place": 1, "same-region": 0.5, elsewhere: 0 }[nearness];
  return judged("place", verdictOf(share), share, text);
}
