import type { Database } from "#app/db/database.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import type { BillingMode } from "#app/features/plans/rules.ts";
import { readBoolean } from "#app/features/search/boolean.ts";
import { type CandidateSearch, criteriaOf, NO_CRITERIA } from "./rules.ts";

/** What the plan of the recruiter's company includes of a search. */
export type SearchPlan = { hasFilters: boolean; isPremium: boolean };

/** Returns what the plan of the recruiter's company includes of candidate search. */
export async function findSearchPlan(
  platform: { db: Database; env: { billingMode: BillingMode } },
  recruiterId: string,
): Promise<SearchPlan> {
  const [hasFilters, isPremium] = await Promise.all([
    mayUse(platform, recruiterId, "search-filters"),
    mayUse(platform, recruiterId, "premium-search"),
  ]);
  return { hasFilters, isPremium };
}

/** Returns the features that a search uses and the plan does not include. */
export function missingIn({ hasFilters, isPremium }: SearchPlan, search: CandidateSearch) {
  const isFiltered = search.hasOpenFilters || criteriaOf(search).some((criterion) => criterion !== "query");
  const isPremiumSearch = search.miles !== null || readBoolean(search.query) !== null;
  return [
    ...(isFiltered && !hasFilters ? (["search-filters"] as const) : []),
    ...(isPremiumSearch && !isPremium ? (["premium-search"] as const) : []),
  ];
}

/** Returns the part of a search that the plan includes: plain words, with filters and with premium search the others. */
export function withinPlan(search: CandidateSearch, { hasFilters, isPremium }: SearchPlan): CandidateSearch {
  const filtered = hasFilters ? search : { ...search, ...NO_CRITERIA, query: search.query };
  return isPremium ? filtered : { ...filtered, miles: null, isPlain: true };
}
