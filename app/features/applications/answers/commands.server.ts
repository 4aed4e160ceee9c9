import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
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
  if (answered) await clearUnresponsiveFlag(tx, jobId);
}

/** What `answered_at` becomes by an answer: the first one counts, where one was promised. Call clearUnresponsiveFlag as well. */
export function answeredAt(now: Date): SQL {
  return sql`coalesce(${applications.answeredAt}, case when ${applications.answerDueOn} is not null then ${now.toISOString()}::timestamptz end)`;
}

/** A job counts as answering again if an answer in `tx` was the last that was owed. */
export async function clearUnresponsiveFlag(tx: Database, jobId: string): Promise<void> {
  // Two answers at the same moment would each see the other's person waiting: the second looks when the first is done.
  const isMarked = and(eq(jobs.id, jobId), isNotNull(jobs.notAnsweringSince));
  const marked = await tx.select({ id: jobs.id }).from(jobs).where(isMarked).for("no key update");
  if (marked.length > 0) await refreshUnresponsiveFlags(tx, eq(jobs.id, jobId));
}

/**
 * Notes that the viewer has written to this senior about a job of theirs; without one it answers the only application
 * of that senior to them that still waits. An application that hides a name is answered by a move alone: who writes to
 * somebody by name does not know that it is theirs. What is not theirs, or no id, answers nothing. Call it before the
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
        eq(applications.hidesName, false),
        eq(jobs.createdBy, viewer.id),
        jobId === null ? undefined : eq(jobs.id, jobId),
      ),
    )
    .limit(2);
  const [only] = waiting;
  if (only && waiting.length === 1) await noteAnswer(platform, tx, { jobId: only.jobId, seniorId });
}

/**
 * Undoes the answer that a message of the viewer was, where it was one and no other message has followed it: the senior
 * waits again, and a job that was forgiven for it is not. Call it in the transaction that takes the message back, before
 * the conversation is held.
 */
export async function revertAnswer(
  platform: Platform,
  tx: Database,
  viewer: Pick<Viewer, "id">,
  messageId: string,
): Promise<void> {
  if (!isId(messageId)) return;
  // The message was written right after the answer was noted, in the same transaction.
  const wasThis = sql`${applications.answeredAt} between ${messages.createdAt} - interval '1 minute' and ${messages.createdAt}`;
  const [answered] = await tx
    .select({
      id: applications.id,
      jobId: jobs.id,
      reminders: applications.answerReminders,
      conversationId: messages.conversationId,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(applications, eq(applications.applicantId, conversations.seniorId))
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), eq(jobs.createdBy, viewer.id)))
    .where(
      and(eq(messages.id, messageId), eq(messages.senderId, viewer.id), eq(applications.status, "pending"), wasThis),
    )
    .for("update", { of: applications });
  if (!answered) return;
  const [next] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, answered.conversationId),
        eq(messages.senderId, viewer.id),
        ne(messages.id, messageId),
        isNull(messages.removedAt),
        gt(messages.id, messageId),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(1);
  await tx
    .update(applications)
    .set({ answeredAt: next?.at ?? null })
    .where(eq(applications.id, answered.id));
  if (next || answered.reminders < REMINDER_STEPS.length) return;
  await tx
    .update(jobs)
    .set({ notAnsweringSince: platform.clock.now() })
    .where(and(eq(jobs.id, answered.jobId), isNull(jobs.notAnsweringSince)));
}

/** Jobs where nobody waits far too long any more count as answering again: those that `which` says, or all. */
export async function refreshUnresponsiveFlags(tx: Database, which?: SQL): Promise<void> {
  const isWaiting = sql`exists (
    select from ${applications}
    where ${applications.jobId} = ${jobs.id} and ${IS_UNANSWERED} and ${applications.answerReminders} = ${REMINDER_STEPS.length})`;
  await tx
    .update(jobs)
    .set({ notAnsweringSince: null })
    .where(and(which, isNotNull(jobs.notAnsweringSince), sql`not ${isWaiting}`));
}
