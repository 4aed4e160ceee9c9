import { and, eq, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { suspendedJobs } from "#app/db/schema/suspensions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { isHiddenByCase } from "#app/features/cases/queries.server.ts";
import { publishChange } from "#app/platform/live.ts";

/**
 * The statuses in which only the recruiter sees a job anyway. "held" is not among them, because a
 * moderator could approve the job.
 */
const UNSEEN: JobStatus[] = ["draft", "refused", "suspended"];

/** Locks the jobs of this person until `tx` ends. */
export async function lockJobs(tx: Database, userId: string): Promise<void> {
  await lock(tx, eq(jobs.responsibleId, userId));
}

/** Hides the jobs of this person in `tx`, and stores the previous status of each. */
export async function takeJobsAway(tx: Database, userId: string): Promise<void> {
  await takeAway(tx, eq(jobs.responsibleId, userId));
}

/** Restores the jobs of this person in `tx`, except those of a hidden company. */
export async function bringJobsBack(tx: Database, userId: string): Promise<void> {
  await bringBack(tx, eq(jobs.responsibleId, userId));
}

/**
 * Hides the jobs of a company that its case hides, in `tx`, and stores the previous status of each.
 */
export async function takeCompanyJobsAway(tx: Database, companyId: string): Promise<void> {
  const isTheirs = eq(jobs.companyId, companyId);
  await lock(tx, isTheirs);
  // Posting a job locks the company, so such a job is committed entirely before or after this.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
  await takeAway(tx, isTheirs);
}

/** Restores the jobs of a company in `tx`, except those of a suspended recruiter. */
export async function bringCompanyJobsBack(tx: Database, companyId: string): Promise<void> {
  const isTheirs = eq(jobs.companyId, companyId);
  await lock(tx, isTheirs);
  await bringBack(tx, isTheirs);
}

/**
 * Returns whether a job stays hidden whatever its own status, because its recruiter is suspended or
 * its company hidden.
 */
export async function isJobAway(tx: Database, jobId: string): Promise<boolean> {
  return (await tx.$count(jobs, and(eq(jobs.id, jobId), not(mayBeSeen)))) > 0;
}

const mayBeSeen: SQL<boolean> = sql`(${and(
  isNotSuspended(jobs.responsibleId),
  or(isNull(jobs.companyId), not(isHiddenByCase("company", jobs.companyId))),
)})`;

async function lock(tx: Database, which: SQL): Promise<void> {
  await tx.select({ id: jobs.id }).from(jobs).where(which).orderBy(jobs.id).for("update");
}

async function takeAway(tx: Database, which: SQL): Promise<void> {
  const isSeen = and(which, notInArray(jobs.status, UNSEEN));
  await tx.insert(suspendedJobs).select(tx.select({ jobId: jobs.id, status: jobs.status }).from(jobs).where(isSeen));
  await tx.update(jobs).set({ status: "suspended" }).where(isSeen);
  await publishChange(tx, "jobs");
}

/**
 * Restores jobs. If a job's last day has passed in the meantime, the task for such jobs ends it
 * within a minute.
 */
async function bringBack(tx: Database, which: SQL): Promise<void> {
  await tx
    .update(jobs)
    .set({ status: sql`${suspendedJobs.status}` })
    .from(suspendedJobs)
    .where(and(eq(suspendedJobs.jobId, jobs.id), which, eq(jobs.status, "suspended"), mayBeSeen));
  const back = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(which, ne(jobs.status, "suspended")));
  await tx.delete(suspendedJobs).where(inArray(suspendedJobs.jobId, back));
  await publishChange(tx, "jobs");
}
