import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";

/** A recruiter's job in the digest: new applications since the last one, waiting ones, and its end if that is soon. */
export type JobDay = {
  id: string;
  title: string;
  newCount: number;
  /** Applications that wait for a first answer for longer than a few days. */
  unansweredCount: number;
  /** Those of them that were not late at the last digest. */
  newlyUnansweredCount: number;
  endsAt: Date | null;
  /** Whether its end has come near since the last digest. */
  isNewlyEnding: boolean;
};

const MAX_JOBS = 20;

export type DayBounds = {
  /** When the last digest was sent. */
  since: Date;
  /** Applications sent before this are late. */
  lateBefore: Date;
  /** Applications sent before this were late at the last digest. */
  lateBeforeThen: Date;
  endsBefore: Date;
  endsBeforeThen: Date;
};

/** Returns a recruiter's jobs with something to report, those with the newest applications first. */
export async function listJobDays(db: Database, recruiterId: string, bounds: DayBounds): Promise<JobDay[]> {
  // A message counts as an answer.
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
    .where(eq(jobs.responsibleId, recruiterId))
    .groupBy(jobs.id)
    .having(sql`${newCount} > 0 or ${lateCount} > 0 or ${isEnding}`)
    .orderBy(desc(newCount), desc(lateCount), jobs.id)
    .limit(MAX_JOBS);
  return rows.map((row) => ({
    ...row,
    isNewlyEnding: row.endsAt !== null && row.endsAt > bounds.endsBeforeThen,
  }));
}
