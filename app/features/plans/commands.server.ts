import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findClaimedUsage } from "./queries.server.ts";
import { findPlan, fitsPlan, type Plan, type PlanGap, planGap } from "./rules.ts";
import type { PlanChoice } from "./schema.ts";

/**
 * Stores the viewer's choice of plan; nothing is paid. `isSame` says that they had it already. Throws wrong-role,
 * not-found for an unknown plan, and, where limits are enforced, plan-too-small if more jobs are live than it allows.
 */
export async function choosePlan(
  platform: Platform,
  viewer: Viewer,
  { planId }: PlanChoice,
): Promise<{ plan: Plan; isSame: boolean }> {
  requireRecruiter(viewer);
  const plan = findPlan(planId);
  if (!plan) throw new DomainError("not-found");
  return await platform.db.transaction(async (tx) => {
    await lockRecruiter(tx, viewer.id);
    const { plan: had, activeJobs } = await findClaimedUsage(tx, viewer.id);
    if (had?.id === plan.id) return { plan, isSame: true };
    if (!fitsPlan(plan, activeJobs, platform.env.billingMode)) throw new DomainError("plan-too-small");
    const chosen = { planId: plan.id, chosenAt: platform.clock.now() };
    await tx
      .insert(subscriptions)
      .values({ userId: viewer.id, ...chosen })
      .onConflictDoUpdate({ target: subscriptions.userId, set: chosen });
    return { plan, isSame: false };
  });
}

/** Reserves room for one more live job of this recruiter; as findPlanGap. */
export async function claimActiveJob(platform: Platform, tx: Database, recruiterId: string): Promise<boolean> {
  return (await findPlanGap(platform, tx, recruiterId)) === null;
}

/**
 * Returns what prevents one more job of this recruiter from going live now; null if nothing does. Where limits are
 * enforced, the result holds until `tx` ends: parallel calls for the same recruiter wait (R48).
 */
export async function findPlanGap(platform: Platform, tx: Database, recruiterId: string): Promise<PlanGap | null> {
  const { billingMode } = platform.env;
  if (billingMode === "preview") return null;
  await lockRecruiter(tx, recruiterId);
  return planGap(await findClaimedUsage(tx, recruiterId), billingMode);
}

/** Locks a recruiter, even one without a plan. */
async function lockRecruiter(tx: Database, recruiterId: string): Promise<void> {
  await tx.select({ id: recruiters.userId }).from(recruiters).where(eq(recruiters.userId, recruiterId)).for("update");
}
