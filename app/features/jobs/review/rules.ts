import { JOB_STATUSES, type JobStatus, UNPUBLISHED_STATUSES } from "#app/domain/status.ts";
import type { Warning } from "#app/features/safety/warnings/rules.ts";

/** How many jobs are held: the `REVIEW` setting. */
const REVIEW_MODES = ["first-jobs", "all", "off"] as const;
type ReviewMode = (typeof REVIEW_MODES)[number];

/** A sign of a scam that holds a job. A link alone does not, because many honest jobs have one. */
type HoldingSign = Exclude<Warning, "link">;

/**
 * Why a job waits: a colleague has to say yes first, or staff review it, because it is the first of an unverified company, its company's name
 * resembles a verified one, its texts show a sign of a scam, it was changed during a review,
 * several people reported it, its company page was taken down, or every job is reviewed here.
 */
export type HoldReason =
  | "colleague"
  | "first-job"
  | "name"
  | HoldingSign
  | "changed"
  | "reported"
  | "company-hidden"
  | "every-job";

/** The statuses in which everyone can read a job, or once could. */
export const PUBLIC_STATUSES = JOB_STATUSES.filter(isPublicStatus);

/** Returns whether everyone can read a job of this status. */
export function isPublicStatus(status: JobStatus): boolean {
  return !UNPUBLISHED_STATUSES.some((one) => one === status);
}

/** The facts that decide whether a job is held when it is about to go public. */
export type HoldFacts = {
  /** Whether the company wants a second person for what is new or changed, and has one. */
  asksColleague: boolean;
  mode: ReviewMode;
  warnings: readonly Warning[];
  /** Whether it names the recruiter's own company and that company is verified. */
  isVerified: boolean;
  /** Whether this recruiter has had a public job, this one or another, under this company name. */
  hasRecord: boolean;
  /**
   * Whether the company's name could be mistaken for that of a verified company on another domain.
   */
  isNamedLikeVerified: boolean;
  /** Whether a moderator has approved exactly these texts. */
  isApproved: boolean;
};

/** Returns the reasons why this job may not go public yet; empty if it may. */
export function holdReasons({ asksColleague, ...facts }: HoldFacts): HoldReason[] {
  return [...(asksColleague ? (["colleague"] as const) : []), ...staffReasons(facts)];
}

function staffReasons(facts: Omit<HoldFacts, "asksColleague">): HoldReason[] {
  const { mode, warnings, isVerified, hasRecord, isNamedLikeVerified, isApproved } = facts;
  if (mode === "off") return [];
  const reasons: HoldReason[] = [];
  if (!isVerified && !hasRecord) reasons.push("first-job");
  if (isNamedLikeVerified) reasons.push("name");
  // The texts were approved already, but another company may have been verified since.
  if (isApproved) return reasons;
  for (const warning of warnings) if (warning !== "link") reasons.push(warning);
  return reasons.length === 0 && mode === "all" ? ["every-job"] : reasons;
}

/** The shortest and longest reason for a refusal, in characters. */
export const REFUSAL_LIMITS = { min: 10, max: 1_000 } as const;

/** A review as the job's recruiter sees it. */
export type OwnReview = {
  id: string;
  version: number;
  reasons: string[];
  /** Whether a colleague's yes is needed first, and who sent it. */
  awaitsColleague: boolean;
  sentBy: string | null;
  sentAt: Date;
  refusal: string | null;
  wasPublic: boolean;
};

/** A job, in the version that the decider saw. */
export type SeenVersion = { jobId: string; version: number };

/** A job that waits for a decision, as it appears in lists. */
export type WaitingJob = {
  jobId: string;
  reviewId: string;
  version: number;
  title: string;
  company: string;
  recruiterName: string;
  reasons: string[];
  sentAt: Date;
  /** Whether the job was public before and its changes are waiting. */
  isChange: boolean;
};
