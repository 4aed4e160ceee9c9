import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { REMINDER_STEPS } from "./rules.ts";

/** Applications that wait for the answer that was promised. */
export const IS_UNANSWERED: SQL = sql`${applications.status} = 'pending' and ${applications.answeredAt} is null and ${applications.answerDueOn} is not null`;

/**
 * Notes that the employer has written to this senior about this job; a second answer changes nothing. Call it in the
 * transaction of the answer.
 */
async function noteAnswer(
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
  if (answered) await forgiveJob(tx, jobId);
}

/** What `answered_at` becomes by an answer: the first one counts, where one was promised. Call forgiveJob as well. */
export function answeredAt(now: Date): SQL {
  return sql`coalesce(${applications.answeredAt}, case when ${applications.answerDueOn} is not null then ${now.toISOString()}::timestamptz end)`;
}

/** A job counts as answering again if an answer in `tx` was the last that was owed. */
export async function forgiveJob(tx: Database, jobId: string): Promise<void> {
  // Two answers at the same moment would each see the other's person waiting: the second looks when the first is done.
  const isMarked = and(eq(jobs.id, jobId), isNotNull(jobs.notAnsweringSince));
  const marked = await tx.select({ id: jobs.id }).from(jobs).where(isMarked).for("no key update");
  if (marked.length > 0) await forgiveAnswered(tx, eq(jobs.id, jobId));
}

/**
 * Notes that the viewer has written to this senior about a job of theirs; without one it answers the only application
 * of that senior to them that still waits. What is not theirs, or no id, answers nothing. Call it before the
 * conversation is held.
 */
export async function noteAnswerTo(
  platform: Platform,
  tx: Database,
  viewer: Pick<Viewer, "id">,
  { seniorId, jobId }: { seniorId: string; jobId: string | null },
): Promise<void> {
  if (!isId(seniorId) || (jobId !== null && !isId(jobId))) return;
  const waiting = await tx
    .select({ jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        IS_UNANSWERED,
        eq(applications.applicantId, seniorId),
        eq(jobs.createdBy, viewer.id),
        jobId === null ? undefined : eq(jobs.id, jobId),
      ),
    )
    .limit(2);
  const [only] = waiting;
  if (only && waiting.length === 1) await noteAnswer(platform, tx, { jobId: only.jobId, seniorId });
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
