import { and, eq, gte, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { PAY_CHANGES_QUEUE } from "./commands.server.ts";
import { payChangedNotification } from "./emails.server.ts";
import { payColumns } from "./queries.server.ts";
import { isSamePay } from "./rules.ts";

/** Rows per transaction, so that no one waits for a thousand applicants. */
const BATCH = 50;

const payloadSchema = z.object({ jobId: z.uuid(), since: z.iso.datetime() });

type Change = { jobId: string; since: Date };

/** Registers the queue that tells applicants of changed pay. */
export async function registerPayChanges(platform: Platform): Promise<void> {
  await platform.tasks.work(
    PAY_CHANGES_QUEUE,
    async (payload) => {
      const { jobId, since } = payloadSchema.parse(payload);
      await tellOfPayChange(platform, { jobId, since: new Date(since) });
    },
    { timeoutSeconds: 600 },
  );
}

/** Tells everyone whose open application has another pay than the job today, once per change. */
export async function tellOfPayChange(platform: Platform, change: Change): Promise<void> {
  let after: string | null = "00000000-0000-0000-0000-000000000000";
  while (after !== null) after = await tellBatch(platform, change, after);
}

async function tellBatch(platform: Platform, { jobId, since }: Change, after: string): Promise<string | null> {
  return await platform.db.transaction(async (tx) => {
    const [job] = await tx
      .select({ title: jobs.title, company: jobs.company, by: jobs.responsibleId, now: payColumns })
      .from(jobs)
      .where(eq(jobs.id, jobId))
      .for("share");
    if (!job) return null;
    const told = tx
      .select({ one: sql`1` })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, applications.applicantId),
          eq(notifications.kind, "job-changed"),
          eq(notifications.href, sql`'/senior/applications?application=' || ${applications.id}`),
          gte(notifications.createdAt, since),
        ),
      );
    const batch = await tx
      .select({ id: applications.id, userId: applications.applicantId, applied: applications.jobTerms })
      .from(applications)
      .where(
        and(
          eq(applications.jobId, jobId),
          sql`${applications.id} > ${after}`,
          inArray(applications.status, OPEN_STATUSES),
          isNotNull(applications.jobTerms),
          notExists(told),
        ),
      )
      .orderBy(applications.id)
      .limit(BATCH);
    for (const { id, userId, applied } of batch) {
      if (!applied || isSamePay(applied, job.now)) continue;
      await notify(platform, tx, { userId, aboutId: job.by, ...payChangedNotification(job, { id, applied }) });
    }
    return batch.length < BATCH ? null : (batch.at(-1)?.id ?? null);
  });
}
