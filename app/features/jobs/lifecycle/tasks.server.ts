import { and, asc, eq, gte, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { notifyOfJob } from "../followers.server.ts";
import { JOB_LIFE, UNDO_MILLISECONDS } from "../rules.ts";
import { endedNotification, endingNotification, expiredNotification } from "./emails.server.ts";

const QUEUE = "jobs.lifecycle";
/** Rows per transaction, so that no one waits for a thousand applicants. */
const BATCH = 50;

/** Expires jobs, warns their recruiters before that, and tells applicants of an end; every minute. */
export async function registerJobTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => tendJobs(platform), { timeoutSeconds: 600 });
  await platform.tasks.schedule(QUEUE, "* * * * *");
}

/** Does one round of all three. A second run changes nothing. */
export async function tendJobs(platform: Platform): Promise<void> {
  while ((await expireBatch(platform)) === BATCH);
  while ((await warnBatch(platform)) === BATCH);
  await tellApplicants(platform);
}

async function expireBatch(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  return await platform.db.transaction(async (tx) => {
    const due = await lockLive(tx, lte(jobs.expiresAt, now));
    for (const job of due) {
      await tx
        .update(jobs)
        .set({ status: "expired", statusChangedAt: now, updatedAt: now, applicantsToldAt: null })
        .where(eq(jobs.id, job.id));
      await notifyOfJob(platform, tx, job, expiredNotification(job));
    }
    if (due.length > 0) await publishChange(tx, "jobs");
    return due.length;
  });
}

async function warnBatch(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const soon = new Date(now.getTime() + JOB_LIFE.warnDays * DAY_MS);
  return await platform.db.transaction(async (tx) => {
    const due = await lockLive(tx, and(lte(jobs.expiresAt, soon), isNull(jobs.expiryWarnedAt)));
    for (const job of due) {
      await tx.update(jobs).set({ expiryWarnedAt: now }).where(eq(jobs.id, job.id));
      await notifyOfJob(platform, tx, job, endingNotification(job, now));
    }
    return due.length;
  });
}

async function lockLive(tx: Database, condition: ReturnType<typeof and>) {
  return await tx
    .select({ id: jobs.id, title: jobs.title, responsibleId: jobs.responsibleId, expiresAt: jobs.expiresAt })
    .from(jobs)
    .where(and(eq(jobs.status, "live"), condition))
    .orderBy(asc(jobs.expiresAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
}

/** Tells everyone with an open application that the job has ended, once per end. */
async function tellApplicants(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const isUntold = and(
    // Written as literals so that the partial index is used.
    sql`${jobs.status} in ('closed', 'filled', 'expired')`,
    isNull(jobs.applicantsToldAt),
    lte(jobs.statusChangedAt, new Date(now.getTime() - UNDO_MILLISECONDS)),
  );
  for (;;) {
    const ended = await platform.db
      .select({
        id: jobs.id,
        title: jobs.title,
        company: jobs.company,
        status: jobs.status,
        since: jobs.statusChangedAt,
      })
      .from(jobs)
      .where(isUntold)
      .orderBy(asc(jobs.statusChangedAt))
      .limit(BATCH);
    if (ended.length === 0) return;
    for (const job of ended) {
      while ((await tellBatch(platform, job)) === BATCH);
    }
  }
}

type EndedJob = { id: string; title: string; company: string; status: typeof jobs.$inferSelect.status; since: Date };

/**
 * Tells the next batch of applicants; the last batch marks the end as told. Skips people who already have the
 * notification.
 */
async function tellBatch(platform: Platform, job: EndedJob): Promise<number> {
  return await platform.db.transaction(async (tx) => {
    const isSameEnd = and(eq(jobs.id, job.id), eq(jobs.status, job.status), eq(jobs.statusChangedAt, job.since));
    const [still] = await tx.select({ id: jobs.id }).from(jobs).where(isSameEnd).for("update");
    if (!still) return 0;
    const told = tx
      .select({ one: sql`1` })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, applications.applicantId),
          eq(notifications.kind, "job-closed"),
          eq(notifications.href, sql`'/senior/applications?application=' || ${applications.id}`),
          gte(notifications.createdAt, job.since),
        ),
      );
    const batch = await tx
      .select({ id: applications.id, status: applications.status, userId: applications.applicantId })
      .from(applications)
      .where(and(eq(applications.jobId, job.id), inArray(applications.status, OPEN_STATUSES), notExists(told)))
      .limit(BATCH);
    for (const { userId, ...application } of batch) {
      await notify(platform, tx, { userId, ...endedNotification(job, application) });
    }
    if (batch.length < BATCH) await tx.update(jobs).set({ applicantsToldAt: platform.clock.now() }).where(isSameEnd);
    return batch.length;
  });
}
