import { inArray } from "drizzle-orm";
import { TERMS } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { credentials, termsAcceptances, userRoles, users } from "#app/db/schema/accounts.ts";
import { companies, companySlugs } from "#app/db/schema/companies.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttempt } from "#app/platform/rate-limit.ts";
import { queueMail } from "../mail/commands.server.ts";
import { requireTurnedOn } from "../site/switches.server.ts";
import { alreadyRegisteredMail, verificationMail } from "./emails.server.ts";
import { ADDRESS_TAKEN } from "./labels.ts";
import { issueLink } from "./links/commands.server.ts";
import { hashPassword } from "./passwords/hash.server.ts";
import { passwordRefusal } from "./passwords/rules.ts";
import { findUserByEmail } from "./queries.server.ts";
import { takeAtLeast } from "./recovery/even-time.server.ts";
import { companySlug, type OpenedSession, type Role, type Viewer, type Visit, verificationPath } from "./rules.ts";
import type { ChooseRole, SignUp } from "./schema.ts";
import { openSession } from "./sessions/commands.server.ts";

const NOTICES = { attempts: 3, windowSeconds: 24 * 3600 };

/** The data of a new account. The password is already hashed, because hashing must not prolong a transaction. */
export type NewAccount = {
  choice: ChooseRole;
  fullName: string;
  email: string;
  passwordHash: string;
  isEmailVerified: boolean;
};

/** The result of a sign-up: signed in, or asked to open the link in the email first. */
export type SignUpAnswer = { isSignedIn: true; viewer: Viewer; session: OpenedSession } | NotSignedIn;

/** `userId` is the new account, or a made-up one if the address was taken, so that the results look alike. */
type NotSignedIn = { isSignedIn: false; userId: string };

/**
 * Creates an account with its role in one transaction and sends the verification email. Where verification is required,
 * a new and a taken address get the same result after the same time, no one is signed in yet, and the owner of a taken
 * one gets a notice by email. Elsewhere the person is signed in, and a taken address throws FieldError. Throws
 * FieldError for a password that is too easily guessed, and turned-off.
 */
export async function signUp(platform: Platform, visit: Visit, input: SignUp): Promise<SignUpAnswer> {
  const refusal = passwordRefusal(input.password, input.email);
  if (refusal) throw new FieldError("password", refusal);
  await requireTurnedOn(platform.db, "sign-up");
  const account = {
    choice: input,
    fullName: `${input.firstName} ${input.lastName}`,
    email: input.email,
    passwordHash: await hashPassword(input.password),
    isEmailVerified: false,
  };
  const isOpen = !platform.env.requiresEmailVerification;
  const write = async (tx: Database): Promise<SignUpAnswer> => {
    const viewer = await createAccount(platform, tx, account);
    if (!viewer) {
      if (isOpen) throw new FieldError("email", ADDRESS_TAKEN);
      const ownerId = await tellOwner(platform, tx, input.email);
      // A person who signs up twice in one browser stays known there.
      const isOwn = ownerId !== null && ownerId === visit.signedUpId;
      return { isSignedIn: false, userId: isOwn ? ownerId : platform.ids.next(platform.clock.now()) };
    }
    const token = await issueLink(platform, tx, { userId: viewer.id, email: viewer.email }, "verify-email");
    await queueMail(
      platform,
      tx,
      verificationMail(viewer, verificationPath(sealSecret(platform, token, viewer.email), input.next)),
    );
    platform.log.info({ event: "signed up", userId: viewer.id, role: viewer.role, request: visit.requestId });
    if (!isOpen) return { isSignedIn: false, userId: viewer.id };
    const session = await openSession(platform, tx, visit, { userId: viewer.id, isRemembered: false });
    return { isSignedIn: true, viewer, session };
  };
  if (isOpen) return await platform.db.transaction(write);
  // A new account takes more writes than a notice, and the time must not reveal which it was.
  return await takeAtLeast(() => platform.db.transaction(write));
}

