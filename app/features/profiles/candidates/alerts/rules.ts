import { candidateParams, candidateSearchFrom } from "../rules.ts";

/** So many people are counted at most for one search; the search itself shows the rest. */
export const MOST_TOLD = 100;

/** So long we remember whom we told of somebody: who changes their profile later is news again. */
export const TOLD_DAYS = 180;

/** Whether a kept search asks for more than words, which not every plan can. */
export function hasFilters(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name !== "q");
}

/** The search of an address as it is kept: what it asks for, without page, order and open filters. "" asks for nothing. */
export function keptQuery(query: string): string {
  const search = candidateSearchFrom(new URLSearchParams(query));
  const params = candidateParams({ ...search, sort: "best", hasOpenFilters: false, after: null }).toString();
  return params === "" ? "" : `?${params}`;
}
