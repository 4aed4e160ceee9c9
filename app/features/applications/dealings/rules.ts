/** In this order a row names them. */
const DEALING_KINDS = ["applied", "withdrawn", "invited", "declined", "shortlisted"] as const;

export type DealingKind = (typeof DEALING_KINDS)[number];

/** What was between a recruiter and a person for one of the recruiter's jobs, and when. */
export type Dealing = { kind: DealingKind; jobId: string; title: string; at: Date };

/** The kinds that are among these, each once. */
export function kindsOf(dealings: readonly Dealing[]): DealingKind[] {
  return DEALING_KINDS.filter((kind) => dealings.some((dealing) => dealing.kind === kind));
}

/** For which of these jobs somebody is on the shortlist, and for which they may be invited: who never applied nor was invited. */
export function standingOf(
  dealings: readonly Dealing[],
  jobs: ReadonlyArray<{ id: string }>,
): { shortlistedFor: string[]; invitableFor: string[] } {
  const kindsFor = ({ id }: { id: string }) => kindsOf(dealings.filter(({ jobId }) => jobId === id));
  const idOf = ({ id }: { id: string }) => id;
  return {
    shortlistedFor: jobs.filter((job) => kindsFor(job).includes("shortlisted")).map(idOf),
    invitableFor: jobs.filter((job) => kindsFor(job).every((kind) => kind === "shortlisted")).map(idOf),
  };
}
