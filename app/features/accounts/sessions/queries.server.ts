import { and, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import { skipIfStorageFull } from "#app/db/failures.ts";
import { sessions, userRoles, users } from "#app/db/schema/accounts.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { staff } from "#app/db/schema/staff.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type Device, SESSION_LIFE, type Viewer } from "../rules.ts";
import { deviceName } from "./labels.ts";
import { hashSecret, looksLikeSecret } from "./secret.server.ts";
import { isEndedUnstored } from "./unstored.server.ts";

/**
 * Returns the person of a session token, or null if it is unknown, expired, or idle for too long. One statement; now
 * and then a second one, which records the visit.
 */
export async function findViewerByToken(
  platform: Pick<Platform, "db" | "clock">,
  token: string,
): Promise<Viewer | null> {
  if (!looksLikeSecret(token) || (await isEndedUnstored(platform.db, hashSecret(token)))) return null;
  const now = platform.clock.now();
  const isOurs = eq(sessions.tokenHash, hashSecret(token));
  const isAlive = stillOpen(now);
  const noteWhenSeenBefore = new Date(now.getTime() - SESSION_LIFE.noteVisitEvery);
  const [found] = await platform.db
    .select({
      seenAt: sessions.updatedAt,
      id: users.id,
      role: userRoles.role,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      isLeaving: sql<boolean>`${accountDeletions.userId} is not null`,
      companyRole: recruiters.companyRole,
      level: staff.level,
      codeAt: sessions.codeAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(recruiters, eq(recruiters.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(isOurs, isAlive, isNotSuspended(users.id)));
  if (!found) return null;
  const { seenAt, isLeaving, companyRole, level, codeAt, ...known } = found;
  const viewer: Viewer = {
    ...known,
    ...(companyRole && { companyRole }),
    ...(isLeaving && { isLeaving }),
    // Staff never have the pages of a role, whatever else is stored.
    ...(level && { role: null, staff: { level, codeAt } }),
  };
  if (seenAt <= noteWhenSeenBefore) {
    // Separate from the read, because PostgreSQL refuses a statement that could write where only reads are allowed.
    const isDue = lte(sessions.updatedAt, noteWhenSeenBefore);
    const noting = platform.db.update(sessions).set({ updatedAt: now });
    await skipIfStorageFull(noting.where(and(isOurs, isAlive, isDue)));
  }
  return viewer;
}

/** Lists the browsers in which a person is signed in: this one first, then by last visit. */
export async function listDevices(
  platform: Pick<Platform, "db" | "clock">,
  userId: string,
  sessionToken: string | null,
): Promise<Device[]> {
  const rows = await platform.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), stillOpen(platform.clock.now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  const thisHash = sessionToken === null ? null : hashSecret(sessionToken);
  return rows
    .map((row) => ({
      id: row.id,
      name: deviceName(row.userAgent),
      isThisOne: row.tokenHash === thisHash,
      lastSeenAt: row.updatedAt,
      signedInAt: row.createdAt,
    }))
    .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

function stillOpen(now: Date) {
  const idleSince = new Date(now.getTime() - SESSION_LIFE.browserIdle);
  return and(gt(sessions.expiresAt, now), or(eq(sessions.isRemembered, true), gt(sessions.updatedAt, idleSince)));
}
