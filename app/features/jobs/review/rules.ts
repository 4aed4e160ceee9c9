import { JOB_STATUSES, type JobStatus, UNPUBLISHED_STATUSES } from "#app/domain/status.ts";
import type { Warning } from "#app/features/safety/warnings/rules.ts";

/** How much is held: the `REVIEW` setting. */
const REVIEW_MODES = ["first-jobs", "all", "off"] as const;
type ReviewMode = (typeof REVIEW_MODES)[number];

/** A sign of a scam that holds a job. A link alone does not: many honest jobs have one. */
type HoldingSign = Exclude<Warning, "link">;

/**
 * Why a job waits for a reviewer: the first of an unverified company, a name like a verified company's, a sign in its
 * texts, a change of what was being reviewed, reports by several people, a company page that was taken down, or because every job is reviewed here.
 */
export type HoldReason = "first-job" | "name" | HoldingSign | "changed" | "reported" | "company-hidden" | "every-job";

/** Statuses of a job that everyone can read, or could. */
export const PUBLIC_STATUSES = JOB_STATUSES.filter(isPublicStatus);

/** Whether everyone can read a job of this status. */
export function isPublicStatus(status: JobStatus): boolean {
  return !UNPUBLISHED_STATUSES.some((one) => one === status);
}

/** What decides whether a job is held, at the moment that it would go public. */
export type HoldFacts = {
  mode: ReviewMode;
  warnings: readonly Warning[];
  /** Whether it names the recruiter's own company, and that is verified. */
  isVerified: boolean;
  /** Whether a job under this company name, this one or another of the recruiter's, was public before. */
  hasRecord: boolean;
  /** Whether the company name could be taken for that of a verified company on another domain. */
  isNamedLikeVerified: boolean;
  /** Whether a reviewer has approved these very texts. */
  isApproved: boolean;
};

/** Why this job may not go public yet; nothing where it may. */
export function holdReasons(facts: HoldFacts): HoldReason[] {
  const { mode, warnings, isVerified, hasRecord, isNamedLikeVerified, isApproved } = facts;
  if (mode === "off") return [];
  const reasons: HoldReason[] = [];
  if (!isVerified && !hasRecord) reasons.push("first-job");
  if (isNamedLikeVerified) reasons.push("name");
  // A company may have been verified since; the texts are the same.
  if (isApproved) return reasons;
  for (const warning of warnings) if (warning !== "link") reasons.push(warning);
  return reasons.length === 0 && mode === "all" ? ["every-job"] : reasons;
}

/** The longest and shortest reason for a refusal, in characters. */
export const REFUSAL_LIMITS = { min: 10, max: 1_000 } as const;

/** A review as the job's recruiter sees it. */
export type OwnReview = { id: string; reasons: string[]; sentAt: Date; refusal: string | null; wasPublic: boolean };

/** A job that waits for a decision, as a list of them shows it. */
export type WaitingJob = {
  jobId: string;
  reviewId: string;
  version: number;
  title: string;
  company: string;
  recruiterName: string;
  reasons: string[];
  sentAt: Date;
  /** Whether it was public before, and changes of it wait. */
  isChange: boolean;
};
