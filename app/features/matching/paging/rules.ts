/** How many matches a page shows. */
export const MATCHES_A_PAGE = 20;

/** The most jobs listed for a senior, and the most people for a job. */
export const MOST_MATCHES = { jobs: 200, people: 100 } as const;

/** One page of a list that is in memory. */
export type MatchPage<T> = { items: T[]; number: number; pages: number; total: number };

/**
 * Returns the page that the address asks for (`?page=3`): the first for a malformed number, the last for one past the
 * end.
 */
export function matchPage<T>(all: readonly T[], asked: string | null): MatchPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / MATCHES_A_PAGE));
  const number = Math.min(pages, /^[1-9]\d{0,3}$/.test(asked ?? "") ? Number(asked) : 1);
  const start = (number - 1) * MATCHES_A_PAGE;
  return { items: all.slice(start, start + MATCHES_A_PAGE), number, pages, total: all.length };
}

/** The minimum of the list of jobs sorted by match, which shows any match at all; recommendations have a higher one. */
export const ANY_MATCH = 1;
