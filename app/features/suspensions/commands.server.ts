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

/** The queues that tasks.server.ts works: the end of a suspension, and the news of its beginning. */
export const END_QUEUE = "suspensions.end";
export const TELL_QUEUE = "suspensions.tell";

/** Whom to suspend: for seven days, or (`days` null) for good. `reason` is what the person reads. */
export type NewSuspension = {
  personId: string;
  days: typeof SUSPENSION_DAYS | null;
  reason: string;
  /** The case it comes from; null for none. */
  caseId: string | null;
  /** The suspension that this one takes the place of, as its moderator saw it. */
  replaces?: string | null;
};

/**
 * Closes an account to its person: ends their sessions, and takes their jobs and profile from everybody's sight, at once.
 * Nothing is deleted. They are told by email why, until when, and how to appeal; who applied to their jobs is told too.
 * Throws not-found for nobody, for staff, and for who may not; suspended-already for an account that is suspended by
 * another suspension than `replaces`: of many decisions at the same moment one counts.
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
 * Opens a suspended account again, with everything as it was. The person is told by email. Throws not-found for nobody and
 * for who may not, not-suspended for an account that is not, or not by the suspension `id`, where that is given.
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

/** Opens an account again because an appeal was right, in `tx`. Nothing happens where it is open already. */
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

/** Ends a suspension whose time is over. Does nothing for one that is not, so it may run twice. */
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

/** Whether recruiters could find the profile; from now on they can't. */
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
 * The person, held until `tx` ends: whatever they are doing at this moment is wholly before or wholly after. Their jobs
 * first, as who changes one holds it before its person. Throws not-found.
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
