/** In this order a row names them. */
const INTERACTION_KINDS = ["applied", "withdrawn", "inviting", "invited", "declined", "shortlisted"] as const;

export type InteractionKind = (typeof INTERACTION_KINDS)[number];

/** What was between a recruiter and a person for one of the recruiter's jobs, and when; `held` names an invitation that waits. */
export type Interaction = { kind: InteractionKind; jobId: string; title: string; at: Date; held: string | null };

/** The kinds that are among these, each once. */
export function kindsOf(interactions: readonly Interaction[]): InteractionKind[] {
  return INTERACTION_KINDS.filter((kind) => interactions.some((interaction) => interaction.kind === kind));
}

/** For which of these jobs somebody is on the shortlist, and for which they may be invited: who never applied nor was invited. */
export function jobStates(
  interactions: readonly Interaction[],
  jobs: ReadonlyArray<{ id: string }>,
): { shortlistedFor: string[]; invitableFor: string[] } {
  const kindsFor = ({ id }: { id: string }) => kindsOf(interactions.filter(({ jobId }) => jobId === id));
  const idOf = ({ id }: { id: string }) => id;
  return {
    shortlistedFor: jobs.filter((job) => kindsFor(job).includes("shortlisted")).map(idOf),
    invitableFor: jobs.filter((job) => kindsFor(job).every((kind) => kind === "shortlisted")).map(idOf),
  };
}
