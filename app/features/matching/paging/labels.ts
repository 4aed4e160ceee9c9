import type { JobSearchPage } from "#app/features/jobs/search/types.ts";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { counted } from "#app/words.ts";
import { LEAST_SHOWN } from "../rules.ts";
import { type MatchPage, MOST_MATCHES } from "./rules.ts";

/** The note at the end of the lists of recommended jobs and suggested people. */
export const RECOMMENDED_FROM = `We show matches of ${LEAST_SHOWN}% and up.`;
export const SUGGESTED_FROM = `We show people who match by ${LEAST_SHOWN}% or more.`;

/** The query string for all jobs, newest first. */
export const NEWEST_FIRST = "?sort=newest";

/** The sort orders of a list without search criteria, for a person with a profile. */
export const ORDERS_BY_PROFILE: SearchView["sorts"] = [
  { value: "best", label: "Best match" },
  { value: "newest", label: "Newest" },
  { value: "pay", label: "Highest pay" },
];

/** Words an empty search as a senior's list of matches: the same filters, with its own order, count, and pages. */
export function matchView(
  view: SearchView,
  { number, pages, total }: MatchPage<unknown>,
  open: Pick<JobSearchPage, "total" | "isCapped">,
): SearchView {
  const near = [1, number - 1, number, number + 1, pages].filter((page) => page >= 1 && page <= pages);
  return {
    ...view,
    sort: "best",
    sorts: ORDERS_BY_PROFILE,
    found:
      total >= MOST_MATCHES.jobs
        ? `Your ${total} best matches`
        : `${counted(total, "job")} for you, ${countOf(open)} in all`,
    pages: [...new Set(near)].map((page) => ({ number: page, query: queryOf(page), isCurrent: page === number })),
    previous: number > 1 ? queryOf(number - 1) : null,
    next: number < pages ? queryOf(number + 1) : null,
    more: null,
  };
}

function countOf({ total, isCapped }: Pick<JobSearchPage, "total" | "isCapped">): string {
  return `${total.toLocaleString("en-US")}${isCapped ? "+" : ""}`;
}

function queryOf(page: number): string {
  return page === 1 ? "" : `?page=${page}`;
}