/**
 * Inserts user, credential, role, agreement to the terms, and the profile or the company with its recruiter, in `tx`.
 * Null when the address is taken in any case of its letters: the unique index decides, even between parallel calls.
 */
export async function createAccount(platform: Platform, tx: Database, account: NewAccount): Promise<Viewer | null> {
  const { choice, fullName, email, passwordHash, isEmailVerified } = account;
  const now = platform.clock.now();
  const written = { createdAt: now, updatedAt: now };
  const id = platform.ids.next(now);
  const [user] = await tx
    .insert(users)
    .values({ id, name: fullName, email: email.toLowerCase(), isEmailVerified, ...written })
    .onConflictDoNothing()
    .returning();
  if (!user) return null;
  await tx.insert(credentials).values({ userId: id, passwordHash, ...written });
  await tx
    .insert(termsAcceptances)
    .values({ id: platform.ids.next(now), userId: id, version: TERMS.version, acceptedAt: now });
  await tx.insert(userRoles).values({ userId: id, role: choice.as, createdAt: now });
  await writeRoleRows(platform, tx, { id, name: fullName }, choice);
  const person = { id, role: choice.as, name: user.name, email: user.email, isEmailVerified };
  return choice.as === "recruiter" ? { ...person, companyRole: "owner" } : person;
}

/**
 * Gives a role to an account without one (D18), once. Throws role-chosen when it has one, even from a parallel tab,
 * wrong-role for staff.
 */
export async function chooseRole(platform: Platform, viewer: Viewer, choice: ChooseRole): Promise<Role> {
  if (viewer.staff) throw new DomainError("wrong-role");
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(userRoles)
      .values({ userId: viewer.id, role: choice.as, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!written) throw new DomainError("role-chosen");
    await writeRoleRows(platform, tx, viewer, choice);
  });
  platform.log.info({ event: "role chosen", userId: viewer.id, role: choice.as });
  return choice.as;
}

async function writeRoleRows(
  platform: Platform,
  tx: Database,
  person: Pick<Viewer, "id" | "name">,
  choice: ChooseRole,
) {
  const now = platform.clock.now();
  const row = { userId: person.id, fullName: person.name, createdAt: now, updatedAt: now };
  if (choice.as === "senior") {
    await tx.insert(profiles).values(row).onConflictDoNothing();
    return;
  }
  const companyId = await writeCompany(platform, tx, choice.companyName);
  await tx
    .insert(recruiters)
    .values({ ...row, jobTitle: choice.jobTitle, companyId, companyRole: "owner", joinedAt: now });
}

/**
 * Writes a new company and returns its id. Always makes a new one, because a name typed at sign-up proves nothing about
 * who represents a company.
 */
export async function writeCompany(platform: Platform, tx: Database, name: string): Promise<string> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const slug = companySlug(name);
  // The last digits of a UUID are random, so two companies of one name differ by them.
  const candidates = [slug, `${slug}-${id.slice(-6)}`, id];
  // The address of a company that was merged leads to the other one.
  const moved = await tx
    .select({ slug: companySlugs.slug })
    .from(companySlugs)
    .where(inArray(companySlugs.slug, candidates));
  for (const candidate of candidates) {
    if (moved.some((one) => one.slug === candidate)) continue;
    const company = { id, name, slug: candidate, createdAt: now, updatedAt: now };
    const [written] = await tx.insert(companies).values(company).onConflictDoNothing().returning();
    if (written) break;
  }
  return id;
}

/**
 * Sends at most a few notices a day, so that repeated sign-ups cannot fill the owner's inbox. Returns the owner's id.
 */
async function tellOwner(platform: Platform, tx: Database, email: string): Promise<string | null> {
  const owner = await findUserByEmail(tx, email);
  if (!owner) return null;
  const notice = await countAttempt(tx, platform.clock, `sign-up notice:${owner.id}`, NOTICES);
  if (notice.isAllowed) await queueMail(platform, tx, alreadyRegisteredMail(owner));
  return owner.id;
}
