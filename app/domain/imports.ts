/**
 * The states of an import, in order: its feed is read, its rows are checked, it waits for its recruiter's choice, its
 * jobs are posted, it is over. A failed one ended early.
 */
export const IMPORT_STATUSES = ["reading", "checking", "ready", "posting", "done", "failed"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What becomes of new jobs of an import. */
export const IMPORT_CHOICES = ["draft", "live"] as const;
export type ImportChoice = (typeof IMPORT_CHOICES)[number];

/**
 * What became of a row. `full`: a draft, because the plan has no room; `queued`: a draft, because many jobs of the
 * recruiter wait for review; `kept`: its job had ended by hand, or is suspended, and stays as it is.
 */
export const IMPORT_OUTCOMES = [
  "posted",
  "held",
  "draft",
  "full",
  "queued",
  "changed",
  "reopened",
  "same",
  "kept",
  "failed",
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
