/** How often a person hears of new jobs that fit a saved search. */
export const FREQUENCIES = ["off", "daily", "weekly"] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** How many searches a person keeps. */
export const MAX_SEARCHES = 20;

/** Lengths of a saved search's name, in characters. */
export const SEARCH_NAME = { min: 1, max: 80 } as const;

/** The most jobs that one mail lists; the search itself shows the rest. */
export const MAX_ALERTED = 10;

/**
 * Jobs posted longer ago are no news, however often they are opened again, and so long we remember whom we told of a
 * job: by the time it is forgotten the job is too old to be told of once more.
 */
export const NEWS_DAYS = 180;

const HOUR = 3_600_000;

/**
 * The task runs once a day, a little earlier or later; half a day of grace keeps a day from being skipped for a
 * minute's difference, and a missed day is made up for by the next.
 */
const GRACE = 12 * HOUR;

/** Until when a search must last have been looked at to be due at `now`. */
export function dueSince(frequency: Exclude<Frequency, "off">, now: Date): Date {
  const period = frequency === "daily" ? 24 * HOUR : 7 * 24 * HOUR;
  return new Date(now.getTime() - period + GRACE);
}

/** Where a senior gives a search a name and keeps it; given with its "?". */
export function pathToName(query: string): string {
  return `/senior/saved-searches?${new URLSearchParams({ save: query })}`;
}

/** A search as its owner's list shows it. */
export type SavedSearch = { id: string; name: string; query: string; frequency: Frequency; createdAt: Date };
