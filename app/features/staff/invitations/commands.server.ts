import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { credentials, users } from "#app/db/schema/accounts.ts";
import { staff, staffInvitations } from "#app/db/schema/staff.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { hashPassword } from "../../accounts/passwords/hash.server.ts";
import { passwordRefusal } from "../../accounts/passwords/rules.ts";
import { findUserByEmail } from "../../accounts/queries.server.ts";
import { hashSecret, looksLikeSecret, newSecret } from "../../accounts/sessions/secret.server.ts";
import { queueMail } from "../../mail/commands.server.ts";
import { sealSecret } from "../../mail/secret.server.ts";
import { recordAudit } from "../audit/commands.server.ts";
import { makeStaff, placeOnStaff, removeStaff, requireUnusedAccount } from "../commands.server.ts";
import { requirePermission, type StaffViewer } from "../policy.ts";
import type { JoinStaff } from "../schema.ts";
import { invitationMail } from "./emails.server.ts";
import { INVITATION_DAYS } from "./rules.ts";

const IS_OPEN = and(isNull(staffInvitations.usedAt), isNull(staffInvitations.revokedAt));

/**
 * Invites someone to the staff by email, and ends earlier invitations to that address. Throws
 * FieldError if the address belongs to staff, account-leaving if its account is being closed,
 * role-in-use for an active senior or recruiter, and not-found if the viewer is not an admin.
 */
export async function inviteStaff(
  platform: Platform,
  viewer: StaffViewer,
  { email, level }: { email: string; level: StaffLevel },
): Promise<void> {
  requirePermission(viewer, "change staff");
  const now = platform.clock.now();
  const token = newSecret();
  await platform.db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known) {
      if ((await tx.$count(staff, eq(staff.userId, known.id))) > 0)
        throw new FieldError("email", "They're on the staff already. Change their level in the list.");
      await requireUnusedAccount(tx, known.id);
    }
    await tx
      .update(staffInvitations)
      .set({ revokedAt: now })
      .where(and(eq(staffInvitations.email, email), IS_OPEN));
    const id = platform.ids.next(now);
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const invitation = { id, email, level, invitedBy: viewer.id, createdAt: now, expiresAt };
    await tx.insert(staffInvitations).values({ ...invitation, tokenHash: hashSecret(token) });
    const search = new URLSearchParams({ token: sealSecret(platform, token, email) });
    await queueMail(platform, tx, invitationMail(email, level, `/operator/join?${search}`));
    await recordAudit(platform, tx, { actor: viewer, action: "staff.invited", subjectId: id, detail: { level } });
  });
}

/**
 * Ends an unused invitation. Returns false if it is over already. Throws not-found if the viewer is
 * not an admin.
 */
export async function revokeInvitation(platform: Platform, viewer: StaffViewer, invitationId: string) {
  requirePermission(viewer, "change staff");
  const isIt = and(eq(staffInvitations.id, requireId(invitationId)), IS_OPEN);
  return await platform.db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(staffInvitations)
      .set({ revokedAt: platform.clock.now() })
      .where(isIt)
      .returning({ id: staffInvitations.id });
    if (!revoked) return false;
    const action = "staff.invitation-revoked";
    await recordAudit(platform, tx, { actor: viewer, action, subjectId: revoked.id });
    return true;
  });
}

/**
 * Accepts an invitation: creates or takes over the account of its address with this password, on
 * the staff and without a session. Only one of several simultaneous uses succeeds. Throws
 * FieldError if the password is too easy to guess, link-expired if the link is no longer valid or
 * its sender is no longer an admin, and as `makeStaff` does.
 */
export async function joinStaff(platform: Platform, { token, name, password }: JoinStaff): Promise<{ email: string }> {
  const isIt = and(eq(staffInvitations.tokenHash, hashSecret(token)), IS_OPEN);
  const now = platform.clock.now();
  const [asked] = looksLikeSecret(token) ? await platform.db.select().from(staffInvitations).where(isIt) : [];
  if (!asked) throw new DomainError("link-expired");
  const refusal = passwordRefusal(password, asked.email);
  if (refusal) throw new FieldError("password", refusal);
  const passwordHash = await hashPassword(password);
  return await platform.db.transaction(async (tx) => {
    const [used] = await tx
      .update(staffInvitations)
      .set({ usedAt: now })
      .where(and(isIt, gt(staffInvitations.expiresAt, now)))
      .returning();
    if (!used) throw new DomainError("link-expired");
    const { email, level, invitedBy } = used;
    const userId = await takeAccount(platform, tx, { email, name, passwordHash });
    await placeOnStaff(platform, tx, { userId, level, by: { id: invitedBy } });
    // Checked after the admins are locked, so that no one can remove this one in the meantime.
    const isByAdmin = and(eq(staff.userId, invitedBy), eq(staff.level, "admin"));
    if ((await tx.$count(staff, isByAdmin)) === 0) throw new DomainError("link-expired");
    return { email };
  });
}

/**
 * Returns the account for an address whose owner has just opened the emailed link, with the
 * password that they chose.
 */
async function takeAccount(
  platform: Platform,
  tx: Database,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const now = platform.clock.now();
  const known = await findUserByEmail(tx, email);
  const userId = known?.id ?? platform.ids.next(now);
  // Someone who has joined the staff in the meantime has a level and needs no invitation.
  if ((await tx.$count(staff, eq(staff.userId, userId))) > 0) throw new DomainError("link-expired");
  const person = { name, isEmailVerified: true, updatedAt: now };
  if (known) await tx.update(users).set(person).where(eq(users.id, userId));
  else await tx.insert(users).values({ id: userId, email, ...person, createdAt: now });
  await tx
    .insert(credentials)
    .values({ userId, passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, updatedAt: now } });
  return userId;
}

/**
 * Changes the level of a member of staff and signs them out. Throws as `makeStaff` does, and
 * not-found if the person is not on the staff.
 */
export async function changeLevel(
  platform: Platform,
  viewer: StaffViewer,
  { personId, level }: { personId: string; level: StaffLevel },
): Promise<void> {
  await makeStaff(platform, { email: await requireStaffEmail(platform.db, viewer, personId), level, by: viewer });
}

/** Removes a person from the staff. Throws as `removeStaff` does. */
export async function removeFromStaff(platform: Platform, viewer: StaffViewer, personId: string): Promise<void> {
  await removeStaff(platform, { email: await requireStaffEmail(platform.db, viewer, personId), by: viewer });
}

async function requireStaffEmail(db: Database, viewer: StaffViewer, personId: string): Promise<string> {
  requirePermission(viewer, "change staff");
  const [person] = await db
    .select({ email: users.email })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.userId, requireId(personId)));
  if (!person) throw new DomainError("not-found");
  return person.email;
}
