/**
 * Where a job stands. Only a live one is found and applied to; a held one waits for a reviewer, who may refuse it; a
 * suspended one is that of a recruiter whose account is.
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

/** A job that nobody but its recruiter sees: not posted yet, not approved, or theirs while they are suspended. */
export const UNPUBLISHED_STATUSES = ["draft", "held", "refused", "suspended"] as const satisfies readonly JobStatus[];

/** Where an application stands while nothing has ended it. */
export const OPEN_STATUSES = ["pending", "reviewing", "interview", "offered"] as const;

/** Every state an application can have, in the order of the specification's table (D78 adds the last three). */
export const STATUSES = [...OPEN_STATUSES, "rejected", "withdrawn", "declined", "hired"] as const;
export type Status = (typeof STATUSES)[number];

/** What may become of a job that was held: a reviewer's two decisions, and the recruiter's own withdrawal. */
export const REVIEW_OUTCOMES = ["approved", "refused", "withdrawn"] as const;
