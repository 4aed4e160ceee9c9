import { and, asc, count, eq, gte, lte } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { HALF_A_DAY } from "../answers/rules.ts";
import { listUpcoming } from "../interviews/queries.server.ts";
import { isWaiting } from "../queries-recruiter.server.ts";
import { CLOSING_WITHIN_DAYS, type ClosingJob, type ComingUp, type DueReplies, inOrder } from "./rules.ts";

type Asked = { now: Date; limit: number };

/** Returns a recruiter's next interviews, due replies, and closing jobs, the soonest first. */
export async function listComingUp(db: Database, recruiterId: string, asked: Asked): Promise<ComingUp[]> {
  const [interviews, replies, closing] = await Promise.all([
    listUpcoming(db, recruiterId, asked),
    listDueReplies(db, recruiterId, asked),
    listClosing(db, recruiterId, asked),
  ]);
  return inOrder({ interviews, replies, closing }, asked.limit);
}

/** Overdue replies are left out: they are not coming up. */
async function listDueReplies(db: Database, recruiterId: string, { now, limit }: Asked): Promise<DueReplies[]> {
  const today = dayOf(new Date(now.getTime() - HALF_A_DAY));
  const rows = await db
    .select({ on: applications.answerDueOn, count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(and(eq(jobs.responsibleId, recruiterId), isWaiting, gte(applications.answerDueOn, today)))
    .groupBy(applications.answerDueOn)
    .orderBy(asc(applications.answerDueOn))
    .limit(limit);
  return rows.flatMap(({ on, count }) => (on === null ? [] : [{ on, count }]));
}

async function listClosing(db: Database, recruiterId: string, { now, limit }: Asked): Promise<ClosingJob[]> {
  const last = new Date(now.getTime() + CLOSING_WITHIN_DAYS * DAY_MS);
  const rows = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      expiresAt: jobs.expiresAt,
      applicants: db.$count(applications, eq(applications.jobId, jobs.id)),
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.responsibleId, recruiterId),
        eq(jobs.status, "live"),
        gte(jobs.expiresAt, now),
        lte(jobs.expiresAt, last),
      ),
    )
    .orderBy(asc(jobs.expiresAt), asc(jobs.id))
    .limit(limit);
  return rows.flatMap(({ expiresAt, ...row }) => (expiresAt === null ? [] : [{ ...row, expiresAt }]));
}
