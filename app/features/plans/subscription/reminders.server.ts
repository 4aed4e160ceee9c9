import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/profiles.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { reminderNews } from "./emails.server.ts";
import { findSubscription } from "./queries.server.ts";

/** How long before the end of a trial or a period its owners are told, in milliseconds. */
const AHEAD = 3 * DAY_MS;

/** Tells the owners of each company three days before its trial ends or its plan renews, once for each period. */
export async function remindOfPeriodEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const isDue = and(
    inArray(subscriptions.status, ["trial", "active"]),
    eq(subscriptions.isCanceled, false),
    gt(subscriptions.periodEnd, now),
    lte(subscriptions.periodEnd, new Date(now.getTime() + AHEAD)),
    or(isNull(subscriptions.remindedFor), ne(subscriptions.remindedFor, subscriptions.periodEnd)),
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
        .set({ remindedFor: subscriptions.periodEnd })
        .where(and(eq(subscriptions.companyId, companyId), isDue))
        .returning({ companyId: subscriptions.companyId });
      const subscription = taken && (await findSubscription(tx, companyId));
      if (!subscription) return;
      const owners = await tx
        .select({ userId: recruiters.userId })
        .from(recruiters)
        .where(and(eq(recruiters.companyId, companyId), eq(recruiters.companyRole, "owner")));
      const news = reminderNews(subscription);
      for (const { userId } of owners) await notify(platform, tx, { userId, ...news });
    });
  });
}
