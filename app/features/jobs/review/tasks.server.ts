import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { TAKEN_DOWN_TITLE, takenDownNews } from "./emails.server.ts";

const QUEUE = "jobs.taken-down";
/** People per transaction. */
const BATCH = 50;

const payloadSchema = z.union([z.strictObject({ jobId: z.uuid() }), z.strictObject({ companyId: z.uuid() })]);

/** A job that was taken down, or the company whose jobs were. */
export type TakenDown = z.infer<typeof payloadSchema>;

/** Connects the news to applicants that a job was taken down. */
export async function registerReviewTasks(platform: Platform): Promise<void> {
  const tell = (payload: unknown) => tellOfTakenDown(platform, payloadSchema.parse(payload));
  await platform.tasks.work(QUEUE, tell, { timeoutSeconds: 600 });
}

/** Has everyone with an open application told that a job was taken down, once `tx` commits. */
export async function queueTakenDownNews({ tasks }: Platform, tx: Database, taken: TakenDown): Promise<void> {
  await tasks.enqueue(tx, QUEUE, taken);
}

/**
 * Tells everyone with an open application at a job that was taken down, once, also when it runs twice. Nobody is told of
 * a job that is public again, or whose recruiter is suspended: that is news of its own.
 */
export async function tellOfTakenDown(platform: Platform, taken: TakenDown): Promise<void> {
  while ((await tellBatch(platform, taken)) === BATCH);
}

async function tellBatch(platform: Platform, taken: TakenDown): Promise<number> {
  return await platform.db.transaction(async (tx) => {
    const isIt = "jobId" in taken ? eq(jobs.id, taken.jobId) : eq(jobs.companyId, taken.companyId);
    const told = tx
      .select({ one: sql`1` })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, applications.applicantId),
          eq(notifications.title, TAKEN_DOWN_TITLE),
          eq(notifications.href, sql`'/senior/applications?application=' || ${applications.id}`),
        ),
      );
    const batch = await tx
      .select({ id: applications.id, userId: applications.applicantId, title: jobs.title, company: jobs.company })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          isIt,
          inArray(jobs.status, ["refused", "suspended"]),
          isNotSuspended(jobs.createdBy),
          inArray(applications.status, OPEN_STATUSES),
          notExists(told),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(BATCH)
      // Two runs at once tell nobody twice.
      .for("update", { of: applications });
    for (const { id, userId, ...job } of batch) await notify(platform, tx, { userId, ...takenDownNews(job, id) });
    return batch.length;
  });
}
