import { and, eq, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { companies } from "#app/db/schema/profiles.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { suspendedJobs } from "#app/db/schema/suspensions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { isHiddenByCase } from "#app/features/cases/queries.server.ts";
import { publishChange } from "#app/platform/live.ts";

/** What nobody but its recruiter sees anyway. A held job is no such: a moderator could approve it. */
const UNSEEN: JobStatus[] = ["draft", "refused", "suspended"];

/** Holds the jobs of this person until `tx` ends. */
export async function lockJobs(tx: Database, userId: string): Promise<void> {
  await lock(tx, eq(jobs.createdBy, userId));
}

/** Takes the jobs of this person from everybody's sight, in `tx`, and remembers what each was. */
export async function takeJobsAway(tx: Database, userId: string): Promise<void> {
  await takeAway(tx, eq(jobs.createdBy, userId));
}

/** Gives the jobs of this person back as they were, in `tx`, except those of a hidden company. */
export async function bringJobsBack(tx: Database, userId: string): Promise<void> {
  await bringBack(tx, eq(jobs.createdBy, userId));
}

/** Takes the jobs of a company that its case hides from everybody's sight, in `tx`, and remembers what each was. */
export async function takeCompanyJobsAway(tx: Database, companyId: string): Promise<void> {
  const isTheirs = eq(jobs.companyId, companyId);
  await lock(tx, isTheirs);
  // Whoever posts a job for it holds the company: such a job is wholly before or wholly after.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
  await takeAway(tx, isTheirs);
}

/** Gives the jobs of a company back as they were, in `tx`, except those of a suspended recruiter. */
export async function bringCompanyJobsBack(tx: Database, companyId: string): Promise<void> {
  const isTheirs = eq(jobs.companyId, companyId);
  await lock(tx, isTheirs);
  await bringBack(tx, isTheirs);
}

/** Whether a job stays out of sight whatever its own status: its recruiter is suspended, or its company hidden. */
export async function isJobAway(tx: Database, jobId: string): Promise<boolean> {
  return (await tx.$count(jobs, and(eq(jobs.id, jobId), not(mayBeSeen)))) > 0;
}

const mayBeSeen: SQL<boolean> = sql`(${and(
  isNotSuspended(jobs.createdBy),
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

/** A job whose last day has passed meanwhile is expired by the task that ends such jobs, within a minute. */
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
