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
import { TAKEN_DOWN_TITLE, takenDownNotification } from "./emails.server.ts";

const QUEUE = "jobs.taken-down";
/** The number of people handled in one transaction. */
const BATCH = 50;

const payloadSchema = z.union([z.strictObject({ jobId: z.uuid() }), z.strictObject({ companyId: z.uuid() })]);

/** A job that was taken down, or a company whose jobs were. */
export type TakenDown = z.infer<typeof payloadSchema>;

/** Registers the task that tells applicants that a job was taken down. */
export async function registerReviewTasks(platform: Platform): Promise<void> {
  const tell = (payload: unknown) => tellOfTakenDown(platform, payloadSchema.parse(payload));
  await platform.tasks.work(QUEUE, tell, { timeoutSeconds: 600 });
}

/**
 * Queues the notification of everyone with an open application to a job that was taken down, for
 * when `tx` commits.
 */
export async function queueTakenDownNotifications({ tasks }: Platform, tx: Database, taken: TakenDown): Promise<void> {
  await tasks.enqueue(tx, QUEUE, taken);
}

/**
 * Tells everyone with an open application to a job that it was taken down. Each is told once, even
 * if the task runs twice. No one is told if the job is public again or its recruiter is suspended,
 * which has a notification of its own.
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
          isNotSuspended(jobs.responsibleId),
          inArray(applications.status, OPEN_STATUSES),
          notExists(told),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(BATCH)
      // The lock keeps two parallel runs from notifying someone twice.
      .for("update", { of: applications });
    for (const { id, userId, ...job } of batch)
      await notify(platform, tx, { userId, ...takenDownNotification(job, id) });
    return batch.length;
  });
}
