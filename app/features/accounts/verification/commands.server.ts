import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { DomainError } from "#app/domain-error.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { queueMail } from "../../mail/commands.server.ts";
import { verificationMail } from "../emails.server.ts";
import { issueLink, useUpLink } from "../links/commands.server.ts";
import { findUserByEmail } from "../queries.server.ts";
import { takeAtLeast } from "../recovery/even-time.server.ts";
import { type OpenedSession, type Viewer, type Visit, verificationPath } from "../rules.ts";
import { hasSecondStep } from "../second-step/queries.server.ts";
import { openSession } from "../sessions/commands.server.ts";
import { findViewerByToken } from "../sessions/queries.server.ts";

/**
 * Verifies an address with the token of a verification email, once. The link proves the address, not the person: it
 * opens a session, with a fresh token, only in the browser that signed up or is signed in to this account, and never
 * with two-step login (decision 036). Throws link-expired for a token that is unknown, used, or too old.
 */
export async function verifyEmail(
  platform: Platform,
  visit: Visit,
  token: string,
): Promise<{ viewer: Viewer; session: OpenedSession | null }> {
  const now = platform.clock.now();
  const opened = await platform.db.transaction(async (tx) => {
    const used = await useUpLink(platform, tx, "verify-email", token);
    if (!used) throw new DomainError("link-expired");
    // The link proves the address it was sent to, not a later address of the account.
    const [user] = await tx
      .update(users)
      .set({ isEmailVerified: true, updatedAt: now })
      .where(and(eq(users.id, used.userId), eq(users.email, used.email)))
      .returning();
    if (!user) throw new DomainError("link-expired");
    const [chosen] = await tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, user.id));
    const { id, name, email, isEmailVerified } = user;
    const viewer: Viewer = { id, role: chosen?.role ?? null, name, email, isEmailVerified };
    const isTheirs = visit.signedUpId === id || (await isSignedInTo(platform, tx, visit, id));
    if (!isTheirs || (await hasSecondStep(tx, id))) return { viewer, session: null };
    return { viewer, session: await openSession(platform, tx, visit, { userId: id, isRemembered: false }) };
  });
  platform.log.info({ event: "email verified", userId: opened.viewer.id, request: visit.requestId });
  return opened;
}

async function isSignedInTo(platform: Platform, tx: Database, { sessionToken }: Visit, userId: string) {
  const viewer = sessionToken === null ? null : await findViewerByToken({ ...platform, db: tx }, sessionToken);
  return viewer?.id === userId;
}

/**
 * Sends another verification link to an unverified address; `next` is where to go afterwards. The result and the time
 * are the same for every address.
 */
export async function resendVerification(platform: Platform, email: string, next?: string | null): Promise<void> {
  await takeAtLeast(() =>
    platform.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user || user.isEmailVerified) return;
      const token = await issueLink(platform, tx, { userId: user.id, email: user.email }, "verify-email");
      const path = verificationPath(sealSecret(platform, token, user.email), next ?? undefined);
      await queueMail(platform, tx, verificationMail(user, path));
    }),
  );
}
