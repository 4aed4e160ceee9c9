import type { JobSearch, JobSearchPage } from "#app/features/jobs/search/types.ts";
import { changedQuery, readJobSearch } from "../search/schema.ts";

/** The most jobs that one alert lists; the search itself shows the rest. */
export const MAX_ALERTED = 10;

/**
 * The oldest jobs that an alert lists, in days since they were posted. We remember as long which jobs a person was
 * alerted to, so by the time that is forgotten the job is too old to be listed again.
 */
export const ALERTED_DAYS = 180;

/**
 * Returns the search to save from this page: as it was corrected, if nothing was found as typed. A misspelled search
 * would never find new jobs.
 */
export function keptSearch(
  search: JobSearch,
  { corrected, meant }: Pick<JobSearchPage, "corrected" | "meant">,
): string {
  return keptQuery(changedQuery(search, corrected ? meant : {}));
}

/**
 * Returns the query string of a search in the form that is saved: without sort order and page. "" for an empty search.
 */
export function keptQuery(query: string): string {
  return changedQuery(readJobSearch(new URLSearchParams(query)), { sort: "best" });
}
