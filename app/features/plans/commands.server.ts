import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import type { BillingPeriod, PlanId } from "#app/domain/plans.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireOwner } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findClaimedUsage, findPlanUsage } from "./queries.server.ts";
import { findPlan, fitsPlan, type Plan, type PlanGap, planGap } from "./rules.ts";
import { findSubscription } from "./subscription/queries.server.ts";
import { cancel, choose, resume } from "./subscription/rules.ts";
import { issueInvoice, storeSubscription } from "./subscription/storing.server.ts";

type Choice = { planId: PlanId; period?: BillingPeriod };

/**
 * Subscribes an owner's company to a plan, or changes it: at once, or when the period ends (timeOfChoice). `isSame`
 * says that nothing changes. Throws wrong-role, owner-only, and payment-declined.
 */
export async function choosePlan(
  platform: Platform,
  viewer: Viewer,
  { planId, period = "monthly" }: Choice,
): Promise<{ plan: Plan; isSame: boolean }> {
  requireOwner(viewer);
  const plan = findPlan(planId);
  if (!plan) throw new DomainError("not-found");
  return await platform.db.transaction(async (tx) => {
    const companyId = await lockAsOwner(tx, viewer);
    const had = await findSubscription(tx, companyId);
    const { activeJobs } = await findClaimedUsage(tx, viewer.id);
    const now = platform.clock.now();
    const fits = fitsPlan(plan, activeJobs, platform.env.billingMode);
    const step = choose(had, { planId, period }, { now, fits });
    if (step === null) return { plan, isSame: true };
    await storeSubscription(tx, companyId, { ...step.subscription, chosenAt: now });
    const outcome = await issueInvoice(platform, tx, companyId, step.lines);
    if (outcome === "declined") throw new DomainError("payment-declined");
    return { plan, isSame: false };
  });
}

/**
 * Cancels the subscription of an owner's company, which then ends with its period, or lets it go on without what was
 * planned. Throws wrong-role, owner-only, not-found without a subscription, and plan-changed if that is done already.
 */
export async function planEnd(
  platform: Platform,
  viewer: Viewer,
  { intent }: { intent: "cancel" | "resume" },
): Promise<void> {
  requireOwner(viewer);
  await platform.db.transaction(async (tx) => {
    const companyId = await lockAsOwner(tx, viewer);
    const had = await findSubscription(tx, companyId);
    if (!had) throw new DomainError("not-found");
    const changed = intent === "cancel" ? cancel(had) : resume(had);
    if (!changed) throw new DomainError("plan-changed");
    await storeSubscription(tx, companyId, { ...changed, chosenAt: platform.clock.now() });
  });
}

/** Reserves room for one more live job of this recruiter's company; as findPlanGap. */
export async function claimActiveJob(platform: Platform, tx: Database, recruiterId: string): Promise<boolean> {
  return (await findPlanGap(platform, tx, recruiterId)) === null;
}

/**
 * Returns what prevents one more job of this recruiter's company from going live now; null if nothing does. Where
 * limits are enforced, the result holds until `tx` ends: parallel calls for the same company wait (R48).
 */
export async function findPlanGap(platform: Platform, tx: Database, recruiterId: string): Promise<PlanGap | null> {
  const { billingMode } = platform.env;
  if (billingMode === "preview") return null;
  await lockCompany(tx, recruiterId);
  return planGap(await findClaimedUsage(tx, recruiterId), billingMode);
}

/**
 * Whether a job that is about to leave its review has no place anymore, because the plan became smaller or ended in
 * the meantime.
 */
export async function hasLostItsPlace(platform: Platform, tx: Database, recruiterId: string): Promise<boolean> {
  const { billingMode } = platform.env;
  if (billingMode === "preview") return false;
  await lockCompany(tx, recruiterId);
  return planGap(await findPlanUsage(tx, recruiterId), billingMode) !== null;
}

/** Locks the company of an owner, who stays one until `tx` ends, and returns its id. Throws owner-only, not-found. */
async function lockAsOwner(tx: Database, viewer: Viewer): Promise<string> {
  const [member] = await tx
    .select({ companyRole: recruiters.companyRole })
    .from(recruiters)
    .where(eq(recruiters.userId, viewer.id))
    .for("share");
  if (member?.companyRole !== "owner") throw new DomainError("owner-only");
  return await lockCompany(tx, viewer.id);
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
