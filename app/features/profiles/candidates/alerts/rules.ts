import { candidateParams, candidateSearchFrom } from "../rules.ts";

/** The most people that an alert counts for one search; the search itself shows the rest. */
export const MOST_TOLD = 100;

/** How many days we remember that a person was in an alert; after that, a change of their profile counts as new. */
export const TOLD_DAYS = 180;

/**
 * Returns the query string of a search in the form that is saved: without page, sort order, and open filters. "" for an
 * empty search.
 */
export function keptQuery(query: string): string {
  const search = candidateSearchFrom(new URLSearchParams(query));
  const params = candidateParams({ ...search, sort: "best", hasOpenFilters: false, after: null }).toString();
  return params === "" ? "" : `?${params}`;
}
