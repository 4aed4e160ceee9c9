import { and, eq, lte, ne, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { skipIfStorageFull } from "#app/db/failures.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { DomainError } from "#app/domain-error.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type OpenedSession, SESSION_LIFE, type Viewer, type Visit } from "../rules.ts";
import { holdIfSuspended } from "../suspension/queries.server.ts";
import { hashSecret, looksLikeSecret, newSecret } from "./secret.server.ts";
import { endUnstored, removeEnded } from "./unstored.server.ts";

/**
 * Opens a session with a fresh token and ends the browser's previous one, so that no token from before a sign-in stays
 * valid. Call it in the transaction that proved the person; pass `codeAt` if a code did. Throws account-suspended.
 */
export async function openSession(
  platform: Platform,
  tx: Database,
  visit: Visit,
  person: { userId: string; isRemembered: boolean; codeAt?: Date | null },
): Promise<OpenedSession> {
  const now = platform.clock.now();
  const { userId, isRemembered, codeAt = null } = person;
  if (await holdIfSuspended(tx, userId)) throw new DomainError("account-suspended");
  const life = isRemembered ? SESSION_LIFE.remembered : SESSION_LIFE.browser;
  const session = { userId, isRemembered, token: newSecret(), expiresAt: new Date(now.getTime() + life) };
  if (visit.sessionToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashSecret(visit.sessionToken)));
  await tx.insert(sessions).values({
    id: platform.ids.next(now),
    userId,
    tokenHash: hashSecret(session.token),
    isRemembered,
    expiresAt: session.expiresAt,
    ipAddress: visit.address,
    userAgent: visit.userAgent?.slice(0, 300) ?? null,
    codeAt,
    createdAt: now,
    updatedAt: now,
  });
  return session;
}

/** Ends this browser's session: its token is invalid at once and its event streams close. */
export async function signOut(platform: Platform, visit: Visit): Promise<void> {
  const token = visit.sessionToken;
  if (!token || !looksLikeSecret(token)) return;
  const isStored = await skipIfStorageFull(removeSession(platform, token));
  if (isStored === null) endUnstored(hashSecret(token));
}

async function removeSession(platform: Platform, token: string): Promise<boolean> {
  return await platform.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashSecret(token)))
      .returning();
    if (ended) await publishLive(tx, { userId: ended.userId, topic: "session" });
    return true;
  });
}

/** Ends every session of a person except `except`, in `tx`. Their open event streams close. */
export async function endSessions(tx: Database, userId: string, exceptToken?: string): Promise<void> {
  const isOther = exceptToken ? ne(sessions.tokenHash, hashSecret(exceptToken)) : undefined;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  await publishLive(tx, { userId, topic: "session" });
}

/**
 * Ends every session of a person and opens a new one in the requesting browser, remembered if it was. For every change
 * of how they sign in; `codeAt` if that was a code just now.
 */
export async function renewSession(
  platform: Platform,
  tx: Database,
  visit: Visit,
  userId: string,
  codeAt?: Date,
): Promise<OpenedSession> {
  const [current] = await tx
    .select({ isRemembered: sessions.isRemembered, codeAt: sessions.codeAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, hashSecret(visit.sessionToken ?? ""))));
  await endSessions(tx, userId);
  return await openSession(platform, tx, visit, {
    userId,
    isRemembered: current?.isRemembered ?? false,
    codeAt: codeAt ?? current?.codeAt ?? null,
  });
}

/** Signs out one of the viewer's devices at once. Throws not-found for anyone else's. */
export async function endDevice(platform: Platform, viewer: Viewer, { deviceId }: { deviceId: string }): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, deviceId), eq(sessions.userId, viewer.id)))
      .returning({ id: sessions.id });
    if (!ended) throw new DomainError("not-found");
    await publishLive(tx, { userId: viewer.id, topic: "session" });
  });
  platform.log.info({ event: "device signed out", userId: viewer.id });
}

/** Signs out every device of the viewer except the requesting one. */
export async function endOtherDevices(platform: Platform, viewer: Viewer, visit: Visit): Promise<void> {
  await platform.db.transaction((tx) => endSessions(tx, viewer.id, visit.sessionToken ?? undefined));
  platform.log.info({ event: "other devices signed out", userId: viewer.id });
}

/** For the operator: signs a person out everywhere, at once. */
export async function revokeAllSessions(platform: Platform, userId: string): Promise<void> {
  await platform.db.transaction((tx) => endSessions(tx, userId));
  platform.log.info({ event: "sessions revoked", userId });
}

/** Deletes expired sessions. */
export async function removeOldSessions(platform: Platform): Promise<void> {
  await removeEnded(platform.db);
  const now = platform.clock.now();
  const idleSince = new Date(now.getTime() - SESSION_LIFE.browserIdle);
  const isIdle = and(eq(sessions.isRemembered, false), lte(sessions.updatedAt, idleSince));
  await platform.db.delete(sessions).where(or(lte(sessions.expiresAt, now), isIdle));
}
