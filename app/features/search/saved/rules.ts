import { DAY_MS, HOUR_MS } from "#app/time.ts";

/** What a saved search looks for: seniors keep searches for jobs, recruiters for candidates. */
export type Sought = "jobs" | "candidates";

/** How often a person hears of what is new in a saved search. */
export const FREQUENCIES = ["off", "daily", "weekly"] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** How many searches of a kind a person keeps. */
export const MAX_SEARCHES = 20;

/** Lengths of a saved search's name, in characters. */
export const SEARCH_NAME = { min: 1, max: 80 } as const;

/**
 * The task runs once a day, a little earlier or later; half a day of grace keeps a day from being skipped for a
 * minute's difference, and a missed day is made up for by the next.
 */
const GRACE = 12 * HOUR_MS;

/** Until when a search must last have been looked at to be due at `now`. */
export function dueSince(frequency: Exclude<Frequency, "off">, now: Date): Date {
  const period = frequency === "daily" ? DAY_MS : 7 * DAY_MS;
  return new Date(now.getTime() - period + GRACE);
}

/** A search as its owner's list shows it. */
export type SavedSearch = { id: string; name: string; query: string; frequency: Frequency; createdAt: Date };

/** Where each kind is listed, and where it is searched. */
export const SAVED_SEARCH_PATHS: Record<Sought, { list: string; search: string }> = {
  jobs: { list: "/senior/saved-searches", search: "/senior/find-jobs" },
  candidates: { list: "/recruiter/saved-searches", search: "/recruiter/candidates" },
};

/** Where a search, given with its "?", gets a name and is kept. */
export function pathToName(sought: Sought, query: string): string {
  return `${SAVED_SEARCH_PATHS[sought].list}?${new URLSearchParams({ save: query })}`;
}

/** What stands beside results: the way to keep the search or, where it is kept, to the list that it is in. */
export function keepingOf(sought: Sought, query: string, isKept: boolean): { to: string; isKept: boolean } {
  return { to: isKept ? SAVED_SEARCH_PATHS[sought].list : pathToName(sought, query), isKept };
}
