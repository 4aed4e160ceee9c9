import { and, asc, count, eq, exists, gte, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { cases } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { heldMessages } from "#app/db/schema/messaging.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import { firstIdAt } from "#app/platform/ids.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countFailingTasks } from "#app/platform/tasks.ts";
import { DAY_MS } from "#app/time.ts";
import { FIGURE_DAYS, type Figures, figureOf, MOST_COUNTED, type Waiting, type WaitingKind } from "./rules.ts";

/**
 * An application that has waited longer than this many days is left out of the answer figures when
 * an answer comes.
 */
const ANSWERED_WITHIN_DAYS = 90;
/** Statuses of jobs that only their recruiter has seen. */
const UNSEEN = ["draft", "held", "refused"] as const;

/**
 * Counts what waits for staff and finds how long the oldest has waited, in one statement for each
 * kind. Ids sort by time, so the oldest by its id is the oldest where an index has the ids alone.
 */
export async function findWaiting({ db }: Pick<Platform, "db">): Promise<Record<WaitingKind, Waiting>> {
  const isHeld = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.id, jobReviews.jobId), eq(jobs.status, "held")));
  const isHeldJob = and(isNull(jobReviews.outcome), eq(jobReviews.awaitsColleague, false), exists(isHeld));
  const isHeldText = and(isNull(heldMessages.outcome), isNotSuspended(heldMessages.senderId));
  const isFailing = and(isNull(mails.sentAt), isNotNull(mails.lastError));
  const [held, heldTexts, appealed, support, open, waiting, requests, emails, bounces, tasks] = await Promise.all([
    countSince(db, jobReviews, jobReviews.createdAt, jobReviews.createdAt, isHeldJob),
    countSince(db, heldMessages, heldMessages.createdAt, heldMessages.id, isHeldText),
    countSince(db, appeals, appeals.createdAt, appeals.id, isNull(appeals.outcome)),
    countSince(
      db,
      contactMessages,
      contactMessages.waitingSince,
      contactMessages.waitingSince,
      eq(contactMessages.state, "open"),
    ),
    countSince(db, cases, cases.openedAt, cases.id, isNull(cases.outcome)),
    countSince(db, companies, companies.askedAt, companies.askedAt, isNotNull(companies.askedAt)),
    countSince(db, dataRequests, dataRequests.receivedAt, dataRequests.receivedAt, isNull(dataRequests.closedAt)),
    countSince(db, mails, mails.createdAt, mails.id, isFailing),
    countSince(db, bouncedAddresses, bouncedAddresses.bouncedAt, bouncedAddresses.bouncedAt, undefined),
    countFailingTasks(db, MOST_COUNTED),
  ]);
  const decided = { cases: open, jobs: held, messages: heldTexts, appeals: appealed };
  return { ...decided, support, companies: waiting, requests, emails, bounces, tasks };
}

async function countSince(
  db: Database,
  table: PgTable,
  at: PgColumn,
  order: PgColumn,
  fits: SQL | undefined,
): Promise<Waiting> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(fits)
    .limit(MOST_COUNTED)
    .as("counted");
  const oldest = db.select({ at }).from(table).where(fits).orderBy(asc(order)).limit(1);
  const [row] = await db
    .select({ count: count(), since: sql<number | null>`(extract(epoch from (${oldest})) * 1000)::float8` })
    .from(counted);
  return { count: row?.count ?? 0, oldest: row?.since ? new Date(row.since) : null };
}

/**
 * Counts what happened on each of the last 30 days, in one statement per figure. Ids sort by time,
 * so each statement reads a range of the primary key.
 */
export async function findFigures({ db, clock }: Pick<Platform, "db" | "clock">): Promise<Figures> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const monthId = firstIdAt(ago(FIGURE_DAYS));
  const perDay = async (table: PgTable, at: PgColumn, fits: SQL | undefined) => {
    const daysAgo = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${at}) / 86400)::int`;
    const rows = db
      .select({ daysAgo: daysAgo.as("days_ago"), count: count() })
      .from(table)
      .where(fits);
    return figureOf(await rows.groupBy(sql`days_ago`));
  };
  const sentSince = gte(applications.id, firstIdAt(ago(ANSWERED_WITHIN_DAYS)));
  const [signUps, posted, sent, answers] = await Promise.all([
    perDay(users, users.createdAt, gte(users.id, monthId)),
    perDay(jobs, jobs.createdAt, and(gte(jobs.id, monthId), notInArray(jobs.status, [...UNSEEN]))),
    perDay(applications, applications.createdAt, gte(applications.id, monthId)),
    perDay(applications, applications.answeredAt, and(sentSince, gte(applications.answeredAt, ago(FIGURE_DAYS)))),
  ]);
  return { signUps, jobs: posted, applications: sent, answers };
}
