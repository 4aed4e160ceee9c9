import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { graceNotification, reminderNotification } from "./emails.server.ts";
import { findSubscription } from "./queries.server.ts";

/** How long before the end of a trial or a period its owners are told, and of the days of grace: on the fifth of them. */
const AHEAD = { period: 3 * DAY_MS, grace: 2 * DAY_MS };

/**
 * Tells the owners of each company three days before its trial ends or its plan renews, and two days before its days of
 * grace end, once for each.
 */
export async function remindOfPeriodEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const ends = sql<Date>`coalesce(${subscriptions.graceUntil}, ${subscriptions.periodEnd})`;
  const isWithin = (ahead: number) => sql`${ends} <= ${new Date(now.getTime() + ahead).toISOString()}::timestamptz`;
  const isDue = and(
    or(
      and(inArray(subscriptions.status, ["trial", "active"]), isWithin(AHEAD.period)),
      and(eq(subscriptions.status, "grace"), isWithin(AHEAD.grace)),
    ),
    eq(subscriptions.isCanceled, false),
    sql`${ends} > ${now.toISOString()}::timestamptz`,
    sql`${subscriptions.remindedFor} is distinct from ${ends}`,
  );
  const listDue = (after: { companyId: string } | null, limit: number) =>
    platform.db
      .select({ companyId: subscriptions.companyId })
      .from(subscriptions)
      .where(and(isDue, after ? gt(subscriptions.companyId, after.companyId) : undefined))
      .orderBy(asc(subscriptions.companyId))
      .limit(limit);
  await forEachIsolated(inPages(listDue), async ({ companyId }) => {
    await platform.db.transaction(async (tx) => {
      // Whoever takes the row writes; a parallel run then finds it done.
      const [taken] = await tx
        .update(subscriptions)
        .set({ remindedFor: ends })
        .where(and(eq(subscriptions.companyId, companyId), isDue))
        .returning({ companyId: subscriptions.companyId });
      const subscription = taken && (await findSubscription(tx, companyId));
      if (!subscription) return;
      const owners = await tx
        .select({ userId: recruiters.userId })
        .from(recruiters)
        .where(and(eq(recruiters.companyId, companyId), eq(recruiters.companyRole, "owner")));
      const content =
        subscription.status === "grace"
          ? graceNotification(subscription, { isAgain: true })
          : reminderNotification(subscription);
      for (const { userId } of owners) await notify(platform, tx, { userId, ...content });
    });
  });
}
