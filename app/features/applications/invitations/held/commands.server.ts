import { and, eq, inArray } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import { findRecruiter } from "#app/features/accounts/queries.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { recruiterCandidatePath } from "../../paths.ts";
import { releaseOrDrop } from "../../release-or-drop.ts";
import { UNDO_SECONDS } from "../../rules.ts";
import { inviteToApply, requireInvitable } from "../commands.server.ts";
import { notInvitedMail } from "../emails.server.ts";
import { NOT_INVITED, whyNotInvited } from "../labels.ts";
import { INVITE_LIMIT } from "../rules.ts";
import type { PersonForJob } from "../schema.ts";

/** Queue of invitations whose undo period is over; tasks.server.ts handles it. */
export const SEND_QUEUE = "invitations.send";

/** The name of the invited person. */
export type InvitedName = { name: string };

/**
 * Holds an invitation for 30 seconds; then it is sent. Until then its senior knows nothing of it. Throws what
 * requireInvitable throws, already-invited (also while one is held), and too-many-requests after twenty in a day.
 */
export async function holdInvitation(platform: Platform, viewer: Viewer, person: PersonForJob): Promise<InvitedName> {
  const { jobId, seniorId } = person;
  return await platform.db.transaction(async (tx) => {
    await requireInvitable(withTransaction(platform, tx), viewer, person);
    const isSame = and(eq(invitations.jobId, jobId), eq(invitations.seniorId, seniorId));
    if ((await tx.$count(invitations, isSame)) > 0) throw new DomainError("already-invited");
    const now = platform.clock.now();
    const dueAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
    const [held] = await tx
      .insert(heldInvitations)
      .values({ id: platform.ids.next(now), jobId, seniorId, createdAt: now, dueAt })
      .onConflictDoNothing()
      .returning({ id: heldInvitations.id });
    if (!held) throw new DomainError("already-invited");
    // Counted last and in the same transaction, so that a refusal costs nothing.
    await countAttemptOrRefuse(tx, platform.clock, `invite:${viewer.id}`, INVITE_LIMIT);
    await platform.tasks.enqueue(tx, SEND_QUEUE, { heldId: held.id }, { startAfterSeconds: UNDO_SECONDS });
    await publishLive(tx, { userId: viewer.id, topic: "notification" });
    const [senior] = await tx.select({ name: users.name }).from(users).where(eq(users.id, seniorId));
    if (!senior) throw new DomainError("not-found");
    return senior;
  });
}

/** Undoes a held invitation of the viewer: no one is told. Throws wrong-role, and too-late-to-undo once it was sent. */
export async function undoInvitation(platform: Platform, viewer: Viewer, held: string): Promise<InvitedName> {
  const { name } = await findOwn(platform, viewer, held);
  const [gone] = await platform.db
    .delete(heldInvitations)
    .where(and(eq(heldInvitations.id, held), inArray(heldInvitations.jobId, ownJobs(platform, viewer))))
    .returning({ id: heldInvitations.id });
  if (!gone) throw new DomainError("too-late-to-undo");
  await publishLive(platform.db, { userId: viewer.id, topic: "notification" });
  return { name };
}

/**
 * Sends a held invitation of the viewer at once. Throws wrong-role, too-late-to-undo once it was sent, undone-meanwhile
 * when it was undone at the same moment, and the reason if it cannot be sent.
 */
export async function sendInvitationNow(platform: Platform, viewer: Viewer, held: string): Promise<InvitedName> {
  const { name, jobId, seniorId } = await findOwn(platform, viewer, held);
  const outcome = await releaseInvitation(platform, held);
  if (outcome instanceof DomainError) throw outcome;
  const isSame = and(eq(invitations.jobId, jobId), eq(invitations.seniorId, seniorId));
  if (outcome === "gone" && (await platform.db.$count(invitations, isSame)) === 0) {
    throw new DomainError("undone-meanwhile");
  }
  return { name };
}

/**
 * Sends a held invitation if it still exists, or drops an impossible one, tells its recruiter, and returns the reason.
 */
export async function releaseInvitation(platform: Platform, held: string): Promise<"sent" | "gone" | DomainError> {
  return await releaseOrDrop(
    () =>
      platform.db.transaction(async (tx) => {
        // Locks the job first, like every writer of invitations, to avoid a deadlock.
        const [of] = await tx
          .select({ recruiterId: jobs.responsibleId })
          .from(jobs)
          .innerJoin(heldInvitations, eq(heldInvitations.jobId, jobs.id))
          // A suspended person's invitation waits; the task for overdue ones sends it once they are not.
          .where(and(eq(heldInvitations.id, held), isNotSuspended(jobs.responsibleId)))
          .for("share", { of: jobs });
        if (!of) return "gone";
        // Only the delete that finds the row may proceed, so of a parallel undo and this one, one finds none.
        const [person] = await tx.delete(heldInvitations).where(eq(heldInvitations.id, held)).returning();
        if (!person) return "gone";
        const recruiter = await findRecruiter(tx, of.recruiterId);
        await inviteToApply(withTransaction(platform, tx), recruiter, person);
        await publishLive(tx, { userId: recruiter.id, topic: "notification" });
        return "sent";
      }),
    (refusal) => drop(platform, held, refusal),
  );
}

async function drop(platform: Platform, held: string, { code }: DomainError) {
  await platform.db.transaction(async (tx) => {
    const [person] = await tx.delete(heldInvitations).where(eq(heldInvitations.id, held)).returning();
    if (!person) return;
    const [of] = await tx
      .select({ recruiterId: jobs.responsibleId, title: jobs.title, name: users.name })
      .from(jobs)
      .innerJoin(users, eq(users.id, person.seniorId))
      .where(eq(jobs.id, person.jobId));
    if (!of) return;
    const body = whyNotInvited(of.name, of.title, code);
    const href = recruiterCandidatePath(person.jobId, person.seniorId);
    await notify(platform, tx, {
      userId: of.recruiterId,
      kind: "move-not-made",
      title: NOT_INVITED,
      body,
      href,
      mail: notInvitedMail(body, href),
    });
  });
}

async function findOwn(platform: Platform, viewer: Viewer, held: string) {
  requireHiring(viewer);
  const [own] = await platform.db
    .select({ jobId: heldInvitations.jobId, seniorId: heldInvitations.seniorId, name: users.name })
    .from(heldInvitations)
    .innerJoin(users, eq(users.id, heldInvitations.seniorId))
    .where(and(eq(heldInvitations.id, requireId(held)), inArray(heldInvitations.jobId, ownJobs(platform, viewer))));
  if (!own) throw new DomainError("too-late-to-undo");
  return own;
}

function ownJobs({ db }: Platform, viewer: Viewer) {
  return db.select({ id: jobs.id }).from(jobs).where(mayChange(viewer.id));
}
