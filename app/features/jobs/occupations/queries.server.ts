import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { NOTHING_READ, type ReadAs, readAsOf } from "#app/features/readings/labels.ts";
import { requireId } from "#app/input-fields.ts";

/** Returns the occupations that one of the recruiter's own jobs is read as; nothing for any other job. */
export async function findJobReadAs(db: Database, recruiterId: string, jobId: string): Promise<ReadAs> {
  const [row] = await db
    .select({ reading: jobs.reading, said: jobs.occupationsSaid })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), mayRead(recruiterId)));
  return row ? readAsOf(row.reading, row.said) : NOTHING_READ;
}

/** Returns the occupations that the recruiter chose by hand; null if they chose none. */
export async function findSaidOccupations(db: Database, jobId: string): Promise<string[] | null> {
  const [row] = await db.select({ said: jobs.occupationsSaid }).from(jobs).where(eq(jobs.id, jobId));
  return row?.said ?? null;
}
