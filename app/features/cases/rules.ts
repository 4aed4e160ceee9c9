import type { CaseKind, CaseOutcome, ReportReason } from "#app/domain/cases.ts";

/** How long a case is kept, in days. */
export const CASES_KEPT_DAYS = 2 * 365;
/**
 * How long the network of a report is kept, in days: long enough to see that two reports came from
 * one network.
 */
export const NETWORKS_KEPT_DAYS = 60;

/** The longest report, in characters. */
export const REPORT_WORDS_MAX = 1_000;

/** The number of independent reports that hide a job until staff decide. */
export const REPORTS_THAT_HIDE = 2;

/**
 * How many days a company must have been verified before reports alone can no longer hide its jobs.
 */
export const RECORD_AFTER_DAYS = 30;

/** The subject of a case. */
export type CaseSubject = { kind: CaseKind; subjectId: string };

/** The kinds of subjects that a decision can hide from the public. */
const HIDEABLE_KINDS = ["job", "company", "profile", "message"] as const satisfies readonly CaseKind[];

/** Returns whether a subject of this kind can be hidden. */
export function canHide(kind: CaseKind): boolean {
  return HIDEABLE_KINDS.some((one) => one === kind);
}

/** What reporters are told: whether something was done about what they reported. */
export type ToldOutcome = { kind: CaseKind; title: string | null; outcome: CaseOutcome };

/** A problem with a subject, as one person or the product described it. */
export type Problem = { reason: ReportReason; words: string };

/** Returns the address of the page where staff look at a case. */
export function casePath(caseId: string): string {
  return `/operator/cases/${caseId}`;
}
