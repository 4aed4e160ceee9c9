import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { credentials, userRoles, users } from "#app/db/schema/accounts.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { checkNoPassword, checkPassword, hashPassword } from "../passwords/hash.server.ts";
import type { OpenedSession, Viewer, Visit } from "../rules.ts";
import type { SignIn } from "../schema.ts";
import { countWrongCode, spendCode } from "../second-step/commands.server.ts";
import { WRONG_CODE } from "../second-step/labels.ts";
import { hasSecondStep } from "../second-step/queries.server.ts";
import { openSession } from "../sessions/commands.server.ts";
import { type Halfway, halfwayToken, isHalfway } from "./halfway.server.ts";

/** A signed-in person with the new session. */
export type SignedIn = { viewer: Viewer; session: OpenedSession };

/**
 * Signs a person in with their password and a fresh token. With two-step login on, it returns a token for the second
 * step instead, which opens nothing without a code. Throws wrong-credentials alike for an unknown address, a wrong
 * password, and an account without one; each costs one password hash, so the time reveals nothing either.
 */
export async function signIn(
  platform: Platform,
  visit: Visit,
  input: SignIn,
): Promise<SignedIn | { halfwayToken: string }> {
  const found = await findAccount(platform.db, eq(sql`lower(${users.email})`, input.email));
  const { isRight, needsRehash } = await (found
    ? checkPassword(input.password, found.passwordHash)
    : checkNoPassword(input.password));
  if (!found || !isRight) {
    platform.log.warn({
      event: "sign-in failed",
      userId: found?.viewer.id,
      address: visit.address,
      request: visit.requestId,
    });
    throw new DomainError("wrong-credentials");
  }
  const { viewer, passwordHash } = found;
  const nextHash = needsRehash ? await hashPassword(input.password) : passwordHash;
  const session = await platform.db.transaction(async (tx) => {
    // Compares the hash just checked, so that a parallel password reset leaves no session behind.
    const [current] = await tx
      .update(credentials)
      .set({ passwordHash: nextHash })
      .where(and(eq(credentials.userId, viewer.id), eq(credentials.passwordHash, passwordHash)))
      .returning({ userId: credentials.userId });
    if (!current) throw new DomainError("wrong-credentials");
    // Checked while the password is locked, so that no one signs in beside a parallel activation.
    if (await hasSecondStep(tx, viewer.id)) return null;
    return await openSession(platform, tx, visit, { userId: viewer.id, isRemembered: input.rememberMe });
  });
  const about = { userId: viewer.id, address: visit.address, request: visit.requestId };
  platform.log.info({ event: session ? "signed in" : "code asked for", ...about });
  if (session) return { viewer, session };
  const { rememberMe: isRemembered } = input;
  return { halfwayToken: halfwayToken(platform, { userId: viewer.id, isRemembered, passwordHash: nextHash }) };
}

/**
 * Completes the second step with an app code or a backup code. Throws FieldError for a wrong code, wrong-credentials
 * when the password has changed, or two-step login was turned off.
 */
export async function passSecondStep(
  platform: Platform,
  visit: Visit,
  halfway: Halfway,
  code: string,
): Promise<SignedIn> {
  const { userId, isRemembered } = halfway;
  const found = await findAccount(platform.db, eq(users.id, userId));
  if (!found) throw new DomainError("wrong-credentials");
  const { viewer } = found;
  const session = await platform.db.transaction(async (tx) => {
    const [held] = await tx.select().from(credentials).where(eq(credentials.userId, userId)).for("update");
    if (!held || !isHalfway(platform, halfway, held.passwordHash)) throw new DomainError("wrong-credentials");
    if (!(await hasSecondStep(tx, userId))) throw new DomainError("wrong-credentials");
    const isRight = await spendCode(platform, tx, viewer, code);
    return isRight
      ? await openSession(platform, tx, visit, { userId, isRemembered, codeAt: platform.clock.now() })
      : null;
  });
  const about = { userId, address: visit.address, request: visit.requestId };
  if (!session) {
    platform.log.warn({ event: "wrong code", ...about });
    await countWrongCode(platform, viewer);
    throw new FieldError("code", WRONG_CODE);
  }
  platform.log.info({ event: "signed in", ...about });
  return { viewer, session };
}

async function findAccount(db: Database, who: SQL): Promise<{ viewer: Viewer; passwordHash: string } | null> {
  const [row] = await db
    .select({
      user: users,
      role: userRoles.role,
      passwordHash: credentials.passwordHash,
      isLeaving: sql<boolean>`${accountDeletions.userId} is not null`,
      level: staff.level,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(who);
  if (!row) return null;
  const { user, role, level, isLeaving, passwordHash } = row;
  const { id, name, email, isEmailVerified } = user;
  const viewer: Viewer = {
    ...{ id, role, name, email, isEmailVerified },
    ...(isLeaving && { isLeaving }),
    ...(level && { role: null, staff: { level, codeAt: null } }),
  };
  return { viewer, passwordHash };
}
