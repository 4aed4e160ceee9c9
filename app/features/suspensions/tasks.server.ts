import { and, asc, eq, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { END_QUEUE, endIfOver, TELL_QUEUE } from "./commands.server.ts";
import { employerSuspendedNotification } from "./emails.server.ts";

const payloadSchema = z.object({ suspensionId: z.uuid() });
/** The number of people handled in one transaction. */
const BATCH = 50;

/**
 * Registers the tasks that end suspensions, at their hour and in a check every ten minutes, and the
 * task that notifies applicants.
 */
export async function registerSuspensionTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(END_QUEUE, () => endSuspensions(platform), { timeoutSeconds: 600 });
  await platform.tasks.schedule(END_QUEUE, "*/10 * * * *");
  const tell = (payload: unknown) => tellApplicants(platform, payloadSchema.parse(payload).suspensionId);
  await platform.tasks.work(TELL_QUEUE, tell, { timeoutSeconds: 600 });
}

/**
 * Ends every suspension whose time is over, starting with the longest overdue. A failure does not
 * stop the others.
 */
export async function endSuspensions(platform: Platform): Promise<void> {
  const { id, userId, endsAt, endedAt } = accountSuspensions;
  const isOver = and(isNull(endedAt), lte(endsAt, platform.clock.now()));
  const over = inPages<{ id: string; userId: string }>((after, limit) =>
    platform.db
      .select({ id, userId })
      .from(accountSuspensions)
      .where(and(isOver, after ? sql`${id} > ${after.id}` : undefined))
      .orderBy(asc(id))
      .limit(limit),
  );
  await forEachIsolated(over, (one) => endIfOver(platform, one));
}

/**
 * Tells everyone with an open application to this employer what happened and what to do. Each is
 * told once, even if the task runs twice, and no one is told of a suspension that has ended.
 */
export async function tellApplicants(platform: Platform, suspensionId: string): Promise<void> {
  while ((await tellBatch(platform, suspensionId)) === BATCH);
}

async function tellBatch(platform: Platform, suspensionId: string): Promise<number> {
  return await platform.db.transaction(async (tx) => {
    const [open] = await tx
      .select({ userId: accountSuspensions.userId })
      .from(accountSuspensions)
      .where(and(eq(accountSuspensions.id, suspensionId), isNull(accountSuspensions.endedAt)))
      .for("update");
    if (!open) return 0;
    const told = tx
      .select({ one: sql`1` })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, applications.applicantId),
          eq(notifications.kind, "employer-suspended"),
          eq(notifications.href, sql`'/senior/applications?application=' || ${applications.id}`),
        ),
      );
    const batch = await tx
      .select({ id: applications.id, userId: applications.applicantId, title: jobs.title, company: jobs.company })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(jobs.responsibleId, open.userId), inArray(applications.status, OPEN_STATUSES), notExists(told)))
      .orderBy(asc(applications.id))
      .limit(BATCH);
    for (const { id, userId, ...job } of batch)
      await notify(platform, tx, { userId, ...employerSuspendedNotification(job, id) });
    return batch.length;
  });
}
