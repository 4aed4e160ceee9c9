import { DAY_MS, HOUR_MS } from "#app/time.ts";

/** What a saved search looks for: seniors save searches for jobs, recruiters for candidates. */
export type Sought = "jobs" | "candidates";

/**
 * How often a person gets alerts for a saved search. "instant" means within minutes, for candidates only: as a
 * notification that is emailed unless it is read first.
 */
export const FREQUENCIES = ["off", "instant", "daily", "weekly"] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** The most searches of a kind that a person can save. */
export const MAX_SEARCHES = 20;

/** Length limits of a saved search's name, in characters. */
export const SEARCH_NAME = { min: 1, max: 80 } as const;

/**
 * The task runs once a day, sometimes a little earlier or later. Half a day of grace keeps a small difference from
 * skipping a day, and the next run makes up for a missed one.
 */
const GRACE = 12 * HOUR_MS;

/**
 * The runs that look for due searches. The daily one also takes instant searches that no instant run took for a day,
 * because the plan does not include premium search.
 */
export const RUNS = { instant: ["instant"], daily: ["daily", "weekly", "instant"] } as const;

export type Run = keyof typeof RUNS;

/** Returns the moment before which a search must last have run to be due at `now`. */
export function dueSince(frequency: Exclude<Frequency, "off">, now: Date, run: Run): Date {
  if (run === "instant") return now;
  const period = frequency === "weekly" ? 7 * DAY_MS : DAY_MS;
  return new Date(now.getTime() - period + GRACE);
}

/** A search as its owner's list shows it. */
export type SavedSearch = { id: string; name: string; query: string; frequency: Frequency; createdAt: Date };

/** Where each kind of saved search is listed, and where it is run. */
export const SAVED_SEARCH_PATHS: Record<Sought, { list: string; search: string }> = {
  jobs: { list: "/senior/saved-searches", search: "/senior/find-jobs" },
  candidates: { list: "/recruiter/saved-searches", search: "/recruiter/candidates" },
};

/** Returns the address of the page that names and saves a search, given with its "?". */
export function pathToName(sought: Sought, query: string): string {
  return `${SAVED_SEARCH_PATHS[sought].list}?${new URLSearchParams({ save: query })}`;
}

/** Returns the link beside results: to save the search, or to the list if it is already saved. */
export function keepingOf(sought: Sought, query: string, isKept: boolean): { to: string; isKept: boolean } {
  return { to: isKept ? SAVED_SEARCH_PATHS[sought].list : pathToName(sought, query), isKept };
}
