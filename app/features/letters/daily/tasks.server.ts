import { sql } from "drizzle-orm";
import { preferences } from "#app/db/schema/settings.ts";
import { JOB_LIFE } from "#app/features/jobs/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { forEachReader } from "../queries.server.ts";
import { dailyMail } from "./emails.server.ts";
import { type DayBounds, listJobDays } from "./queries.server.ts";

const QUEUE = "letters.daily-digest";
const DAY = 86_400_000;
/** After this many days without an answer an application is late. */
const ANSWER_DAYS = 3;

/** Writes the daily digest in the morning in America. */
export async function registerDailyDigest(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendDailyDigests(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "0 12 * * *");
}

/**
 * One mail to each recruiter for whom something is new since yesterday: applications, applications that wait too long
 * by now, jobs that end soon. It then names everything that waits. Nobody gets two in one day.
 */
export async function sendDailyDigests(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const bounds = boundsAt(now);
  const isWanted = sql`coalesce(${preferences.hasDailyDigest}, true)`;
  await forEachReader(platform, "recruiter", isWanted, async ({ id, name, email }) => {
    const days = await listJobDays(platform.db, id, bounds);
    const isNews = days.some((day) => day.newCount > 0 || day.newlyUnansweredCount > 0 || day.isNewlyEnding);
    if (!isNews) return;
    await platform.db.transaction((tx) =>
      queueMail(platform, tx, {
        toAddress: email,
        toName: name,
        ...dailyMail(days, now),
        letter: { userId: id, name: "daily-digest" },
        onceKey: `daily-digest ${id} ${now.toISOString().slice(0, 10)}`,
      }),
    );
  });
}

function boundsAt(now: Date): DayBounds {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  return {
    since: inDays(-1),
    lateBefore: inDays(-ANSWER_DAYS),
    lateBeforeThen: inDays(-ANSWER_DAYS - 1),
    endsBefore: inDays(JOB_LIFE.warnDays),
    endsBeforeThen: inDays(JOB_LIFE.warnDays - 1),
  };
}
