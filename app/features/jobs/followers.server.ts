import { and, asc, eq, exists, inArray, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { jobFollowers } from "#app/db/schema/job-followers.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { lockInCompany } from "#app/features/accounts/company-access.server.ts";
import { requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { FOLLOWS_THIS_JOB } from "#app/features/mail/reasons.ts";
import { type NotificationContent, notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { requireOwnJob } from "./queries.server.ts";
import type { Job } from "./rules.ts";

/**
 * Lets the viewer follow a colleague's job, or stop; a second time changes nothing, and neither does one's own job, whose
 * notifications they get in any case. Throws wrong-role, and not-found for another company's job.
 */
export async function followJob(
  platform: Platform,
  viewer: Viewer,
  { jobId, isOn }: { jobId: string; isOn: boolean },
): Promise<Job> {
  requireRecruiter(viewer);
  return await platform.db.transaction(async (tx) => {
    await lockInCompany(tx, viewer.id);
    const job = await requireOwnJob(tx, viewer.id, jobId);
    const isOwn = and(eq(jobFollowers.jobId, job.id), eq(jobFollowers.userId, viewer.id));
    if (!isOn) await tx.delete(jobFollowers).where(isOwn);
    else if (job.responsibleId !== viewer.id) {
      const createdAt = platform.clock.now();
      await tx.insert(jobFollowers).values({ jobId: job.id, userId: viewer.id, createdAt }).onConflictDoNothing();
    }
    return job;
  });
}

/** Notifies whoever is responsible for a job, and the colleagues who follow it. */
export async function notifyOfJob(
  platform: Platform,
  tx: Database,
  job: { id: string; responsibleId: string },
  content: NotificationContent,
): Promise<void> {
  await notify(platform, tx, { userId: job.responsibleId, ...content });
  const mail = content.mail && { ...content.mail, reason: FOLLOWS_THIS_JOB };
  for (const userId of await listFollowers(tx, job)) await notify(platform, tx, { ...content, userId, mail });
}

/**
 * Returns who follows a job now, and keeps them in the company until `tx` ends. Whoever is being removed at this moment
 * is left out: waiting for that could wait forever, because it waits for jobs.
 */
async function listFollowers(tx: Database, job: { id: string; responsibleId: string }): Promise<string[]> {
  const responsible = alias(recruiters, "responsible");
  const theirs = tx
    .select({ id: responsible.companyId })
    .from(responsible)
    .where(eq(responsible.userId, job.responsibleId));
  const rows = await tx
    .select({ userId: recruiters.userId })
    .from(jobFollowers)
    .innerJoin(recruiters, eq(recruiters.userId, jobFollowers.userId))
    .where(
      and(
        eq(jobFollowers.jobId, job.id),
        ne(jobFollowers.userId, job.responsibleId),
        inArray(recruiters.companyId, theirs),
        isNotSuspended(recruiters.userId),
      ),
    )
    .orderBy(asc(recruiters.userId))
    .for("share", { of: recruiters, skipLocked: true });
  return rows.map(({ userId }) => userId);
}

/** Whether the viewer follows the job of this row. */
export function isFollowedBy(db: Database, viewerId: string): SQL<boolean> {
  const own = db
    .select({ one: sql`1` })
    .from(jobFollowers)
    .where(and(eq(jobFollowers.jobId, jobs.id), eq(jobFollowers.userId, viewerId)));
  return sql<boolean>`exists (${own})`;
}

/**
 * Ends what a person follows, and removes what they were told as a follower, because whoever takes over their work, or
 * the job, has that already. `which` is a condition for some of it.
 */
export async function endFollowing(tx: Database, userId: string, which?: SQL): Promise<void> {
  const isTheirs = and(eq(jobFollowers.userId, userId), which);
  const isAbout = tx
    .select({ one: sql`1` })
    .from(jobFollowers)
    .where(and(isTheirs, sql`position(${jobFollowers.jobId}::text in ${notifications.href}) > 0`));
  await tx.delete(notifications).where(and(eq(notifications.userId, userId), exists(isAbout)));
  await tx.delete(jobFollowers).where(isTheirs);
}
