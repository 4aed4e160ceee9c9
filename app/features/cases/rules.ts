import type { CaseKind, CaseOutcome, ReportReason } from "#app/domain/cases.ts";

/** How long a case is kept. */
export const CASES_KEPT_DAYS = 2 * 365;
/** How long it is known from which network a report came: long enough to see that two came from one. */
export const NETWORKS_KEPT_DAYS = 60;

/** The longest report, in characters. */
export const REPORT_WORDS_MAX = 1_000;

/** So many independent people hide a job with their reports until staff decide. */
export const REPORTS_THAT_HIDE = 2;

/** How long a company must be verified before reports alone no longer hide its jobs. */
export const RECORD_AFTER_DAYS = 30;

/** Which thing a case is about. */
export type CaseSubject = { kind: CaseKind; subjectId: string };

/** What can be kept from the public by a decision. */
const HIDEABLE_KINDS = ["job", "company", "profile", "message"] as const satisfies readonly CaseKind[];

/** Whether a thing of this kind can be hidden. */
export function canHide(kind: CaseKind): boolean {
  return HIDEABLE_KINDS.some((one) => one === kind);
}

/** What reporters are told of: whether something was done about what they reported. */
export type ToldOutcome = { kind: CaseKind; title: string | null; outcome: CaseOutcome };

/** What one person, or the product, says is wrong with a thing. */
export type Problem = { reason: ReportReason; words: string };

/** Where staff look at a case. */
export function casePath(caseId: string): string {
  return `/operator/cases/${caseId}`;
}
