import { and, count, eq, isNull, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";

const me = alias(recruiters, "me");

/**
 * Whether a colleague has to say yes before this recruiter's job is public: their company wants that, and someone else
 * in it may say it.
 */
export async function asksColleague(db: Database, recruiterId: string): Promise<boolean> {
  const [colleague] = await db
    .select({ id: recruiters.userId })
    .from(me)
    .innerJoin(companies, and(eq(companies.id, me.companyId), companies.requiresColleague))
    .innerJoin(recruiters, and(eq(recruiters.companyId, me.companyId), ne(recruiters.userId, me.userId)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, recruiters.userId))
    .where(
      and(
        eq(me.userId, recruiterId),
        ne(recruiters.companyRole, "viewer"),
        isNull(accountDeletions.userId),
        isNotSuspended(recruiters.userId),
      ),
    )
    .limit(1);
  return colleague !== undefined;
}

/** SQL condition: someone else sent this review, so the viewer may say yes. */
export function isSentByOther(viewerId: string) {
  return or(isNull(jobReviews.sentBy), ne(jobReviews.sentBy, viewerId));
}

/** Counts the jobs of the viewer's company that wait for their yes. */
export async function countWaitingForYes(db: Database, viewerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobReviews)
    .innerJoin(jobs, and(eq(jobs.id, jobReviews.jobId), eq(jobs.status, "held")))
    .where(and(isNull(jobReviews.outcome), jobReviews.awaitsColleague, isSentByOther(viewerId), mayRead(viewerId)));
  return row?.count ?? 0;
}
