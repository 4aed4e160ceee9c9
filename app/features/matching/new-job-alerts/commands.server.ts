import { and, asc, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { jobAlerts } from "#app/db/schema/saved-searches.ts";
import { queueNewJobAlerts } from "#app/features/jobs/commands.server.ts";
import { findCandidates } from "#app/features/matching/queries.server.ts";
import { isOneOf, loadJobSides } from "#app/features/matching/queries-sides.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { matchNotification } from "./emails.server.ts";
import { JOB_MATCH_LIMITS } from "./rules.ts";

// The key of an advisory lock: any number that nothing else in this database uses.
const TELLING = 5_301_963;
/** A job that went live later is left to the next round, which starts slightly after this by the database's clock. */
const GRACE = 15_000;
/** Jobs per round; the next round continues. */
const JOBS_AT_ONCE = 200;

/**
 * Notifies the visible seniors whom new jobs fit best, each once per job, counting other notifications of it. A job
 * that was live for a day without this is too old. A failing job holds up no other and is retried. A second run
 * notifies no one twice.
 */
export async function tellOfNewJobs(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  const since = new Date(now - DAY_MS);
  const untold = await platform.db
    .select({ id: jobs.id, since: jobs.statusChangedAt })
    .from(jobs)
    // The status is a literal so that the partial index is used.
    .where(and(sql`${jobs.status} = 'live'`, isNull(jobs.seniorsToldAt), gte(jobs.statusChangedAt, since)))
    .orderBy(asc(jobs.statusChangedAt))
    .limit(JOBS_AT_ONCE);
  const due = untold.filter(({ since }) => since.getTime() <= now - GRACE);
  if (untold.length > due.length || untold.length === JOBS_AT_ONCE) await queueNewJobAlerts(platform, platform.db);
  await forEachIsolated(due, ({ id }) => tellOf(platform, id, since));
}

async function tellOf(platform: Platform, jobId: string, since: Date): Promise<void> {
  const now = platform.clock.now();
  const side = (await loadJobSides(platform.db, [jobId])).get(jobId);
  if (!side) return;
  const best = await findCandidates(platform.db, { jobId, job: side, limit: JOB_MATCH_LIMITS.perJob });
  const fitting = best.filter(({ percent }) => percent >= JOB_MATCH_LIMITS.leastPercent);
  await platform.db.transaction(async (tx) => {
    // One process notifies at a time, because another may just have brought a person to the daily limit.
    await tx.execute(sql`select pg_advisory_xact_lock(${TELLING})`);
    const [job] = await tx
      .update(jobs)
      .set({ seniorsToldAt: now })
      .where(and(eq(jobs.id, jobId), eq(jobs.isActive, true), isNull(jobs.seniorsToldAt)))
      .returning({
        id: jobs.id,
        title: jobs.title,
        company: jobs.company,
        location: jobs.location,
        by: jobs.responsibleId,
      });
    if (!job) return;
    const hasEnough = await listWhoHasEnough(
      tx,
      fitting.map(({ id }) => id),
      since,
    );
    for (const { id: userId, found } of fitting.filter(({ id }) => !hasEnough.has(id))) {
      const [untold] = await tx
        .insert(jobAlerts)
        .values({ userId, jobId, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (untold) await notify(platform, tx, { aboutId: job.by, ...matchNotification(userId, job, found) });
    }
  });
}

/** Returns which of these people have had the maximum of job notifications per day since then. */
async function listWhoHasEnough(tx: Database, userIds: readonly string[], since: Date): Promise<Set<string>> {
  const userId: SQL = sql`${notifications.userId}`;
  const rows = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(isOneOf(userId, userIds), eq(notifications.kind, "job-match"), gte(notifications.createdAt, since)))
    .groupBy(notifications.userId)
    .having(gte(sql`count(*)`, JOB_MATCH_LIMITS.perPersonAndDay));
  return new Set(rows.map((row) => row.userId));
}
