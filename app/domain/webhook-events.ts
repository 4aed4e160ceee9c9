/** What a company's own software can be told about. */
export const WEBHOOK_EVENTS = [
  "job.published",
  "job.updated",
  "job.closed",
  "application.created",
  "application.status_changed",
  "application.withdrawn",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Why nothing is sent to an endpoint: its owner turned it off, it failed for a day, or it said that it is gone. */
export const OFF_REASONS = ["owner", "failed", "gone"] as const;
export type OffReason = (typeof OFF_REASONS)[number];
