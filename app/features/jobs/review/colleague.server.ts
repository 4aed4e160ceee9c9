import { and, asc, count, eq, inArray, isNull, ne, notExists, or, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { isSeen } from "#app/features/notifications/queries.server.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { waitingNotification } from "./emails.server.ts";
import { WAITING_PATH } from "./labels.ts";

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
    .innerJoin(recruiters, isColleague)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, recruiters.userId))
    .where(maySayYes(recruiterId))
    .limit(1);
  return colleague !== undefined;
}

const isColleague = and(eq(recruiters.companyId, me.companyId), ne(recruiters.userId, me.userId));

function maySayYes(toRecruiterId: string) {
  return and(
    eq(me.userId, toRecruiterId),
    ne(recruiters.companyRole, "viewer"),
    isNull(accountDeletions.userId),
    isNotSuspended(recruiters.userId),
  );
}

/**
 * Notifies the colleagues who may say yes to a job that the viewer sent, except who has an unread notification about
 * another: two hundred jobs of an import are one. Whoever is being removed at this moment is left out, because waiting
 * for that could wait forever.
 */
export async function tellColleagues(platform: Platform, tx: Database, viewer: Viewer, title: string): Promise<void> {
  const unread = tx
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, recruiters.userId), isAboutWaiting, isSeen));
  const colleagues = await tx
    .select({ userId: recruiters.userId })
    .from(me)
    .innerJoin(recruiters, isColleague)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, recruiters.userId))
    .where(and(maySayYes(viewer.id), notExists(unread)))
    .orderBy(asc(recruiters.userId))
    .for("share", { of: recruiters, skipLocked: true });
  const content = waitingNotification({ title, byName: viewer.name });
  for (const { userId } of colleagues) await notify(platform, tx, { userId, aboutId: viewer.id, ...content });
}

const isAboutWaiting = and(eq(notifications.href, WAITING_PATH), isNull(notifications.readAt));

/** Marks what the viewer's colleagues were told as read, for whom no job waits any longer, so that no email says so. */
export async function endWaitingNotifications(platform: Platform, tx: Database, viewerId: string): Promise<void> {
  const waiting = tx
    .select({ one: sql`1` })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(and(isWaiting, isSentByOther(notifications.userId), mayRead(viewerId)));
  // Skips notifications that another decision is marking at this moment, so that neither waits for the other.
  const over = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isAboutWaiting, mayRead(viewerId, notifications.userId), notExists(waiting)))
    .for("update", { skipLocked: true });
  const read = await tx
    .update(notifications)
    .set({ readAt: platform.clock.now() })
    .where(inArray(notifications.id, over))
    .returning({ userId: notifications.userId });
  for (const { userId } of read) await publishLive(tx, { userId, topic: "notification" });
}

/** SQL condition: a job waits for a colleague's yes. */
const isWaiting = and(eq(jobs.status, "held"), isNull(jobReviews.outcome), jobReviews.awaitsColleague);

/** SQL condition: someone else sent this review, so this person may say yes. */
export function isSentByOther(personId: string | SQLWrapper) {
  return or(isNull(jobReviews.sentBy), ne(jobReviews.sentBy, personId));
}

/** Counts the jobs of the viewer's company that wait for their yes. */
export async function countWaitingForYes(db: Database, viewerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(and(isWaiting, isSentByOther(viewerId), mayRead(viewerId)));
  return row?.count ?? 0;
}
