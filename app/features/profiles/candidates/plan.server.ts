import type { Database } from "#app/db/database.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import type { BillingMode } from "#app/features/plans/rules.ts";
import type { SearchPlan } from "./rules.ts";

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
