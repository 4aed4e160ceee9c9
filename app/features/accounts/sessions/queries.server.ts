import { and, eq, gt, lte, or } from "drizzle-orm";
import { sessions, userRoles, users } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import { SESSION_LIFE, type Viewer } from "../rules.ts";
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
  const isAlive = and(
    gt(sessions.expiresAt, now),
    or(eq(sessions.isRemembered, true), gt(sessions.updatedAt, before(SESSION_LIFE.browserIdle))),
  );
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
