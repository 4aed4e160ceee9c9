import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { answerField } from "#app/features/jobs/questions/rules.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { lockOpenJob, requireTryToApply, sendApplication } from "../commands.server.ts";
import { requireApplicant } from "../policy.ts";
import { requireAnswers } from "../questions/commands.server.ts";
import { releaseOrDrop } from "../release-or-drop.ts";
import { UNDO_SECONDS } from "../rules.ts";
import type { HeldInput, HoldInput } from "../schema.ts";
import { requireSendable } from "../sent-profile.server.ts";
import { notSentMail } from "./emails.server.ts";
import { NOT_SENT, SENT_TOAST, UNDONE_TOAST, whyNotSent } from "./labels.ts";

/** Queue of applications whose undo period is over; tasks.server.ts handles it. */
export const SEND_QUEUE = "applications.send";

type Held = { held: string };

/**
 * Holds an application for 30 seconds; then it is sent. Until then only its applicant sees it. Throws what applyToJob
 * throws, already-applied also while one is held, questions-changed, and a FieldError for answers.
 */
export async function holdApplication(platform: Platform, viewer: Viewer, input: HoldInput): Promise<{ id: string }> {
  await requireTryToApply(platform, viewer, input);
  return await platform.db.transaction(async (tx) => {
    const { id: jobId, questions } = await lockOpenJob(tx, input.jobId);
    const questionAnswers = requireAnswers(questions, input.answers);
    await requireSendable(tx, viewer.id);
    const now = platform.clock.now();
    const [held] = await tx
      .insert(heldApplications)
      .values({
        id: platform.ids.next(now),
        jobId,
        applicantId: viewer.id,
        coverNote: input.coverNote || null,
        questionAnswers,
        createdAt: now,
        dueAt: new Date(now.getTime() + UNDO_SECONDS * 1000),
      })
      .onConflictDoNothing()
      .returning({ id: heldApplications.id });
    if (!held) throw new DomainError("already-applied");
    // Checked after the insert: an application that is just being sent has made the insert above wait, and now exists.
    const isOwn = and(eq(applications.jobId, jobId), eq(applications.applicantId, viewer.id));
    if ((await tx.$count(applications, isOwn)) > 0) throw new DomainError("already-applied");
    await platform.tasks.enqueue(tx, SEND_QUEUE, { id: held.id }, { startAfterSeconds: UNDO_SECONDS });
    await refreshApplicant(tx, viewer.id);
    return held;
  });
}

/**
 * Undoes the viewer's own held application: no one is told, and they may apply again. Returns what was typed by the
 * fields of the form. Throws recruiters-cannot-apply, wrong-role, and sent-already when it was sent.
 */
export async function undoApplication(
  platform: Platform,
  viewer: Viewer,
  { held }: Held,
): Promise<Record<string, string>> {
  requireApplicant(viewer);
  return await platform.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(heldApplications)
      .where(and(eq(heldApplications.id, requireId(held)), eq(heldApplications.applicantId, viewer.id)))
      .returning({ coverNote: heldApplications.coverNote, questionAnswers: heldApplications.questionAnswers });
    if (!gone) throw new DomainError("sent-already");
    await refreshApplicant(tx, viewer.id);
    const answers = gone.questionAnswers.map(({ answer }, index) => [answerField(index), answer]);
    return { ...(gone.coverNote && { coverNote: gone.coverNote }), ...Object.fromEntries(answers) };
  });
}

/**
 * Sends the viewer's own held application at once. Throws like undoApplication, and the reason if it cannot be sent.
 */
export async function sendHeldNow(platform: Platform, viewer: Viewer, { held }: Held): Promise<void> {
  requireApplicant(viewer);
  const [own] = await platform.db
    .select({ jobId: heldApplications.jobId })
    .from(heldApplications)
    .where(and(eq(heldApplications.id, requireId(held)), eq(heldApplications.applicantId, viewer.id)));
  if (!own) throw new DomainError("sent-already");
  const outcome = await releaseApplication(platform, held);
  if (outcome instanceof DomainError) throw outcome;
  if (outcome === "sent") return;
  // It was sent or undone in the meantime.
  const isThere = and(eq(applications.jobId, own.jobId), eq(applications.applicantId, viewer.id));
  if ((await platform.db.$count(applications, isThere)) === 0) throw new DomainError("undone-meanwhile");
}

/**
 * Handles the applicant's action on a held application. Returns the toast, and after an undo what was typed. Throws
 * like those two.
 */
export async function handleHeldIntent(platform: Platform, viewer: Viewer, input: HeldInput) {
  if (input.intent === "undo") return { toast: UNDONE_TOAST, typed: await undoApplication(platform, viewer, input) };
  await sendHeldNow(platform, viewer, input);
  return { toast: SENT_TOAST, typed: {} };
}

/**
 * Sends a held application if it still exists, or drops it, tells its applicant, and returns the reason. A second run
 * sends nothing.
 */
export async function releaseApplication(platform: Platform, id: string): Promise<"sent" | "gone" | DomainError> {
  return await releaseOrDrop(
    () =>
      platform.db.transaction(async (tx) => {
        // Locks the job first, like everyone who applies, closes, or erases it, to avoid a deadlock.
        const [of] = await tx
          .select({ jobId: heldApplications.jobId })
          .from(heldApplications)
          // A suspended person's application waits; the task for overdue ones sends it once they are not.
          .where(and(eq(heldApplications.id, id), isNotSuspended(heldApplications.applicantId)));
        if (!of) return "gone";
        await lockOpenJob(tx, of.jobId);
        // Only the delete that finds the row may proceed, so of a parallel undo and this one, one finds none.
        const [held] = await tx.delete(heldApplications).where(eq(heldApplications.id, id)).returning();
        if (!held) return "gone";
        const { jobId, applicantId, coverNote, questionAnswers } = held;
        const applicant = await findApplicant(tx, applicantId);
        await sendApplication(withTransaction(platform, tx), applicant, {
          ...{ jobId, questionAnswers },
          ...(coverNote && { coverNote }),
        });
        return "sent";
      }),
    (refusal) => drop(platform, id, refusal),
  );
}

/** Tells the applicant why, because an application that was dropped must not look sent. */
async function drop(platform: Platform, id: string, { code }: DomainError): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [held] = await tx.delete(heldApplications).where(eq(heldApplications.id, id)).returning();
    if (!held) return;
    const [job] = await tx
      .select({ title: jobs.title, company: jobs.company })
      .from(jobs)
      .where(eq(jobs.id, held.jobId));
    if (!job) return;
    const [body, href] = [whyNotSent(job, code), `/job/${held.jobId}`];
    const told = { userId: held.applicantId, kind: "application-not-sent", title: NOT_SENT, body, href } as const;
    await notify(platform, tx, { ...told, mail: notSentMail(body, href) });
  });
}

/** Refreshes the applicant's open pages, without a toast about their own action. */
async function refreshApplicant(tx: Database, userId: string): Promise<void> {
  await publishLive(tx, { userId, topic: "notification" });
}

async function findApplicant(tx: Database, userId: string): Promise<Viewer> {
  const [applicant] = await tx
    .select({
      id: users.id,
      role: userRoles.role,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      isLeaving: sql<boolean>`${accountDeletions.userId} is not null`,
    })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "senior")))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(eq(users.id, userId));
  if (!applicant) throw new DomainError("not-found");
  return applicant;
}
