import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { REMINDER_STEPS } from "./rules.ts";

/** SQL condition for applications that still wait for a promised answer. */
export const IS_UNANSWERED: SQL = sql`${applications.status} = 'pending' and ${applications.answeredAt} is null and ${applications.answerDueOn} is not null`;

/**
 * Records that the employer has written to this senior about this job; later answers change nothing. Call it in the
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

/**
 * Returns the new value of `answered_at`: the first answer counts, if one was promised. Call clearUnresponsiveFlag as
 * well.
 */
export function answeredAt(now: Date): SQL {
  return sql`coalesce(${applications.answeredAt}, case when ${applications.answerDueOn} is not null then ${now.toISOString()}::timestamptz end)`;
}

/** Marks a job as responsive again if an answer in `tx` was the last one owed. */
export async function clearUnresponsiveFlag(tx: Database, jobId: string): Promise<void> {
  // Locks the job, because two parallel answers would each see the other applicant waiting.
  const isMarked = and(eq(jobs.id, jobId), isNotNull(jobs.notAnsweringSince));
  const marked = await tx.select({ id: jobs.id }).from(jobs).where(isMarked).for("no key update");
  if (marked.length > 0) await refreshUnresponsiveFlags(tx, eq(jobs.id, jobId));
}

/**
 * Records that the viewer has written to this senior about one of their jobs; without a job, it answers the senior's
 * only application to them that still waits. An anonymous application is answered only by a status change, because a
 * recruiter who writes by name does not know that it is theirs. Ignores jobs of others and malformed ids. Call it
 * before locking the conversation.
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
        mayChange(viewer.id),
        jobId === null ? undefined : eq(jobs.id, jobId),
      ),
    )
    .limit(2);
  const [only] = waiting;
  if (only && waiting.length === 1) await noteAnswer(platform, tx, { jobId: only.jobId, seniorId });
}

/**
 * Reverts the answer that was a message of the viewer, unless another message followed it: the senior waits again, and
 * the job is unresponsive again if this message had cleared that. Call it in the transaction that removes the message,
 * before locking the conversation.
 */
export async function revertAnswer(
  platform: Platform,
  tx: Database,
  viewer: Pick<Viewer, "id">,
  messageId: string,
): Promise<void> {
  if (!isId(messageId)) return;
  // The message was written right after the answer was recorded, in the same transaction.
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
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), mayChange(viewer.id)))
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

/** Marks jobs as responsive on which no one waits far too long any more: those that `which` matches, or all. */
export async function refreshUnresponsiveFlags(tx: Database, which?: SQL): Promise<void> {
  const isWaiting = sql`exists (
    select from ${applications}
    where ${applications.jobId} = ${jobs.id} and ${IS_UNANSWERED} and ${applications.answerReminders} = ${REMINDER_STEPS.length})`;
  await tx
    .update(jobs)
    .set({ notAnsweringSince: null })
    .where(and(which, isNotNull(jobs.notAnsweringSince), sql`not ${isWaiting}`));
}
