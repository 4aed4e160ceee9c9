import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import type { Pay } from "#app/domain/pay.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Job } from "../rules.ts";
import { isSamePay, payOf } from "./rules.ts";

/** Queue for tasks that tell people with an open application about changed pay. */
export const PAY_CHANGES_QUEUE = "jobs.pay-changes";
/** Delay that leaves time to correct a mistake. */
const TOLD_AFTER_SECONDS = 30;

/**
 * Keeps the job's previous pay for those who applied to it, and has them told of the new one. Does nothing if the pay
 * is unchanged. Call it in the transaction that changes the job.
 */
export async function settlePayChange(platform: Platform, tx: Database, job: Job, now: Pay): Promise<void> {
  if (isSamePay(job, now)) return;
  // For applications sent before applications stored the pay themselves.
  await tx
    .update(applications)
    .set({ jobTerms: payOf(job) })
    .where(and(eq(applications.jobId, job.id), isNull(applications.jobTerms)));
  const payload = { jobId: job.id, since: platform.clock.now().toISOString() };
  await platform.tasks.enqueue(tx, PAY_CHANGES_QUEUE, payload, {
    startAfterSeconds: TOLD_AFTER_SECONDS,
    singletonKey: job.id,
  });
}
