/** The subjects of cases. A name is that of a company. */
export const CASE_KINDS = ["job", "company", "profile", "message", "conversation", "email", "name"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** The subjects that anyone can report. */
export const REPORTABLE_KINDS = [
  "job",
  "company",
  "profile",
  "message",
  "conversation",
  "email",
] as const satisfies readonly CaseKind[];
export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

/** The problems that a report can name; the last is for what the product noticed. */
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

/** The outcomes of a case. */
export const CASE_OUTCOMES = ["dismissed", "hidden", "warned", "suspended", "banned"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** The events in the history of a case. */
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
