/**
 * The statuses of a job. Only a live one can be found and applied to; a held one waits for a reviewer, who may refuse
 * it; a suspended one belongs to a suspended recruiter.
 */
export const JOB_STATUSES = [
  "draft",
  "held",
  "refused",
  "live",
  "paused",
  "closed",
  "filled",
  "expired",
  "suspended",
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Statuses in which only its recruiter sees a job: not posted, not approved, or suspended. */
export const UNPUBLISHED_STATUSES = ["draft", "held", "refused", "suspended"] as const satisfies readonly JobStatus[];

/** Statuses of an application that has not ended. */
export const OPEN_STATUSES = ["pending", "reviewing", "interview", "offered"] as const;

/** The statuses that a recruiter may change: the open ones, and two that can be opened again. */
export const MOVED_STATUSES = [...OPEN_STATUSES, "rejected", "declined"] as const;

/** Every status of an application, in the order of the specification's table (D78 adds the last three). */
export const STATUSES = [...OPEN_STATUSES, "rejected", "withdrawn", "declined", "hired"] as const;
export type Status = (typeof STATUSES)[number];

/** The outcomes of a review: a reviewer's two decisions, and the recruiter's withdrawal. */
export const REVIEW_OUTCOMES = ["approved", "refused", "withdrawn"] as const;
