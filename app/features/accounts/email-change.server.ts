import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/db/schema/accounts.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { typedAddressKey } from "#app/features/mail/owners/rules.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { addressChangeAskedMail, addressChangedMail, newAddressMail } from "./emails.server.ts";
import { issueLink, useUpLink } from "./links/commands.server.ts";
import { requireOwnPassword } from "./passwords/commands.server.ts";
import { findUserByEmail } from "./queries.server.ts";
import { emailChangePath, type OpenedSession, type Viewer, type Visit } from "./rules.ts";
import type { ChangeEmail } from "./schema.ts";
import { renewSession } from "./sessions/commands.server.ts";

/** Limits the emails that a person can have sent to strangers. */
const ASKED = { attempts: 5, windowSeconds: 24 * 3600 };

/**
 * Sends a link to the new address; the account keeps the old one, which is notified, until the link is used. The result
 * is the same for a taken address, which gets no email. Throws FieldError for a wrong password, and too-many-requests
 * for the sixth time in a day.
 */
export async function requestEmailChange(
  platform: Platform,
  viewer: Viewer,
  input: Pick<ChangeEmail, "currentPassword" | "email">,
): Promise<void> {
  await requireOwnPassword(platform, viewer, input.currentPassword);
  if (input.email === viewer.email) throw new FieldError("email", "This is already your email");
  await countAttemptOrRefuse(platform.db, platform.clock, `new address:${viewer.id}`, ASKED);
  await platform.db.transaction(async (tx) => {
    const taken = await findUserByEmail(tx, input.email);
    const token = await issueLink(platform, tx, { userId: viewer.id, email: input.email }, "change-email");
    await queueMail(platform, tx, addressChangeAskedMail(viewer));
    if (taken) return;
    const href = emailChangePath(sealSecret(platform, token, input.email));
    const onceKey = typedAddressKey(viewer.id, platform.ids.next(platform.clock.now()));
    await queueMail(platform, tx, { ...newAddressMail(input.email, href), onceKey });
  });
  platform.log.info({ event: "email change asked", userId: viewer.id });
}

/**
 * Changes the viewer's address to the one the link was sent to, once. Every other device is signed out, this browser
 * gets a fresh token, and the old address is notified. Throws link-expired for a link that has expired, is not the
 * viewer's, or whose address was taken meanwhile.
 */
export async function confirmEmailChange(
  platform: Platform,
  viewer: Viewer,
  visit: Visit,
  token: string,
): Promise<OpenedSession> {
  const session = await platform.db.transaction(async (tx) => {
    const used = await useUpLink(platform, tx, "change-email", token);
    if (!used || used.userId !== viewer.id) throw new DomainError("link-expired");
    const others = alias(users, "others");
    const isTaken = tx
      .select({ one: sql`1` })
      .from(others)
      .where(and(eq(sql`lower(${others.email})`, used.email), ne(others.id, viewer.id)));
    const [changed] = await tx
      .update(users)
      .set({ email: used.email, isEmailVerified: true, updatedAt: platform.clock.now() })
      .where(and(eq(users.id, viewer.id), notExists(isTaken)))
      .returning({ id: users.id });
    if (!changed) throw new DomainError("link-expired");
    await queueMail(platform, tx, addressChangedMail(viewer));
    return await renewSession(platform, tx, visit, viewer.id);
  });
  platform.log.info({ event: "email changed", userId: viewer.id, request: visit.requestId });
  return session;
}
