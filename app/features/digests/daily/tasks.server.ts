import { inArray, sql } from "drizzle-orm";
import { mails } from "#app/db/schema/mails.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { forEachReader, onceKeyOf } from "#app/features/digests/queries.server.ts";
import { JOB_LIFE } from "#app/features/jobs/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { dailyMail } from "./emails.server.ts";
import { type DayBounds, listJobDays } from "./queries.server.ts";
import { UNANSWERED_AFTER_DAYS } from "./rules.ts";

const QUEUE = "digests.daily";
const MAILING = "daily-digest";
/** Older events are left out, even if no digest covered them. */
const MOST_DAYS_BACK = 7;

/** Schedules the daily digest for the morning in America. */
export async function registerDailyDigest(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendDailyDigests(platform), {
    timeoutSeconds: 1800,
    formerly: "letters.daily-digest",
  });
  await platform.tasks.schedule(QUEUE, "0 12 * * *");
}

/**
 * Sends one email to each recruiter for whom something happened since their last digest: applications, applications
 * that are now late, jobs that end soon. It also lists everything that waits. No one gets two in a day, and a retry
 * reads no jobs of recruiters whose email is written.
 */
export async function sendDailyDigests(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const wants = sql`coalesce(${preferences.hasDailyDigest}, true)`;
  await forEachReader(platform, { role: "recruiter", wants, issue: issueOf(now) }, async (reader) => {
    const { id, name, email, onceKey } = reader;
    const days = await listJobDays(platform.db, id, boundsOf(now, await findLastDigest(platform, id, now)));
    const hasChanged = days.some((day) => day.newCount > 0 || day.newlyUnansweredCount > 0 || day.isNewlyEnding);
    if (!hasChanged) return;
    await platform.db.transaction((tx) =>
      queueMail(platform, tx, {
        toAddress: email,
        toName: name,
        ...dailyMail(days, now),
        mailing: { userId: id, name: MAILING },
        onceKey,
      }),
    );
  });
}

/** Identifies the digest of a day (UTC). */
function issueOf(at: Date) {
  return { mailing: MAILING, day: dayOf(at) } as const;
}

/** Returns when the person's last digest was sent; on days without one nothing had happened, or the server was down. */
async function findLastDigest({ db }: Pick<Platform, "db">, userId: string, now: Date): Promise<Date> {
  const days = Array.from({ length: MOST_DAYS_BACK }, (_, back) => inDays(now, -back));
  const [last] = await db
    .select({ writtenAt: sql<Date | null>`max(${mails.createdAt})`.mapWith(mails.createdAt) })
    .from(mails)
    .where(
      inArray(
        mails.onceKey,
        days.map((day) => onceKeyOf(issueOf(day), userId)),
      ),
    );
  return last?.writtenAt ?? inDays(now, -MOST_DAYS_BACK);
}

function boundsOf(now: Date, since: Date): DayBounds {
  return {
    since,
    lateBefore: inDays(now, -UNANSWERED_AFTER_DAYS),
    lateBeforeThen: inDays(since, -UNANSWERED_AFTER_DAYS),
    endsBefore: inDays(now, JOB_LIFE.warnDays),
    endsBeforeThen: inDays(since, JOB_LIFE.warnDays),
  };
}

function inDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
