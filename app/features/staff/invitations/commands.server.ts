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
 * Asks somebody to join the staff, by email; an earlier invitation to the same address is over. Throws FieldError for an
 * address of the staff, account-leaving, role-in-use for a senior or recruiter who used their account, and not-found for
 * who is no admin.
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

/** Ends an invitation that nobody has used. False for one that is over. Throws not-found for who is no admin. */
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
 * Uses an invitation up: its address has an account with this password then, on the staff and signed in nowhere. Of many
 * uses at once a single one counts. Throws FieldError for a password that is too easily guessed, link-expired for a link
 * that is over, or whose sender is no admin any more, and as `makeStaff` does.
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
    // Asked once the admins are held: nobody takes this one off the staff meanwhile.
    const isByAdmin = and(eq(staff.userId, invitedBy), eq(staff.level, "admin"));
    if ((await tx.$count(staff, isByAdmin)) === 0) throw new DomainError("link-expired");
    return { email };
  });
}

/** The account of an address whose owner has just opened the link in its mailbox, with the password that they chose. */
async function takeAccount(
  platform: Platform,
  tx: Database,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const now = platform.clock.now();
  const known = await findUserByEmail(tx, email);
  const userId = known?.id ?? platform.ids.next(now);
  // Somebody made staff meanwhile has their level, and needs no invitation.
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

/** Gives somebody on the staff another level, and signs them out. Throws as `makeStaff` does, and not-found for no staff. */
export async function changeLevel(
  platform: Platform,
  viewer: StaffViewer,
  { personId, level }: { personId: string; level: StaffLevel },
): Promise<void> {
  await makeStaff(platform, { email: await requireStaffEmail(platform.db, viewer, personId), level, by: viewer });
}

/** Takes somebody off the staff. Throws as `removeStaff` does. */
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
