/** Where a job stands. Only a live one is found and applied to. */
export const JOB_STATUSES = ["draft", "live", "paused", "closed", "filled", "expired"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Where an application stands while nothing has ended it. */
export const OPEN_STATUSES = ["pending", "reviewing", "interview", "offered"] as const;

/** Every state an application can have, in the order of the specification's table (D78 adds the last three). */
export const STATUSES = [...OPEN_STATUSES, "rejected", "withdrawn", "declined", "hired"] as const;
export type Status = (typeof STATUSES)[number];
