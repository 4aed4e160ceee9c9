/** The kinds in the order in which a row names them. */
const INTERACTION_KINDS = ["applied", "withdrawn", "inviting", "invited", "declined", "shortlisted"] as const;

export type InteractionKind = (typeof INTERACTION_KINDS)[number];

/**
 * An interaction between a recruiter and a person about one of the recruiter's jobs; `held` is the id of a held
 * invitation.
 */
export type Interaction = { kind: InteractionKind; jobId: string; title: string; at: Date; held: string | null };

/** Returns the kinds among these, each once. */
export function kindsOf(interactions: readonly Interaction[]): InteractionKind[] {
  return INTERACTION_KINDS.filter((kind) => interactions.some((interaction) => interaction.kind === kind));
}

/**
 * Returns for which of these jobs a person is shortlisted, and for which they may be invited: those without an
 * application or invitation.
 */
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
