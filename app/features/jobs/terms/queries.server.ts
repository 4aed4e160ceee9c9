import { and, count, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";

/** The columns for a job's pay and hours. */
export const payColumns = {
  payRangeMin: jobs.payRangeMin,
  payRangeMax: jobs.payRangeMax,
  payUnit: jobs.payUnit,
  hoursPerWeek: jobs.hoursPerWeek,
};

/** Counts people with an open application for the job, who would be told of changed pay. */
export async function countOpenApplications(db: Database, jobId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.status, OPEN_STATUSES)));
  return row?.count ?? 0;
}
