import type { PersonLike } from "#app/features/matching/rules.ts";
import type { PoolChoice } from "#app/features/profiles/candidates/pools/rules.ts";

/** What a card shows beside a person whom the recruiter may find; `alike` is null if the plan has not that. */
export type BesideCandidate = { pools: PoolChoice[]; alike: PersonLike[] | null };
