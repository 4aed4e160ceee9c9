import { randomBytes } from "node:crypto";
import { and, eq, notExists, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { credentials, userRoles, users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companies } from "#app/db/schema/companies.ts";
import { files } from "#app/db/schema/files.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { staff } from "#app/db/schema/staff.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { hashPassword } from "../accounts/passwords/hash.server.ts";
import { findUserByEmail } from "../accounts/queries.server.ts";
import type { Viewer } from "../accounts/rules.ts";
import { emailField } from "../accounts/schema.ts";
import { endSessions } from "../accounts/sessions/commands.server.ts";
import { recordAudit } from "./audit/commands.server.ts";
import { requirePermission } from "./policy.ts";

/** `by` is null for the command line, which needs no permission. */
type NewStaff = { email: string; level: StaffLevel; by: Viewer | null };

/** The result; `password` is set only for a newly created account, and is returned only here. */
export type MadeStaff = { email: string; was: StaffLevel | null; password: string | null };

/**
 * Adds the person with this address to the staff or changes their level. If no account has the
 * address, creates one with a random password. An unused account loses its role, and its sessions
 * end. Throws email-unverified if the address is unconfirmed, account-leaving if the account is
 * being closed, role-in-use for an active senior or recruiter, last-admin if no admin would be
 * left, not-found if `by` is not an admin, and ZodError if the address is invalid.
 */
export async function makeStaff(platform: Platform, { email: typed, level, by }: NewStaff): Promise<MadeStaff> {
  if (by) requirePermission(by, "change staff");
  const email = emailField.parse(typed);
  const known = await findUserByEmail(platform.db, email);
  const password = known ? null : randomBytes(18).toString("base64url");
  const passwordHash = password && (await hashPassword(password));
  return await platform.db.transaction(async (tx) => {
    const userId = known?.id ?? (await createAccountFor(platform, tx, email, passwordHash ?? ""));
    const was = await placeOnStaff(platform, tx, { userId, level, by });
    return { email, was, password };
  });
}

/**
 * Adds an account to the staff in `tx` or changes its level, and returns its previous level. Does
 * not check the permission of `by`. Throws as `makeStaff` does.
 */
export async function placeOnStaff(
  platform: Platform,
  tx: Database,
  { userId, level, by }: { userId: string; level: StaffLevel; by: { id: string } | null },
): Promise<StaffLevel | null> {
  const before = await holdStaff(tx, userId);
  if (before?.level === level) return level;
  if (before?.isLastAdmin) throw new DomainError("last-admin");
  if (!before) await requireFreeAccount(tx, userId);
  const row = { userId, level, madeBy: by?.id ?? null, createdAt: platform.clock.now() };
  await tx.insert(staff).values(row).onConflictDoUpdate({ target: staff.userId, set: { level } });
  await endSessions(tx, userId);
  const detail = { level, was: before?.level ?? null };
  const action = before ? "staff.changed" : "staff.added";
  await recordAudit(platform, tx, { actor: by, action, subjectId: userId, detail });
  platform.log.info({ event: "staff made", userId, level });
  return before?.level ?? null;
}

/**
 * Removes a person from the staff and signs them out. Throws not-found if they are not on the
 * staff, and last-admin if no admin would be left.
 */
export async function removeStaff(
  platform: Platform,
  { email, by }: Pick<NewStaff, "email" | "by">,
): Promise<{ email: string }> {
  if (by) requirePermission(by, "change staff");
  const person = await findUserByEmail(platform.db, emailField.parse(email));
  if (!person) throw new DomainError("not-found");
  await platform.db.transaction(async (tx) => {
    const before = await holdStaff(tx, person.id);
    if (!before) throw new DomainError("not-found");
    if (before.isLastAdmin) throw new DomainError("last-admin");
    await tx.delete(staff).where(eq(staff.userId, person.id));
    await endSessions(tx, person.id);
    const detail = { was: before.level };
    await recordAudit(platform, tx, { actor: by, action: "staff.removed", subjectId: person.id, detail });
  });
  platform.log.info({ event: "staff removed", userId: person.id });
  return { email: person.email };
}

/**
 * Locks a person's row together with the rows of all admins, always in the same order. Two admins
 * who are removed at once cannot deadlock, and the second sees that they are the last. Returns null
 * if the person is not on the staff.
 */
async function holdStaff(tx: Database, userId: string): Promise<{ level: StaffLevel; isLastAdmin: boolean } | null> {
  const held = await tx
    .select()
    .from(staff)
    .where(or(eq(staff.level, "admin"), eq(staff.userId, userId)))
    .orderBy(staff.userId)
    .for("update");
  const own = held.find((row) => row.userId === userId);
  if (!own) return null;
  const isLast = !held.some((row) => row.level === "admin" && row.userId !== userId);
  return { level: own.level, isLastAdmin: own.level === "admin" && isLast };
}

async function createAccountFor(platform: Platform, tx: Database, email: string, passwordHash: string) {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const written = { createdAt: now, updatedAt: now };
  const name = email.slice(0, email.indexOf("@"));
  // Whoever runs the command is responsible for the address.
  await tx.insert(users).values({ id, name, email, isEmailVerified: true, ...written });
  await tx.insert(credentials).values({ userId: id, passwordHash, ...written });
  return id;
}

/**
 * Checks that an account, or an address without one, may join the staff. Throws account-leaving and
 * role-in-use as `makeStaff` does.
 */
export async function requireUnusedAccount(tx: Database, userId: string): Promise<void> {
  if ((await tx.$count(accountDeletions, eq(accountDeletions.userId, userId))) > 0)
    throw new DomainError("account-leaving");
  if (await isRoleUsed(tx, userId)) throw new DomainError("role-in-use");
}

/**
 * Checks that no one else has dealt with the account as a senior or recruiter, and removes its
 * unused role.
 */
async function requireFreeAccount(tx: Database, userId: string): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!account?.isEmailVerified) throw new DomainError("email-unverified");
  await requireUnusedAccount(tx, userId);
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  await tx.delete(profiles).where(eq(profiles.userId, userId));
  const [card] = await tx.delete(recruiters).where(eq(recruiters.userId, userId)).returning();
  if (!card) return;
  const colleagues = tx.select({ one: sql`1` }).from(recruiters).where(eq(recruiters.companyId, card.companyId));
  await tx.delete(companies).where(and(eq(companies.id, card.companyId), notExists(colleagues)));
}

async function isRoleUsed(tx: Database, userId: string): Promise<boolean> {
  const isTheirs = or(eq(conversations.seniorId, userId), eq(conversations.recruiterId, userId));
  const counts = await Promise.all([
    tx.$count(applications, eq(applications.applicantId, userId)),
    tx.$count(heldApplications, eq(heldApplications.applicantId, userId)),
    tx.$count(jobs, eq(jobs.responsibleId, userId)),
    tx.$count(conversations, isTheirs),
    tx.$count(files, eq(files.ownerId, userId)),
  ]);
  return counts.some((count) => count > 0);
}
