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

const QUEUE = "letters.daily-digest";
const LETTER = "daily-digest";
/** What happened longer ago is no news, even where no digest has told of it. */
const MOST_DAYS_BACK = 7;

/** Writes the daily digest in the morning in America. */
export async function registerDailyDigest(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendDailyDigests(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "0 12 * * *");
}

/**
 * One mail to each recruiter for whom something is new since their last one: applications, applications that wait too
 * long by now, jobs that end soon. It then names everything that waits. Nobody gets two in one day, and tried again it
 * asks for nobody's jobs whose mail of the day is written.
 */
export async function sendDailyDigests(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const wants = sql`coalesce(${preferences.hasDailyDigest}, true)`;
  await forEachReader(platform, { role: "recruiter", wants, issue: issueOf(now) }, async (reader) => {
    const { id, name, email, onceKey } = reader;
    const days = await listJobDays(platform.db, id, boundsOf(now, await findLastDigest(platform, id, now)));
    const isNews = days.some((day) => day.newCount > 0 || day.newlyUnansweredCount > 0 || day.isNewlyEnding);
    if (!isNews) return;
    await platform.db.transaction((tx) =>
      queueMail(platform, tx, {
        toAddress: email,
        toName: name,
        ...dailyMail(days, now),
        letter: { userId: id, name: LETTER },
        onceKey,
      }),
    );
  });
}

/** The digest of a day (UTC). */
function issueOf(at: Date) {
  return { letter: LETTER, day: dayOf(at) } as const;
}

/** When the person's last digest was written: a day without one had no news, or nobody was there to write it. */
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
