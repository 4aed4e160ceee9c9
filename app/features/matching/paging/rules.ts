/** How many matches a page shows. */
export const MATCHES_A_PAGE = 20;

/** How many jobs are listed for a senior by match, and people for a job. */
export const MOST_MATCHES = { jobs: 200, people: 100 } as const;

/** One page of a list that is known as a whole. */
export type MatchPage<T> = { items: T[]; number: number; pages: number; total: number };

/** The page that the address asks for (`?page=3`): the first for anything that is no page, the last for one behind it. */
export function matchPage<T>(all: readonly T[], asked: string | null): MatchPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / MATCHES_A_PAGE));
  const number = Math.min(pages, /^[1-9]\d{0,3}$/.test(asked ?? "") ? Number(asked) : 1);
  const start = (number - 1) * MATCHES_A_PAGE;
  return { items: all.slice(start, start + MATCHES_A_PAGE), number, pages, total: all.length };
}
