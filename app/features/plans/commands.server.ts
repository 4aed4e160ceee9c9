import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { BillingPeriod, PlanId } from "#app/domain/plans.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireOwner } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findClaimedUsage, findPlanUsage } from "./queries.server.ts";
import { findPlan, fitsPlan, type Plan, type PlanGap, planGap } from "./rules.ts";
import { findSubscription } from "./subscription/queries.server.ts";
import { type KeepWithin, stopAbove } from "./subscription/renewal.server.ts";
import { atEndOfPeriod, cancel, choose, resume, type Step } from "./subscription/rules.ts";
import { issueInvoice, storeSubscription } from "./subscription/storing.server.ts";

type Choice = { planId: PlanId; period?: BillingPeriod };

/**
 * Subscribes an owner's company to a plan, or changes it: at once, or when the period ends (timeOfChoice). `isSame`
 * says that nothing changes. `keepWithin` is called where a smaller plan begins at once with more live jobs than it
 * allows, which happens in grace alone. Throws wrong-role, owner-only, and payment-declined.
 */
export async function choosePlan(
  platform: Platform,
  viewer: Viewer,
  { planId, period = "monthly" }: Choice,
  keepWithin: KeepWithin = async () => 0,
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
    await take(platform, tx, companyId, step);
    if (had?.status === "grace") await stopAbove(platform, tx, companyId, step.subscription, keepWithin);
    return { plan, isSame: false };
  });
}

/** Stores what a step leads to, once it is paid. Throws payment-declined. */
async function take(platform: Platform, tx: Database, companyId: string, { subscription, lines }: Step): Promise<void> {
  await storeSubscription(tx, companyId, { ...subscription, chosenAt: platform.clock.now() });
  const outcome = await issueInvoice(platform, tx, companyId, lines);
  if (outcome === "declined") throw new DomainError("payment-declined");
}

/**
 * Tries a declined payment again for an owner's company, which ends its days of grace; what was planned for this period
 * begins. Throws wrong-role, owner-only, payment-declined, and plan-changed unless a payment is open.
 */
export async function payAgain(platform: Platform, viewer: Viewer, keepWithin: KeepWithin): Promise<void> {
  requireOwner(viewer);
  await platform.db.transaction(async (tx) => {
    const companyId = await lockAsOwner(tx, viewer);
    const had = await findSubscription(tx, companyId);
    if (had?.status !== "grace" || had.next === "end") throw new DomainError("plan-changed");
    const step = atEndOfPeriod(had);
    await take(platform, tx, companyId, step);
    await stopAbove(platform, tx, companyId, step.subscription, keepWithin);
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
