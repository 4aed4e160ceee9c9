import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { isId } from "#app/input-fields.ts";
import type { WaitingJob } from "./rules.ts";

/** The filters of the queue: jobs held for one reason, and jobs after a certain one. */
export type QueueSearch = { reason?: string | undefined; after?: string | undefined; limit: number };

/**
 * Returns the jobs that wait for a decision, longest waiting first, after the review `after`, at
 * most `limit`.
 */
export async function listWaitingJobs(db: Database, { reason, after, limit }: QueueSearch): Promise<WaitingJob[]> {
  const [from] =
    after && isId(after)
      ? await db
          .select({ id: jobReviews.id, at: jobReviews.createdAt })
          .from(jobReviews)
          .where(eq(jobReviews.id, after))
      : [];
  const isLater =
    from && or(gt(jobReviews.createdAt, from.at), and(eq(jobReviews.createdAt, from.at), gt(jobReviews.id, from.id)));
  return await db
    .select({
      jobId: jobReviews.jobId,
      reviewId: jobReviews.id,
      version: jobReviews.version,
      title: sql<string>`coalesce(${jobReviews.proposed} ->> 'title', ${jobs.title})`,
      company: jobReviews.company,
      recruiterName: users.name,
      reasons: jobReviews.reasons,
      sentAt: jobReviews.createdAt,
      isChange: sql<boolean>`${jobReviews.before} <> 'draft'`,
    })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .innerJoin(users, eq(users.id, jobs.responsibleId))
    .where(
      and(
        isNull(jobReviews.outcome),
        eq(jobReviews.awaitsColleague, false),
        // No one can decide the job of a suspended recruiter or a hidden company.
        eq(jobs.status, "held"),
        isLater,
        reason ? sql`${reason} = any(${jobReviews.reasons})` : undefined,
      ),
    )
    .orderBy(asc(jobReviews.createdAt), asc(jobReviews.id))
    .limit(limit);
}

/** Returns the waiting job with that id, or null if it is not waiting. */
export async function findWaitingVersion(db: Database, jobId: string): Promise<number | null> {
  if (!isId(jobId)) return null;
  const [review] = await db
    .select({ version: jobReviews.version })
    .from(jobReviews)
    .innerJoin(jobs, and(eq(jobs.id, jobReviews.jobId), eq(jobs.status, "held")))
    .where(and(eq(jobReviews.jobId, jobId), isNull(jobReviews.outcome), eq(jobReviews.awaitsColleague, false)));
  return review?.version ?? null;
}
