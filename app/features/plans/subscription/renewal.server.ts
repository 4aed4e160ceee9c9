import { and, asc, eq, gt, lte, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findPlan } from "../rules.ts";
import { graceNotification, renewalNotification } from "./emails.server.ts";
import { findSubscription } from "./queries.server.ts";
import { afterDecline, atEndOfPeriod, ended, isDue, type Subscription } from "./rules.ts";
import { issueInvoice, storeSubscription } from "./storing.server.ts";

/** Brings the live jobs of a company within a limit (0 without a plan), and returns how many were stopped. */
export type KeepWithin = (tx: Database, companyId: string, limit: number) => Promise<number>;

/**
 * Does what is due for every subscription whose period has ended, and tells the owners unless it was only renewed. It
 * has no further effect if it runs twice. `keepWithin` is called only where limits are enforced.
 */
export async function renewSubscriptions(platform: Platform, keepWithin: KeepWithin): Promise<void> {
  await forEachIsolated(inPages(listDue(platform)), async ({ companyId }) => {
    await platform.db.transaction(async (tx) => {
      await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("no key update");
      await renew(platform, tx, companyId, keepWithin);
    });
  });
}

/** Where limits are enforced, brings the live jobs within the plan; returns how many were stopped. */
export async function stopAbove(
  platform: Platform,
  tx: Database,
  companyId: string,
  { status, planId }: Subscription,
  keepWithin: KeepWithin,
): Promise<number> {
  const limit = status === "ended" ? 0 : (findPlan(planId)?.activeJobLimit ?? null);
  const isEnforced = platform.env.billingMode === "enforced";
  return isEnforced && limit !== null ? await keepWithin(tx, companyId, limit) : 0;
}

function listDue({ db, clock }: Platform) {
  const now = clock.now();
  return (after: { companyId: string } | null, limit: number) =>
    db
      .select({ companyId: subscriptions.companyId })
      .from(subscriptions)
      .where(
        and(
          ne(subscriptions.status, "ended"),
          lte(subscriptions.periodEnd, now),
          after ? gt(subscriptions.companyId, after.companyId) : undefined,
        ),
      )
      .orderBy(asc(subscriptions.companyId))
      .limit(limit);
}

/** After a long pause of the server several periods may have ended. */
async function renew(platform: Platform, tx: Database, companyId: string, keepWithin: KeepWithin): Promise<void> {
  const now = platform.clock.now();
  const before = await findSubscription(tx, companyId);
  let current = before;
  // Everyone has left the company, so no one is charged any longer.
  const isAbandoned = (await tx.$count(recruiters, eq(recruiters.companyId, companyId))) === 0;
  if (current && isAbandoned) current = ended(current);
  let isDeclined = false;
  while (current && isDue(current, now)) {
    const { subscription, lines } = atEndOfPeriod(current);
    isDeclined = (await issueInvoice(platform, tx, companyId, lines)) === "declined";
    current = isDeclined ? afterDecline(current, now) : subscription;
  }
  if (!before || !current || before === current) return;
  await storeSubscription(tx, companyId, { ...current, chosenAt: now });
  const stopped = await stopAbove(platform, tx, companyId, current, keepWithin);
  const isUnchanged = current.planId === before.planId && current.period === before.period;
  if (current.status === before.status && isUnchanged && stopped === 0) return;
  const content =
    current.status === "grace" ? graceNotification(current) : renewalNotification(current, { stopped, isDeclined });
  const owners = await tx
    .select({ userId: recruiters.userId })
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), eq(recruiters.companyRole, "owner")));
  for (const { userId } of owners) await notify(platform, tx, { userId, ...content });
}
