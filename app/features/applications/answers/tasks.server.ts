import { and, asc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifyOfJob } from "#app/features/jobs/followers.server.ts";
import { SETTLED_STATUSES } from "#app/features/jobs/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { IS_UNANSWERED, refreshUnresponsiveFlags } from "./commands.server.ts";
import { reminderNotification } from "./emails.server.ts";
import { REMINDER_STEPS, workingDaysFrom } from "./rules.ts";

const QUEUE = "applications.answers";
/** Jobs per transaction. */
const BATCH = 50;
const RECORD_DAYS = 90;

/** Schedules the check of promised answers for every business day, in the morning in America. */
export async function registerAnswerTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => watchAnswers(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "0 12 * * 1-5");
}

/** Sends reminders, marks unresponsive jobs, and computes answer records. A second run changes nothing. */
export async function watchAnswers(platform: Platform): Promise<void> {
  while ((await remindBatch(platform)) === BATCH);
  await refreshUnresponsiveFlags(platform.db);
  await countAnswers(platform);
}

/**
 * Reminds the recruiters of the next batch of jobs where an applicant has reached a step; returns the number of jobs.
 */
async function remindBatch(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const days = REMINDER_STEPS.map((step) => workingDaysFrom(dayOf(now), -step));
  const stepsOf = (dueOn: string) => days.filter((day) => dueOn <= day).length;
  const isDue = or(
    ...days.map((day, index) => and(lte(applications.answerDueOn, day), lte(applications.answerReminders, index))),
  );
  return await platform.db.transaction(async (tx) => {
    const due = await tx
      .selectDistinct({ id: applications.jobId })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(IS_UNANSWERED, isDue, notInArray(jobs.status, [...SETTLED_STATUSES])))
      .orderBy(asc(applications.jobId))
      .limit(BATCH);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    // A parallel process waits here and then finds no one left to remind.
    const waiting = await tx
      .select({
        id: applications.id,
        jobId: applications.jobId,
        dueOn: sql<string>`${applications.answerDueOn}::text`,
        reminders: applications.answerReminders,
      })
      .from(applications)
      .where(and(IS_UNANSWERED, inArray(applications.jobId, ids), lte(applications.answerDueOn, days[0] ?? "")))
      .orderBy(asc(applications.id))
      .for("update");
    const people = waiting.map((one) => ({ ...one, steps: stepsOf(one.dueOn) }));
    const moved = people.filter(({ steps, reminders }) => steps > reminders);
    for (const steps of new Set(moved.map((one) => one.steps))) {
      const reached = moved.filter((one) => one.steps === steps).map(({ id }) => id);
      await tx.update(applications).set({ answerReminders: steps }).where(inArray(applications.id, reached));
    }
    const late = moved.filter(({ steps }) => steps === REMINDER_STEPS.length).map(({ jobId }) => jobId);
    await tx
      .update(jobs)
      .set({ notAnsweringSince: now })
      .where(and(inArray(jobs.id, late), isNull(jobs.notAnsweringSince)));
    const named = await tx
      .select({ id: jobs.id, title: jobs.title, isActive: jobs.isActive, responsibleId: jobs.responsibleId })
      .from(jobs)
      .where(inArray(jobs.id, ids));
    for (const job of named) {
      const steps = moved.filter(({ jobId }) => jobId === job.id).map((one) => one.steps);
      const step = REMINDER_STEPS[Math.max(0, ...steps) - 1];
      if (step === undefined) continue;
      const count = people.filter(({ jobId }) => jobId === job.id).length;
      await notifyOfJob(platform, tx, job, reminderNotification(step, { job, people: count }));
    }
    return ids.length;
  });
}

/**
 * Recomputes the record of every company from the applications of 90 days whose promised day has passed, answered or
 * not.
 */
async function countAnswers(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - RECORD_DAYS * DAY_MS);
  const isCounted = and(
    sql`${applications.createdAt} >= ${since.toISOString()}`,
    lt(applications.answerDueOn, dayOf(now)),
    // An application that was withdrawn before its day does not count against the employer.
    sql`(${applications.answeredAt} is not null or ${applications.status} = 'pending'
      or (${applications.updatedAt} at time zone 'utc')::date > ${applications.answerDueOn})`,
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
