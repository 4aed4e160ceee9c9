import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { liveJobsOf, newestLiveFirst } from "#app/features/plans/subscription/queries.server.ts";
import { remindOfPeriodEnds } from "#app/features/plans/subscription/reminders.server.ts";
import { type KeepWithin, renewSubscriptions } from "#app/features/plans/subscription/renewal.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";

const QUEUE = "plans.renewals";

/** Registers the renewal of subscriptions and the reminders of it, every hour, so that a period ends within the hour after its last moment. */
export async function registerPlanTasks(platform: Platform): Promise<void> {
  const work = async () => {
    await renewAllPlans(platform);
    await remindOfPeriodEnds(platform);
  };
  await platform.tasks.work(QUEUE, work, { timeoutSeconds: 600 });
  await platform.tasks.schedule(QUEUE, "11 * * * *");
}

/** Renews, changes, or ends every subscription that is due; jobs above a smaller plan's limit are paused. */
export async function renewAllPlans(platform: Platform): Promise<void> {
  await renewSubscriptions(platform, keepJobsWithin(platform));
}

/** Returns what brings the live jobs of a company within a limit. */
export function keepJobsWithin(platform: Platform): KeepWithin {
  return (tx, companyId, limit) => keepWithin(platform, tx, companyId, limit);
}

/** The jobs that went live last stay; without a plan, all are closed. */
async function keepWithin(platform: Platform, tx: Database, companyId: string, limit: number): Promise<number> {
  const above = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(liveJobsOf(tx, companyId))
    .orderBy(...newestLiveFirst)
    .offset(limit);
  const now = platform.clock.now();
  const stopped = await tx
    .update(jobs)
    .set({
      status: limit === 0 ? "closed" : "paused",
      statusChangedAt: now,
      updatedAt: now,
      applicantsToldAt: null,
    })
    .where(and(inArray(jobs.id, above), eq(jobs.status, "live")))
    .returning({ id: jobs.id });
  if (stopped.length > 0) await publishChange(tx, "jobs");
  return stopped.length;
}
