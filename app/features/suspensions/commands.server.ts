import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { staff } from "#app/db/schema/staff.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { SUSPENSION_ENDS } from "#app/domain/suspension.ts";
import { DomainError } from "#app/domain-error.ts";
import { endSessions } from "#app/features/accounts/sessions/commands.server.ts";
import { findSuspension } from "#app/features/accounts/suspension/queries.server.ts";
import { bringJobsBack, lockJobs, takeJobsAway } from "#app/features/jobs/review/suspended.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { suspendedMail, suspensionEndedMail } from "./emails.server.ts";
import { stopMailsFrom } from "./mails.server.ts";
import type { SUSPENSION_DAYS } from "./rules.ts";

/**
 * The queues that tasks.server.ts works on: the end of a suspension, and the notification of one to
 * applicants.
 */
export const END_QUEUE = "suspensions.end";
export const TELL_QUEUE = "suspensions.tell";

/**
 * A suspension to make: for seven days, or permanently if `days` is null. The person reads the
 * `reason`.
 */
export type NewSuspension = {
  personId: string;
  days: typeof SUSPENSION_DAYS | null;
  reason: string;
  /** The case that the suspension results from, or null. */
  caseId: string | null;
  /** The id of the suspension that this one replaces, as the moderator saw it. */
  replaces?: string | null;
};

/**
 * Suspends an account: ends its sessions and hides its jobs and profile at once. Nothing is
 * deleted. An email tells the person why, until when, and how to appeal; everyone with an open
 * application to their jobs is notified too. Throws not-found if there is no such account, if it
 * belongs to staff, or if the viewer may not suspend people. Throws suspended-already if a
 * suspension other than `replaces` is in force, so only one of several simultaneous decisions
 * succeeds.
 */
export async function suspendPerson(
  platform: Platform,
  viewer: StaffViewer,
  { personId, days, reason, caseId, replaces = null }: NewSuspension,
): Promise<{ id: string }> {
  requirePermission(viewer, "suspend people");
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db.transaction(async (tx) => {
    const person = await lockPerson(tx, requireId(personId));
    if ((await tx.$count(staff, eq(staff.userId, person.id))) > 0) throw new DomainError("not-found");
    const open = await findSuspension(tx, person.id);
    if ((open?.id ?? null) !== replaces) throw new DomainError("suspended-already");
    const replaced = open ? await close(platform, tx, open.id, { how: "replaced", by: viewer.id }) : null;
    const wasVisible = replaced ? replaced.wasVisible : await hideProfile(tx, person.id);
    const endsAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
    await tx
      .insert(accountSuspensions)
      .values({ id, userId: person.id, reason, caseId, wasVisible, startedAt: now, startedBy: viewer.id, endsAt });
    if (!replaced) await takeJobsAway(tx, person.id);
    await endSessions(tx, person.id);
    await stopMailsFrom(platform, tx, person.id);
    await queueMail(platform, tx, suspendedMail(platform, person, { id, reason, endsAt }));
    await platform.tasks.enqueue(tx, TELL_QUEUE, { suspensionId: id });
    if (days !== null) await platform.tasks.enqueue(tx, END_QUEUE, {}, { startAfterSeconds: days * (DAY_MS / 1000) });
    await recordAudit(platform, tx, {
      actor: viewer,
      action: days === null ? "person.banned" : "person.suspended",
      subjectId: person.id,
      detail: { suspension: id, case: caseId },
    });
  });
  return { id };
}

/**
 * Lifts a suspension and restores everything as it was. The person is notified by email. Throws
 * not-found if there is no such account or the viewer may not suspend people, and not-suspended if
 * the account is not suspended, or not by the suspension `id` if that is given.
 */
export async function liftSuspension(
  platform: Platform,
  viewer: StaffViewer,
  { personId, id = null }: { personId: string; id?: string | null },
): Promise<void> {
  requirePermission(viewer, "suspend people");
  await platform.db.transaction(async (tx) => {
    const person = await lockPerson(tx, requireId(personId));
    const open = await findSuspension(tx, person.id);
    if (!open || (id !== null && open.id !== id)) throw new DomainError("not-suspended");
    await end(platform, tx, person, open.id, { how: "lifted", by: viewer.id });
  });
}

/**
 * Lifts a suspension in `tx` because an appeal against it succeeded. Does nothing if the account is
 * not suspended.
 */
export async function reverseSuspension(
  platform: Platform,
  tx: Database,
  viewer: StaffViewer,
  { personId, suspensionId }: { personId: string; suspensionId: string },
): Promise<void> {
  const person = await lockPerson(tx, personId);
  const open = await findSuspension(tx, person.id);
  if (open?.id === suspensionId) await end(platform, tx, person, open.id, { how: "appeal", by: viewer.id });
}

/** Ends a suspension whose time is over. Does nothing if it is not over, so it may run twice. */
export async function endIfOver(platform: Platform, { id, userId }: { id: string; userId: string }): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const open = await findSuspension(tx, userId);
    if (open?.id !== id || open.endsAt === null || open.endsAt > platform.clock.now()) return;
    await end(platform, tx, person, id, { how: "time", by: null });
  });
}

type Ending = { how: (typeof SUSPENSION_ENDS)[number]; by: string | null };

async function end(platform: Platform, tx: Database, person: LockedPerson, id: string, ending: Ending): Promise<void> {
  const { wasVisible } = await close(platform, tx, id, ending);
  if (wasVisible) await tx.update(profiles).set({ isVisible: true }).where(eq(profiles.userId, person.id));
  await bringJobsBack(tx, person.id);
  await queueMail(platform, tx, suspensionEndedMail(person, ending.how));
  await recordAudit(platform, tx, {
    actor: ending.by === null ? null : { id: ending.by },
    action: "person.suspension-ended",
    subjectId: person.id,
    detail: { suspension: id, how: ending.how },
  });
}

async function close(platform: Platform, tx: Database, id: string, { how, by }: Ending) {
  const [closed] = await tx
    .update(accountSuspensions)
    .set({ endedAt: platform.clock.now(), endedHow: how, endedBy: by })
    .where(and(eq(accountSuspensions.id, id), isNull(accountSuspensions.endedAt)))
    .returning({ wasVisible: accountSuspensions.wasVisible });
  if (!closed) throw new DomainError("not-suspended");
  return closed;
}

/** Hides the profile from recruiters. Returns whether it was visible before. */
async function hideProfile(tx: Database, userId: string): Promise<boolean> {
  const hidden = await tx
    .update(profiles)
    .set({ isVisible: false })
    .where(and(eq(profiles.userId, userId), ne(profiles.isVisible, false)))
    .returning({ userId: profiles.userId });
  return hidden.length > 0;
}

type LockedPerson = Awaited<ReturnType<typeof lockPerson>>;

/**
 * Locks the person until `tx` ends, so that anything else they do happens entirely before or
 * entirely after. Locks their jobs first, in the same order as every change of a job. Throws
 * not-found if there is no such person.
 */
async function lockPerson(tx: Database, id: string) {
  await lockJobs(tx, id);
  const [person] = await tx
    .select({ id: users.id, name: users.name, email: users.email, isEmailVerified: users.isEmailVerified })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  if (!person) throw new DomainError("not-found");
  const [{ role } = { role: null }] = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, id));
  return { ...person, role };
}
