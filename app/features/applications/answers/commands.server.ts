import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Platform } from "#app/platform/platform.ts";
import { REMINDER_STEPS } from "./rules.ts";

/** Applications that wait for the answer that was promised. */
export const IS_UNANSWERED: SQL = sql`${applications.status} = 'pending' and ${applications.answeredAt} is null and ${applications.answerDueOn} is not null`;

/**
 * Notes that the employer has answered this senior about this job, by moving their application or by writing; a second
 * answer changes nothing. Call it in the transaction of the answer.
 */
export async function noteAnswer(
  platform: Platform,
  tx: Database,
  { jobId, seniorId }: { jobId: string; seniorId: string },
): Promise<void> {
  const [answered] = await tx
    .update(applications)
    .set({ answeredAt: platform.clock.now() })
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.applicantId, seniorId),
        isNull(applications.answeredAt),
        isNotNull(applications.answerDueOn),
      ),
    )
    .returning({ id: applications.id });
  if (answered) await forgiveAnswered(tx, eq(jobs.id, jobId));
}

/** Jobs where nobody waits far too long any more count as answering again: those that `which` says, or all. */
export async function forgiveAnswered(tx: Database, which?: SQL): Promise<void> {
  const isWaiting = sql`exists (
    select from ${applications}
    where ${applications.jobId} = ${jobs.id} and ${IS_UNANSWERED} and ${applications.answerReminders} = ${REMINDER_STEPS.length})`;
  await tx
    .update(jobs)
    .set({ notAnsweringSince: null })
    .where(and(which, isNotNull(jobs.notAnsweringSince), sql`not ${isWaiting}`));
}
