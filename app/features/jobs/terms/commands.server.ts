import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import type { Pay } from "#app/domain/pay.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Job } from "../rules.ts";
import { isSamePay, payOf } from "./rules.ts";

/** Tasks that tell people with an open application of another pay. */
export const PAY_CHANGES_QUEUE = "jobs.pay-changes";
/** So long is left to correct a slip. */
const TOLD_AFTER_SECONDS = 30;

/**
 * Makes the pay that a job offered until now hold for those who applied to it, and has them told of the new one. Nothing
 * where the pay stays as it is. Call it in the transaction that changes the job.
 */
export async function settlePayChange(platform: Platform, tx: Database, job: Job, now: Pay): Promise<void> {
  if (isSamePay(job, now)) return;
  // Sent before an application kept the pay itself.
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
