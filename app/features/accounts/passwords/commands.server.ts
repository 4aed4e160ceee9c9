import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { credentials } from "#app/db/schema/accounts.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { queueMail } from "../../mail/commands.server.ts";
import { passwordReplacedMail } from "../emails.server.ts";
import type { OpenedSession, Viewer, Visit } from "../rules.ts";
import type { ChangePassword } from "../schema.ts";
import { renewSession } from "../sessions/commands.server.ts";
import { checkNoPassword, checkPassword, hashPassword } from "./hash.server.ts";
import { passwordRefusal } from "./rules.ts";

/**
 * Checks the viewer's password. Returns the stored hash, so that a change can fail if another one came first. Throws
 * FieldError for `currentPassword`.
 */
export async function requireOwnPassword(platform: Platform, viewer: Viewer, password: string): Promise<string> {
  const [found] = await platform.db
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, viewer.id));
  const { isRight } = await (found ? checkPassword(password, found.passwordHash) : checkNoPassword(password));
  if (found && isRight) return found.passwordHash;
  platform.log.warn({ event: "password not confirmed", userId: viewer.id });
  throw new FieldError("currentPassword", "This isn't your password");
}

/**
 * Locks the password that `requireOwnPassword` returned until `tx` ends, so that nothing follows another person's
 * reset. Throws wrong-credentials when it has changed.
 */
export async function requireSamePassword(tx: Database, userId: string, passwordHash: string): Promise<void> {
  const isSame = and(eq(credentials.userId, userId), eq(credentials.passwordHash, passwordHash));
  const [held] = await tx.select({ userId: credentials.userId }).from(credentials).where(isSame).for("update");
  if (!held) throw new DomainError("wrong-credentials");
}

/**
 * Sets the viewer's new password. Every other device is signed out, this browser gets a fresh token, and the person is
 * notified by email. Throws FieldError for a wrong old password and for a new one that is too easily guessed.
 */
export async function changePassword(
  platform: Platform,
  viewer: Viewer,
  visit: Visit,
  input: Pick<ChangePassword, "currentPassword" | "password">,
): Promise<OpenedSession> {
  const refusal = passwordRefusal(input.password, viewer.email);
  if (refusal) throw new FieldError("password", refusal);
  const oldHash = await requireOwnPassword(platform, viewer, input.currentPassword);
  const passwordHash = await hashPassword(input.password);
  const session = await platform.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(credentials)
      .set({ passwordHash, updatedAt: platform.clock.now() })
      .where(and(eq(credentials.userId, viewer.id), eq(credentials.passwordHash, oldHash)))
      .returning({ userId: credentials.userId });
    if (!changed) throw new DomainError("wrong-credentials");
    await queueMail(platform, tx, passwordReplacedMail(viewer));
    return await renewSession(platform, tx, visit, viewer.id);
  });
  platform.log.info({ event: "password changed", userId: viewer.id, request: visit.requestId });
  return session;
}
