/** What a case can be about. A name is that of a company. */
export const CASE_KINDS = ["job", "company", "profile", "message", "conversation", "email", "name"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** What anyone can report. */
export const REPORTABLE_KINDS = [
  "job",
  "company",
  "profile",
  "message",
  "conversation",
  "email",
] as const satisfies readonly CaseKind[];
export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

/** What a report says is wrong; the last is what the product noticed by itself. */
export const REPORT_REASONS = [
  "scam",
  "false",
  "discrimination",
  "rude",
  "spam",
  "private",
  "other",
  "noticed",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How a case can end. */
export const CASE_OUTCOMES = ["dismissed", "hidden", "warned", "suspended", "banned"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** What the history of a case tells of. */
export const CASE_EVENTS = [
  "opened",
  "reported",
  "hidden",
  "restored",
  "assigned",
  "released",
  "note",
  "wrote-to-person",
  "wrote-to-reporter",
  "reporter-abusive",
  "decided",
] as const;
export type CaseEventKind = (typeof CASE_EVENTS)[number];
