import type { JobSearch, JobSearchPage } from "#app/features/jobs/search/types.ts";
import { changedQuery, readJobSearch } from "../search/schema.ts";

/** The most jobs that one mail lists; the search itself shows the rest. */
export const MAX_ALERTED = 10;

/**
 * Jobs posted longer ago are no news, however often they are opened again, and so long we remember whom we told of a
 * job: by the time it is forgotten the job is too old to be told of once more.
 */
export const NEWS_DAYS = 180;

/** What is kept of a search that found this page: where nothing was found as typed, what was meant. A misspelling has no news. */
export function keptSearch(
  search: JobSearch,
  { corrected, meant }: Pick<JobSearchPage, "corrected" | "meant">,
): string {
  return keptQuery(changedQuery(search, corrected ? meant : {}));
}

/** The search of an address as it is kept: what it asks for, without order and page. "" asks for nothing. */
export function keptQuery(query: string): string {
  return changedQuery(readJobSearch(new URLSearchParams(query)), { sort: "best" });
}
