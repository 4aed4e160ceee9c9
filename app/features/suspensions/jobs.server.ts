import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { suspendedJobs } from "#app/db/schema/suspensions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { publishChange } from "#app/platform/live.ts";

/** What nobody but its recruiter sees anyway. A held job is no such: a moderator could approve it. */
const UNSEEN: JobStatus[] = ["draft", "refused", "suspended"];

/** Holds the jobs of this person until `tx` ends. */
export async function lockJobs(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.createdBy, userId)).orderBy(jobs.id).for("update");
}

/** Takes the jobs of this person from everybody's sight, in `tx`, and remembers what each was. */
export async function takeJobsAway(tx: Database, userId: string): Promise<void> {
  const isSeen = and(eq(jobs.createdBy, userId), notInArray(jobs.status, UNSEEN));
  await tx.insert(suspendedJobs).select(tx.select({ jobId: jobs.id, status: jobs.status }).from(jobs).where(isSeen));
  await tx.update(jobs).set({ status: "suspended" }).where(isSeen);
  await publishChange(tx, "jobs");
}

/**
 * Gives the jobs of this person back as they were, in `tx`. One whose last day has passed meanwhile is expired by the task
 * that ends such jobs, within a minute.
 */
export async function bringJobsBack(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.createdBy, userId));
  await tx
    .update(jobs)
    .set({ status: sql`${suspendedJobs.status}` })
    .from(suspendedJobs)
    .where(and(eq(suspendedJobs.jobId, jobs.id), eq(jobs.createdBy, userId), eq(jobs.status, "suspended")));
  await tx.delete(suspendedJobs).where(inArray(suspendedJobs.jobId, own));
  await publishChange(tx, "jobs");
}
