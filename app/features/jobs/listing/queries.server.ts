import { asc, count, sql } from "drizzle-orm";
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
