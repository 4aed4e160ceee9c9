import { asc, count, desc, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";

/** Counts the open jobs. */
export async function countOpenJobs(db: Database): Promise<number> {
  const [row] = await db.select({ open: count() }).from(jobs).where(sql`${jobs.isActive}`);
  return row?.open ?? 0;
}

/**
 * Returns one part of all open jobs, oldest first, so that a new job changes only the last part. `part` counts from 0.
 */
export async function listOpenJobs(
  db: Database,
  { part, size }: { part: number; size: number },
): Promise<Array<{ id: string; changedAt: Date }>> {
  return await db
    .select({ id: jobs.id, changedAt: jobs.updatedAt })
    .from(jobs)
    .where(sql`${jobs.isActive}`)
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(size)
    .offset(part * size);
}

/** Returns the newest open jobs with the beginning of their descriptions, for a feed. */
export async function listFeedJobs(db: Database, limit: number) {
  return await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      industry: jobs.industry,
      hoursPerWeek: jobs.hoursPerWeek,
      payRangeMin: jobs.payRangeMin,
      payRangeMax: jobs.payRangeMax,
      payUnit: jobs.payUnit,
      description: jobs.description,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(sql`${jobs.isActive}`)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}
