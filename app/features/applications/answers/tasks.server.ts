import { and, asc, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { forgiveAnswered, IS_UNANSWERED } from "./commands.server.ts";
import { reminderNews } from "./emails.server.ts";
import { dayOf, REMINDER_STEPS, workingDaysFrom } from "./rules.ts";

const QUEUE = "applications.answers";
/** Jobs per transaction. */
const BATCH = 50;
const RECORD_DAYS = 90;
const DAY = 86_400_000;

/** Watches over promised answers every working day, in the morning in America. */
export async function registerAnswerTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => watchAnswers(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "0 12 * * 1-5");
}

/** Reminds, marks jobs that do not answer, and counts what companies kept. Running it twice does everything once. */
export async function watchAnswers(platform: Platform): Promise<void> {
  // The latest first: after a long standstill one reminder says it all.
  for (let sent = REMINDER_STEPS.length; sent > 0; sent -= 1) {
    while ((await remindBatch(platform, sent)) === BATCH);
  }
  await forgiveAnswered(platform.db);
  await countAnswers(platform);
}

/** The reminder number `sent` for the next jobs that are due for it; gives for how many. */
async function remindBatch(platform: Platform, sent: number): Promise<number> {
  const step = REMINDER_STEPS[sent - 1] ?? 0;
  const now = platform.clock.now();
  const isDue = and(
    IS_UNANSWERED,
    lt(applications.answerReminders, sent),
    lte(applications.answerDueOn, workingDaysFrom(dayOf(now), -step)),
  );
  return await platform.db.transaction(async (tx) => {
    const waiting = await tx
      .selectDistinct({ id: applications.jobId })
      .from(applications)
      .where(isDue)
      .orderBy(asc(applications.jobId))
      .limit(BATCH);
    const ids = waiting.map(({ id }) => id);
    if (ids.length === 0) return 0;
    // A second process at the same moment waits here and then finds nobody.
    const reminded = await tx
      .update(applications)
      .set({ answerReminders: sent })
      .where(and(isDue, inArray(applications.jobId, ids)))
      .returning({ jobId: applications.jobId });
    const named = await tx
      .select({ id: jobs.id, title: jobs.title, createdBy: jobs.createdBy })
      .from(jobs)
      .where(inArray(jobs.id, ids));
    const isLast = sent === REMINDER_STEPS.length;
    if (isLast && reminded.length > 0) {
      const late = reminded.map(({ jobId }) => jobId);
      await tx
        .update(jobs)
        .set({ notAnsweringSince: now })
        .where(and(inArray(jobs.id, late), isNull(jobs.notAnsweringSince)));
    }
    for (const job of named) {
      const people = reminded.filter(({ jobId }) => jobId === job.id).length;
      if (people > 0) await notify(platform, tx, { userId: job.createdBy, ...reminderNews(step, { job, people }) });
    }
    return ids.length;
  });
}

/** Counts anew, for every company, the applications of 90 days that were answered or whose day has passed. */
async function countAnswers(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - RECORD_DAYS * DAY);
  const isCounted = and(
    isNotNull(applications.answerDueOn),
    sql`${applications.createdAt} >= ${since.toISOString()}`,
    // Who took their application back before the day was never let down.
    sql`(${applications.answeredAt} is not null or ${applications.answerDueOn} < ${dayOf(now)}
      and (${applications.status} = 'pending' or ${applications.updatedAt}::date > ${applications.answerDueOn}))`,
  );
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`
      with counts as (
        select ${jobs.companyId} as company_id, count(*)::int as counted, count(${applications.answeredAt})::int as answered,
          percentile_disc(0.5) within group (
            order by ceil(extract(epoch from ${applications.answeredAt} - ${applications.createdAt}) / 3600)::int) as median_hours
        from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
        where ${jobs.companyId} is not null and ${isCounted}
        group by ${jobs.companyId}
      ), fresh as (
        insert into company_answers as old (company_id, counted, answered, median_hours)
        select company_id, counted, answered, median_hours from counts
        on conflict (company_id) do update
          set counted = excluded.counted, answered = excluded.answered, median_hours = excluded.median_hours
          where (old.counted, old.answered, old.median_hours) is distinct from (excluded.counted, excluded.answered, excluded.median_hours)
      )
      delete from company_answers old where not exists (select from counts where counts.company_id = old.company_id)`);
  });
}
