import type { CheckWay } from "#app/domain/company-checks.ts";
import type { EmploymentType, Flexibility, WorkType } from "#app/domain/employment.ts";
import type { Pay } from "#app/domain/pay.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { DAY_MS } from "#app/time.ts";

/**
 * Everything that may happen to a job, from where to where. `putBack` undoes an end for a job that was paused before;
 * `expire` is done by the clock alone.
 */
export const JOB_STEPS = {
  publish: { from: ["draft"], to: "live" },
  pause: { from: ["live"], to: "paused" },
  resume: { from: ["paused"], to: "live" },
  extend: { from: ["live"], to: "live" },
  close: { from: ["live", "paused"], to: "closed" },
  markFilled: { from: ["live", "paused", "closed", "expired"], to: "filled" },
  reopen: { from: ["closed", "filled", "expired"], to: "live" },
  putBack: { from: ["closed", "filled"], to: "paused" },
  expire: { from: ["live"], to: "expired" },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>;

export type JobStep = keyof typeof JOB_STEPS;

/** A job whose recruiter has closed it, or has found somebody: nobody waits for an answer any longer. */
export const SETTLED_STATUSES = ["closed", "filled"] as const satisfies readonly JobStatus[];

/** Whether nobody is looked for any more. */
export function isSettled(status: JobStatus): boolean {
  return SETTLED_STATUSES.some((settled) => settled === status);
}

/** Whether the job has ended, also by itself. */
export function hasEnded(status: JobStatus): boolean {
  return isSettled(status) || status === "expired";
}

/** Whether `step` may be taken by a job that has `status`. */
export function canStep(step: JobStep, status: JobStatus): boolean {
  const from: readonly JobStatus[] = JOB_STEPS[step].from;
  return from.includes(status);
}

/** The step that takes back `step` for a job that had `was` before; null where nothing does. */
export function undoOf(step: JobStep, was: JobStatus): JobStep | null {
  if (step === "pause") return "resume";
  if (step !== "close" && step !== "markFilled") return null;
  if (was === "live") return "reopen";
  return was === "paused" ? "putBack" : null;
}

/** So long after a step it can be taken back as if nothing had been. */
export const UNDO_MILLISECONDS = 30_000;

/** How long a job stays live by itself, how long before that the recruiter is warned, and how far it may be moved. */
export const JOB_LIFE = { days: 30, warnDays: 5, longestDays: 90 } as const;

/**
 * When a job that goes live at `now` ends: 30 days later, or on the day it already had if that is still to come, so
 * that a pause or an undone close costs nothing.
 */
export function endOfLife(now: Date, had: Date | null): Date {
  return had && had > now ? had : new Date(now.getTime() + JOB_LIFE.days * DAY_MS);
}

/** The day a live job ends after `extend`: 30 days more, but never over 90 days from `now`. */
export function extendedLife(now: Date, had: Date | null): Date {
  const start = Math.max(now.getTime(), had?.getTime() ?? 0);
  return new Date(Math.min(start + JOB_LIFE.days * DAY_MS, now.getTime() + JOB_LIFE.longestDays * DAY_MS));
}

/** Whether `extend` would still give a live job at least a day more. */
export function canExtend(now: Date, had: Date | null): boolean {
  return extendedLife(now, had).getTime() - (had?.getTime() ?? 0) >= DAY_MS;
}

/** Lengths of a job's texts, in characters (section 5 for the least). */
export const JOB_TEXT_LIMITS = {
  title: { min: 5, max: 120 },
  company: { min: 2, max: 120 },
  description: { min: 50, max: 10_000 },
  location: { min: 2, max: 120 },
  industry: { min: 2, max: 80 },
} as const;

/** The fields of the posting form that may come more than once. */
export const JOB_LIST_FIELDS = ["skills", "flexibility", "occupations"] as const;

/** More than this per hour, month or year is a slip of the finger, and the column holds no more than ten digits. */
export const HIGHEST_PAY = 9_999_999;

/** Who checked the employer, how and when. Only a checked company has one (D2). */
export type EmployerCheck = { checkedAt: Date; how: CheckWay; domain: string | null };

/** A job to choose from a list of one's own. */
export type JobChoice = { id: string; title: string; company: string; isActive: boolean };

/** A job as lists show it. `employerCheck` is null unless the company named is the recruiter's own and was checked. */
export type JobCard = Pay & {
  id: string;
  title: string;
  company: string;
  employerCheck: EmployerCheck | null;
  location: string;
  industry: string;
  employmentType: EmploymentType;
  workType: WorkType;
  flexibility: Flexibility[];
  isActive: boolean;
  createdAt: Date;
  /** Set in lists of who has applied for it. */
  hasApplied?: boolean;
};

/** A whole job, as its own page shows it. */
export type Job = JobCard & {
  /** How the landing pages of its place and its industry are addressed; empty where there is none. */
  placeSlug: string;
  industrySlug: string;
  description: string;
  skills: string[];
  createdBy: string;
  /** The address of the company's own page; null where the job names another company than the recruiter's. */
  companySlug: string | null;
  status: JobStatus;
  statusChangedAt: Date;
  /** In how many working days everybody who applies is promised an answer. */
  answerDays: number;
  /** Whether its applicants stay without a name until they are invited to an interview. */
  hidesNames: boolean;
  /** Since when somebody has waited far longer than promised; null while nobody has. */
  notAnsweringSince: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
};

/** What a job says, as its form sends it to say the same again. */
export function inputOf(job: Job) {
  const { title, company, description, location, industry, employmentType, workType, hoursPerWeek } = job;
  const { payRangeMin, payRangeMax, payUnit, answerDays, hidesNames, flexibility, skills } = job;
  const words = { title, company, description, location, industry, employmentType, workType, hoursPerWeek };
  return { ...words, payRangeMin, payRangeMax, payUnit, answerDays, hidesNames, flexibility, skills };
}

/** The paragraphs of a description: split at empty lines, trimmed, none empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
