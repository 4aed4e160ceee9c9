import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { checkedCompany, isPublished, jobCardColumns, toJobCard } from "../queries.server.ts";
import type { JobCard } from "../rules.ts";

/** The most saved jobs in a list; the oldest are left out. */
const MAX_LISTED = 200;

/** Returns the jobs a person saved, open and closed, latest first. */
export async function listSavedJobs(db: Database, userId: string): Promise<JobCard[]> {
  const rows = await db
    .select(jobCardColumns)
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(companies, checkedCompany)
    .where(and(eq(savedJobs.userId, userId), isPublished))
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
    .limit(MAX_LISTED);
  return rows.map(toJobCard);
}

/** Counts the jobs a person saved. */
export async function countSavedJobs(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.userId, userId), isPublished));
  return row?.count ?? 0;
}

/** Returns which of these jobs a person saved. */
export async function savedAmong(db: Database, userId: string, jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobId, [...jobIds])));
  return rows.map(({ jobId }) => jobId);
}
