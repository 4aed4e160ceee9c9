import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { endTwoStep } from "#app/features/accounts/second-step/commands.server.ts";
import { endSessions } from "#app/features/accounts/sessions/commands.server.ts";
import { forgetBounce } from "#app/features/mail/bounces/commands.server.ts";
import { sendMailAgain } from "#app/features/mail/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { AuditAction } from "#app/features/staff/audit/labels.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";

type Person = typeof users.$inferSelect;

/**
 * Takes one action for a person and records it in the audit log, in one transaction. Throws
 * not-found if there is no such person, if the viewer may not help people, or if the person is a
 * member of staff and the viewer is not an admin.
 */
async function help(
  platform: Platform,
  viewer: StaffViewer,
  personId: string,
  action: AuditAction,
  deed: (tx: Database, person: Person) => Promise<boolean>,
): Promise<boolean> {
  requirePermission(viewer, "help a person");
  const id = requireId(personId);
  return await platform.db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, id));
    if (!person) throw new DomainError("not-found");
    if ((await tx.$count(staff, eq(staff.userId, id))) > 0) requirePermission(viewer, "change staff");
    const isDone = await deed(tx, person);
    if (isDone) await recordAudit(platform, tx, { actor: viewer, action, subjectId: id });
    return isDone;
  });
}

/** Signs a person out of every session at once. */
export async function signOutPerson(platform: Platform, viewer: StaffViewer, personId: string): Promise<void> {
  await help(platform, viewer, personId, "person.signed-out", async (tx, { id }) => {
    await endSessions(tx, id);
    return true;
  });
}

/**
 * Confirms a person's email address after they have proven some other way that it is theirs.
 * Returns false if it was confirmed already.
 */
export async function confirmAddress(platform: Platform, viewer: StaffViewer, personId: string): Promise<boolean> {
  return await help(platform, viewer, personId, "person.address-confirmed", async (tx, { id }) => {
    const [confirmed] = await tx
      .update(users)
      .set({ isEmailVerified: true, updatedAt: platform.clock.now() })
      .where(and(eq(users.id, id), eq(users.isEmailVerified, false)))
      .returning({ id: users.id });
    return confirmed !== undefined;
  });
}

/** Allows email to a person's address again after its server refused one. */
export async function releaseBounce(platform: Platform, viewer: StaffViewer, personId: string): Promise<void> {
  await help(platform, viewer, personId, "person.bounce-released", async (tx, { email }) => {
    await forgetBounce(tx, email);
    return true;
  });
}

/**
 * Sends one of a person's emails again, to their own address only. Throws not-found for any other
 * email.
 */
export async function sendAgain(
  platform: Platform,
  viewer: StaffViewer,
  { personId, mailId }: { personId: string; mailId: string },
): Promise<void> {
  await help(platform, viewer, personId, "person.email-sent-again", async (tx, { id, email }) => {
    if (!(await sendMailAgain(platform, tx, { mailId, userId: id, address: email })))
      throw new DomainError("not-found");
    return true;
  });
}

/**
 * Turns off two-step login for a person who lost their phone and backup codes, once their identity
 * is certain. They are signed out everywhere and notified by email. Returns false if two-step login
 * was not on.
 */
export async function endTwoStepOf(platform: Platform, viewer: StaffViewer, personId: string): Promise<boolean> {
  return await help(platform, viewer, personId, "person.two-step-ended", async (tx, person) => {
    const wasOn = await endTwoStep(platform, tx, person);
    if (wasOn) await endSessions(tx, person.id);
    return wasOn;
  });
}
