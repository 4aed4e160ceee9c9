import { eq } from "drizzle-orm";
import { credentials, users } from "#app/db/schema/accounts.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { queueMail } from "../../mail/commands.server.ts";
import { passwordChangedMail, resetMail } from "../emails.server.ts";
import { issueLink, useUpLink } from "../links/commands.server.ts";
import { findLinkOwner, linkMark } from "../links/queries.server.ts";
import { hashPassword } from "../passwords/hash.server.ts";
import { passwordRefusal } from "../passwords/rules.ts";
import { findUserByEmail } from "../queries.server.ts";
import { resetPath } from "../rules.ts";
import type { SetPassword } from "../schema.ts";
import { endSessions } from "../sessions/commands.server.ts";
import { takeAtLeast } from "./even-time.server.ts";

/**
 * Sends a reset link if the address has an account. The result and the time are the same if it has none. An earlier
 * link becomes invalid.
 */
export async function requestPasswordReset(platform: Platform, email: string): Promise<void> {
  await takeAtLeast(() =>
    platform.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user) return;
      const token = await issueLink(platform, tx, { userId: user.id, email: user.email }, "reset-password");
      const mark = linkMark(platform, user.id, "reset-password");
      await queueMail(platform, tx, resetMail(user, resetPath(sealSecret(platform, token, user.email), mark)));
    }),
  );
}

/**
 * Sets a new password with the token of a reset email, once, and returns the address. Every session ends and the person
 * is notified by email; the address counts as verified, because the link came through it. Throws link-expired for a
 * token that is unknown, used, or too old, FieldError for a password that is too easily guessed (the token then stays
 * valid).
 */
export async function resetPassword(
  platform: Platform,
  input: Pick<SetPassword, "token" | "password">,
): Promise<{ email: string }> {
  const owner = await findLinkOwner(platform, "reset-password", input.token);
  if (!owner) throw new DomainError("link-expired");
  const refusal = passwordRefusal(input.password, owner.email);
  if (refusal) throw new FieldError("password", refusal);
  const passwordHash = await hashPassword(input.password);
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const used = await useUpLink(platform, tx, "reset-password", input.token);
    if (!used) throw new DomainError("link-expired");
    const credential = { userId: used.userId, passwordHash, createdAt: now, updatedAt: now };
    await tx
      .insert(credentials)
      .values(credential)
      .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, updatedAt: now } });
    await tx.update(users).set({ isEmailVerified: true, updatedAt: now }).where(eq(users.id, used.userId));
    await endSessions(tx, used.userId);
    await queueMail(platform, tx, passwordChangedMail({ ...owner, id: owner.userId }));
  });
  platform.log.info({ event: "password reset", userId: owner.userId });
  return { email: owner.email };
}
