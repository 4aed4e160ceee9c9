import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { subscriptions } from "#app/db/schema/plans.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireOwner } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findClaimedUsage } from "./queries.server.ts";
import { findPlan, fitsPlan, type Plan, type PlanGap, planGap } from "./rules.ts";
import type { PlanChoice } from "./schema.ts";

/**
 * Stores an owner's choice of plan for their company; nothing is paid. `isSame` says that it had it already. Throws
 * wrong-role, owner-only,
 * not-found for an unknown plan, and, where limits are enforced, plan-too-small if more jobs are live than it allows.
 */
export async function choosePlan(
  platform: Platform,
  viewer: Viewer,
  { planId }: PlanChoice,
): Promise<{ plan: Plan; isSame: boolean }> {
  requireOwner(viewer);
  const plan = findPlan(planId);
  if (!plan) throw new DomainError("not-found");
  return await platform.db.transaction(async (tx) => {
    const companyId = await lockCompany(tx, viewer.id);
    const { plan: had, activeJobs } = await findClaimedUsage(tx, viewer.id);
    if (had?.id === plan.id) return { plan, isSame: true };
    if (!fitsPlan(plan, activeJobs, platform.env.billingMode)) throw new DomainError("plan-too-small");
    const chosen = { planId: plan.id, chosenAt: platform.clock.now() };
    await tx
      .insert(subscriptions)
      .values({ companyId, ...chosen })
      .onConflictDoUpdate({ target: subscriptions.companyId, set: chosen });
    return { plan, isSame: false };
  });
}

/** Reserves room for one more live job of this recruiter's company; as findPlanGap. */
export async function claimActiveJob(platform: Platform, tx: Database, recruiterId: string): Promise<boolean> {
  return (await findPlanGap(platform, tx, recruiterId)) === null;
}

/**
 * Returns what prevents one more job of this recruiter's company from going live now; null if nothing does. Where limits are
 * enforced, the result holds until `tx` ends: parallel calls for the same company wait (R48).
 */
export async function findPlanGap(platform: Platform, tx: Database, recruiterId: string): Promise<PlanGap | null> {
  const { billingMode } = platform.env;
  if (billingMode === "preview") return null;
  await lockCompany(tx, recruiterId);
  return planGap(await findClaimedUsage(tx, recruiterId), billingMode);
}

/** Locks the recruiter's company, even one without a plan, and returns its id. Throws not-found. */
async function lockCompany(tx: Database, recruiterId: string): Promise<string> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, recruiterId))
    .for("no key update", { of: companies });
  if (!company) throw new DomainError("not-found");
  return company.id;
}
