import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { credentials, userRoles, users } from "#app/db/schema/accounts.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { checkNoPassword, checkPassword, hashPassword } from "../passwords/hash.server.ts";
import type { OpenedSession, Viewer, Visit } from "../rules.ts";
import type { SignIn } from "../schema.ts";
import { openSession } from "../sessions/commands.server.ts";

/**
 * Signs a person in with their password and a fresh token. Throws wrong-credentials alike for an unknown address, a
 * wrong password and an account without one; each costs one password hash, so that time tells nothing either.
 */
export async function signIn(
  platform: Platform,
  visit: Visit,
  input: SignIn,
): Promise<{ viewer: Viewer; session: OpenedSession }> {
  const found = await findAccount(platform.db, input.email);
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
    // Conditional on the hash just checked: a password reset in between must not leave a session behind.
    const [current] = await tx
      .update(credentials)
      .set({ passwordHash: nextHash })
      .where(and(eq(credentials.userId, viewer.id), eq(credentials.passwordHash, passwordHash)))
      .returning({ userId: credentials.userId });
    if (!current) throw new DomainError("wrong-credentials");
    return await openSession(platform, tx, visit, { userId: viewer.id, isRemembered: input.rememberMe });
  });
  platform.log.info({ event: "signed in", userId: viewer.id, address: visit.address, request: visit.requestId });
  return { viewer, session };
}

async function findAccount(db: Database, email: string): Promise<{ viewer: Viewer; passwordHash: string } | null> {
  const [row] = await db
    .select({ user: users, role: userRoles.role, passwordHash: credentials.passwordHash })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email));
  if (!row) return null;
  const { id, name, isEmailVerified } = row.user;
  return {
    viewer: { id, role: row.role, name, email: row.user.email, isEmailVerified },
    passwordHash: row.passwordHash,
  };
}
