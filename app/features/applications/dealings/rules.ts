/** In this order a row names them. */
const DEALING_KINDS = ["applied", "invited", "declined", "shortlisted"] as const;

export type DealingKind = (typeof DEALING_KINDS)[number];

/** What was between a recruiter and a person for one of the recruiter's jobs, and when. */
export type Dealing = { kind: DealingKind; jobId: string; title: string; at: Date };

/** The kinds that are among these, each once. */
export function kindsOf(dealings: readonly Dealing[]): DealingKind[] {
  return DEALING_KINDS.filter((kind) => dealings.some((dealing) => dealing.kind === kind));
}

/** Whether somebody with whom there was this may be invited for that job: neither applied, invited nor declined. */
export function isInvitable(dealings: readonly Dealing[], jobId: string): boolean {
  return dealings.every((dealing) => dealing.jobId !== jobId || dealing.kind === "shortlisted");
}

/** Whether they are on the shortlist of that job. */
export function isShortlisted(dealings: readonly Dealing[], jobId: string): boolean {
  return dealings.some((dealing) => dealing.jobId === jobId && dealing.kind === "shortlisted");
}
