import type { CandidateRow } from "../rules.ts";

/** The limits of a company's pools: their number, the people in each, and the letters of a name. */
export const POOL_LIMITS = { pools: 50, people: 200, name: { min: 1, max: 80 } } as const;

/** A pool in a list, with the number of people in it whom the reader may find. */
export type Pool = { id: string; name: string; count: number };

/** A pool that is open. */
export type OpenPool = { id: string; name: string; people: CandidateRow[] };

/** A pool beside a person, and whether they are in it. */
export type PoolChoice = { id: string; name: string; isIn: boolean };

/** Where the pools are. */
export const POOLS_PATH = "/recruiter/pools";

/** Returns the address of an open pool. */
export function poolPath(id: string): string {
  return `${POOLS_PATH}?${new URLSearchParams({ pool: id })}`;
}
