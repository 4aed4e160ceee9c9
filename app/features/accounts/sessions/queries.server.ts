import { and, desc, eq, gt, lte, or } from "drizzle-orm";
import { sessions, userRoles, users } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type Device, SESSION_LIFE, type Viewer } from "../rules.ts";
import { deviceName } from "./labels.ts";
import { hashSecret, looksLikeSecret } from "./secret.server.ts";

/**
 * The person behind a session token, or null when it is unknown, over or idle for too long. One statement, which also
 * notes the visit now and then.
 */
export async function findViewerByToken(
  platform: Pick<Platform, "db" | "clock">,
  token: string,
): Promise<Viewer | null> {
  if (!looksLikeSecret(token)) return null;
  const now = platform.clock.now();
  const isOurs = eq(sessions.tokenHash, hashSecret(token));
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const isAlive = stillOpen(now);
  const isDue = lte(sessions.updatedAt, before(SESSION_LIFE.noteVisitEvery));
  const noted = platform.db.$with("noted").as(
    platform.db
      .update(sessions)
      .set({ updatedAt: now })
      .where(and(isOurs, isAlive, isDue))
      .returning({ id: sessions.id }),
  );
  const [viewer] = await platform.db
    .with(noted)
    .select({
      id: users.id,
      role: userRoles.role,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isOurs, isAlive));
  return viewer ?? null;
}

/** The browsers in which a person is signed in: the one that asks first, then the last seen. */
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
