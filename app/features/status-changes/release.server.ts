import { and, asc, eq, or } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { lockMembership } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import { findRecruiter } from "#app/features/accounts/queries.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { displayName, publicApplicantId } from "#app/features/applications/anonymous-review/columns.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { rejectApplication } from "#app/features/applications/notes/commands.server.ts";
import { recruiterCandidatePath } from "#app/features/applications/paths.ts";
import { releaseOrDrop } from "#app/features/applications/release-or-drop.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { isOwnHeld, refreshRecruiter } from "./commands.server.ts";
import { notMadeMail } from "./emails.server.ts";
import { NOT_MADE, whyNotMade } from "./labels.ts";
import { changeStatusWithMessage } from "./with-message.server.ts";

/**
 * Makes the held changes of a batch, each with its messages in a transaction of its own. An impossible change is
 * dropped and its recruiter told. A failing one does not hold up the others and is thrown at the end. A second run
 * makes none twice.
 */
export async function releaseBatch(platform: Platform, batchId: string): Promise<void> {
  const waiting = await platform.db
    .select({ id: heldStatusChanges.id })
    .from(heldStatusChanges)
    .where(eq(heldStatusChanges.batchId, batchId))
    .orderBy(asc(heldStatusChanges.id));
  await forEachIsolated(waiting, async ({ id }) => {
    await release(platform, id);
  });
}

/**
 * Makes held changes of the viewer at once: one, or a batch. Throws wrong-role, too-late-to-undo when none is held,
 * undone-meanwhile when they were undone at the same moment, and the reason why one could not be made, after the others
 * were.
 */
export async function sendNow(platform: Platform, viewer: Viewer, { held }: { held: string }): Promise<void> {
  requireHiring(viewer);
  const waiting = await platform.db
    .select({
      id: heldStatusChanges.id,
      applicationId: heldStatusChanges.applicationId,
      to: heldStatusChanges.toStatus,
    })
    .from(heldStatusChanges)
    .where(isOwnHeld(platform.db, viewer, held))
    .orderBy(asc(heldStatusChanges.id));
  if (waiting.length === 0) throw new DomainError("too-late-to-undo");
  const refusals: DomainError[] = [];
  let madeCount = 0;
  await forEachIsolated(waiting, async ({ id }) => {
    const outcome = await release(platform, id);
    if (outcome === "made") madeCount += 1;
    else if (outcome !== "gone") refusals.push(outcome);
  });
  const last = refusals.at(-1);
  if (last) throw last;
  if (madeCount === 0) await requireMade(platform, waiting);
}

/** Throws undone-meanwhile if none was left, unless another process made one. */
async function requireMade({ db }: Platform, waiting: ReadonlyArray<{ applicationId: string; to: Status }>) {
  const areThere = waiting.map(({ applicationId, to }) =>
    and(eq(applications.id, applicationId), eq(applications.status, to)),
  );
  if ((await db.$count(applications, or(...areThere))) === 0) throw new DomainError("undone-meanwhile");
}

/** Makes one held change if it still exists, or drops it and returns the reason. */
async function release(platform: Platform, id: string): Promise<"made" | "gone" | DomainError> {
  return await releaseOrDrop(
    () =>
      platform.db.transaction(async (tx) => {
        const inside = withTransaction(platform, tx);
        // Locks the application first, like every writer of changes, to avoid a deadlock.
        const [of] = await tx
          .select({ id: heldStatusChanges.applicationId, actorId: heldStatusChanges.actorId })
          .from(heldStatusChanges)
          // A suspended person's change waits; the task for overdue changes makes it once they are not.
          .where(and(eq(heldStatusChanges.id, id), isNotSuspended(heldStatusChanges.actorId)));
        if (!of) return "gone";
        // Locks the membership first, like every other write of a recruiter.
        await lockMembership(tx, of.actorId);
        await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, of.id)).for("update");
        // Only the delete that finds the row may proceed, so of a parallel undo and this one, one finds none.
        const [move] = await tx.delete(heldStatusChanges).where(eq(heldStatusChanges.id, id)).returning();
        if (!move) return "gone";
        const actor = await findRecruiter(tx, move.actorId);
        const { applicationId, fromStatus: from, toStatus: to, reason, content, submissionKey } = move;
        const interview = move.interview && { ...move.interview, at: new Date(move.interview.at) };
        const written = content !== null && { applicationId, from, to, content, submissionKey, interview, reason };
        if (written) await changeStatusWithMessage(inside, actor, written);
        else if (to === "rejected") await rejectApplication(inside, actor, { applicationId, from, reason });
        else await moveApplication(inside, actor, { applicationId, from, to });
        await refreshRecruiter(tx, move.actorId);
        return "made";
      }),
    (refusal) => drop(platform, id, refusal),
  );
}

/** Tells the recruiter why, because a change that was dropped must not look made. */
async function drop(platform: Platform, id: string, { code }: DomainError): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [move] = await tx.delete(heldStatusChanges).where(eq(heldStatusChanges.id, id)).returning();
    if (!move) return;
    const [of] = await tx
      .select({ jobId: applications.jobId, candidateId: publicApplicantId, name: displayName(users.name) })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.applicantId))
      .where(eq(applications.id, move.applicationId));
    if (!of) return;
    const body = whyNotMade(of.name, move.toStatus, code);
    const href = recruiterCandidatePath(of.jobId, of.candidateId);
    await notify(platform, tx, {
      userId: move.actorId,
      kind: "move-not-made",
      title: NOT_MADE,
      body,
      href,
      mail: notMadeMail(body, href),
    });
  });
}
