import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";

/** How a recruiter's job stands: what came since the last digest, what waits, and when it ends if that is soon. */
export type JobDay = {
  id: string;
  title: string;
  newCount: number;
  /** Applications that wait for a first answer for longer than a few days. */
  unansweredCount: number;
  /** Of those, the ones that were not yet late then. */
  newlyUnansweredCount: number;
  endsAt: Date | null;
  /** Whether its end has come near since. */
  isNewlyEnding: boolean;
};

const MAX_JOBS = 20;

export type DayBounds = {
  /** When the last digest was written. */
  since: Date;
  /** Applications sent before this wait too long. */
  lateBefore: Date;
  /** Those sent before this were late then already. */
  lateBeforeThen: Date;
  endsBefore: Date;
  endsBeforeThen: Date;
};

/** The jobs of a recruiter about which there is something to say, those with the newest applications first. */
export async function listJobDays(db: Database, recruiterId: string, bounds: DayBounds): Promise<JobDay[]> {
  // A message is an answer, too.
  const isWaiting = and(eq(applications.status, "pending"), isNull(applications.answeredAt));
  const newCount = sql<number>`count(*) filter (where ${gt(applications.createdAt, bounds.since)})`.mapWith(Number);
  const late = and(isWaiting, lte(applications.createdAt, bounds.lateBefore));
  const newlyLate = and(late, gt(applications.createdAt, bounds.lateBeforeThen));
  const lateCount = sql<number>`count(*) filter (where ${late})`.mapWith(Number);
  const isEnding = and(eq(jobs.status, "live"), lte(jobs.expiresAt, bounds.endsBefore));
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      newCount,
      unansweredCount: lateCount,
      newlyUnansweredCount: sql<number>`count(*) filter (where ${newlyLate})`.mapWith(Number),
      endsAt: sql<Date | null>`case when ${isEnding} then ${jobs.expiresAt} end`.mapWith(jobs.expiresAt),
    })
    .from(jobs)
    .leftJoin(applications, eq(applications.jobId, jobs.id))
    .where(eq(jobs.createdBy, recruiterId))
    .groupBy(jobs.id)
    .having(sql`${newCount} > 0 or ${lateCount} > 0 or ${isEnding}`)
    .orderBy(desc(newCount), desc(lateCount), jobs.id)
    .limit(MAX_JOBS);
  return rows.map((row) => ({
    ...row,
    isNewlyEnding: row.endsAt !== null && row.endsAt > bounds.endsBeforeThen,
  }));
}
