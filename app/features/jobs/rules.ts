import type { CheckWay } from "#app/domain/company-checks.ts";
import type { EmploymentType, Flexibility, WorkType } from "#app/domain/employment.ts";
import type { Pay, PayUnit } from "#app/domain/pay.ts";
import type { JobQuestion } from "#app/domain/questions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { DAY_MS } from "#app/time.ts";

/**
 * Every transition of a job's status. `putBack` undoes an end for a job that was paused before; only the task does
 * `expire`.
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

/** The recruiter has closed the job or filled it, so no one waits for an answer any longer. */
export const SETTLED_STATUSES = ["closed", "filled"] as const satisfies readonly JobStatus[];

/** Whether the job was closed or filled. */
export function isSettled(status: JobStatus): boolean {
  return SETTLED_STATUSES.some((settled) => settled === status);
}

/** Whether the job has ended, expiry included. */
export function hasEnded(status: JobStatus): boolean {
  return isSettled(status) || status === "expired";
}

/** Whether `step` may be taken by a job that has `status`. */
export function canStep(step: JobStep, status: JobStatus): boolean {
  const from: readonly JobStatus[] = JOB_STEPS[step].from;
  return from.includes(status);
}

/** Returns the step that undoes `step` for a job whose status was `was`; null if nothing does. */
export function undoOf(step: JobStep, was: JobStatus): JobStep | null {
  if (step === "pause") return "resume";
  if (step !== "close" && step !== "markFilled") return null;
  if (was === "live") return "reopen";
  return was === "paused" ? "putBack" : null;
}

/** How long after a step its undo leaves no trace. */
export const UNDO_MILLISECONDS = 30_000;

/**
 * How many days a job stays live, how long before its end the recruiter is warned, and how far the end may be moved.
 */
export const JOB_LIFE = { days: 30, warnDays: 5, longestDays: 90 } as const;

/**
 * Returns the end of a job that goes live at `now`: 30 days later, or its old end date if that is in the future, so
 * that a pause or an undone close changes nothing.
 */
export function endOfLife(now: Date, had: Date | null): Date {
  return had && had > now ? had : new Date(now.getTime() + JOB_LIFE.days * DAY_MS);
}

/** Returns the end of a live job after `extend`: 30 days later, but at most 90 days from `now`. */
export function extendedLife(now: Date, had: Date | null): Date {
  const start = Math.max(now.getTime(), had?.getTime() ?? 0);
  return new Date(Math.min(start + JOB_LIFE.days * DAY_MS, now.getTime() + JOB_LIFE.longestDays * DAY_MS));
}

/** Whether `extend` would add at least a day to a live job. */
export function canExtend(now: Date, had: Date | null): boolean {
  return extendedLife(now, had).getTime() - (had?.getTime() ?? 0) >= DAY_MS;
}

/** Lengths of a job's texts, in characters (section 5 for the minimums). */
export const JOB_TEXT_LIMITS = {
  title: { min: 5, max: 120 },
  company: { min: 2, max: 120 },
  description: { min: 50, max: 10_000 },
  location: { min: 2, max: 120 },
  industry: { min: 2, max: 80 },
} as const;

/** The fields of the posting form that may have several values. */
export const JOB_LIST_FIELDS = ["skills", "flexibility", "occupations"] as const;

/** A higher amount per hour, month, or year is a typing error, and the column holds ten digits at most. */
export const HIGHEST_PAY = 9_999_999;

/** More than this is pay for another unit, such as a salary that was entered per hour. */
export const HIGHEST_PAY_PER: Record<PayUnit, number> = {
  hour: 2_000,
  day: 16_000,
  month: 350_000,
  year: HIGHEST_PAY,
  project: HIGHEST_PAY,
};

/** Who verified the employer, how, and when. Only a verified company has one (D2). */
export type EmployerCheck = { checkedAt: Date; how: CheckWay; domain: string | null };

/** A job in a list of choices. */
export type JobChoice = { id: string; title: string; company: string; isActive: boolean };

/** A job in a list. `employerCheck` is null unless the job names the recruiter's own company and it was verified. */
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
  /** Set only in lists for a person who may have applied. */
  hasApplied?: boolean;
};

/** A whole job, for its own page. */
export type Job = JobCard & {
  /** The addresses of the landing pages of its place and industry; empty if there is none. */
  placeSlug: string;
  industrySlug: string;
  description: string;
  skills: string[];
  responsibleId: string;
  /** The address of the company's page; null if the job names another company than the recruiter's. */
  companySlug: string | null;
  status: JobStatus;
  statusChangedAt: Date;
  /** Every applicant is promised an answer within this many business days. */
  answerDays: number;
  /** Whether applicants stay anonymous until they are invited to an interview. */
  hidesNames: boolean;
  /** What everyone who applies is asked. */
  questions: JobQuestion[];
  /** Since when an applicant has waited far longer than promised; null if none has. */
  notAnsweringSince: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
};

/** Returns a job's content as its form would send it. */
export function inputOf(job: Job) {
  const { title, company, description, location, industry, employmentType, workType, hoursPerWeek } = job;
  const { payRangeMin, payRangeMax, payUnit, answerDays, hidesNames, questions, flexibility, skills } = job;
  const words = { title, company, description, location, industry, employmentType, workType, hoursPerWeek };
  return { ...words, payRangeMin, payRangeMax, payUnit, answerDays, hidesNames, questions, flexibility, skills };
}

/** The paragraphs of a description: split at empty lines, trimmed, none empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
