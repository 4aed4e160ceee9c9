/** Every expected refusal of the product. `http/problems.ts` has status and texts for each. */
export const ERROR_CODES = [
  "not-signed-in",
  "wrong-role",
  "viewer-only",
  "owner-only",
  "not-found",
  "email-unverified",
  "person-unverified",
  "account-leaving",
  "wrong-credentials",
  "link-expired",
  "role-chosen",
  "two-step-on",
  "two-step-off",
  "too-many-requests",
  "already-applied",
  "questions-changed",
  "job-closed",
  "job-removed",
  "recruiters-cannot-apply",
  "profile-incomplete",
  "illegal-move",
  "stale-state",
  "too-late-to-undo",
  "sent-already",
  "undone-meanwhile",
  "already-invited",
  "shortlist-full",
  "already-on-waitlist",
  "form-already-sent",
  "file-too-large",
  "too-many-resumes",
  "file-name-too-long",
  "unreadable-upload",
  "upload-broken-off",
  "illegal-step",
  "stale-job",
  "stale-role",
  "in-a-team",
  "team-full",
  "extend-limit",
  "decided-already",
  "request-changed",
  "company-unverified",
  "company-decided",
  "company-asked",
  "plan-limit",
  "plan-missing",
  "payment-declined",
  "plan-changed",
  "import-changed",
  "wait-for-answer",
  "messages-blocked",
  "message-held",
  "message-decided",
  "message-suspicious",
  "has-unread",
  "change-too-late",
  "role-in-use",
  "last-admin",
  "account-suspended",
  "suspended-already",
  "person-suspended",
  "not-suspended",
  "appealed-already",
  "appeal-too-late",
  "appeal-decided",
  "own-decision",
  "own-job",
  "turned-off",
  "content-changed",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected refusal. Thrown by commands and queries so that an open transaction rolls back. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: ErrorCode;
  /** Seconds until a retry makes sense; only with `too-many-requests`. */
  readonly retryAfterSeconds: number | undefined;
  /** What staff wrote for this refusal, in place of the standing texts; only with `turned-off`. */
  readonly words: { title: string; text: string } | undefined;

  constructor(code: ErrorCode, options: { retryAfterSeconds?: number; words?: { title: string; text: string } } = {}) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.words = options.words;
  }
}

/** A refusal that belongs to one field of a form, such as a taken address, and perhaps to `others` as well. */
export class FieldError extends Error {
  override name = "FieldError";
  readonly field: string;
  readonly others: Readonly<Record<string, string>>;

  constructor(field: string, message: string, others: Readonly<Record<string, string>> = {}) {
    super(message);
    this.field = field;
    this.others = others;
  }
}
