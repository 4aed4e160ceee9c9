import { and, desc, eq, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { skipIfStorageFull } from "#app/db/failures.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { ApiScope } from "#app/domain/api-scopes.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { hashSecret, looksLikeSecret } from "#app/features/accounts/sessions/secret.server.ts";
import { isHiddenByCase } from "#app/features/cases/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { MINUTE_MS } from "#app/time.ts";
import { KEY_MARK, type ListedKey } from "./rules.ts";

const MOST_LISTED = 50;
/** A use is recorded at most this often, so that reading does not write. */
const NOTE_USE_EVERY_MS = MINUTE_MS;

/** A working key, and the recruiter in whose name it acts. */
export type KeyHolder = { keyId: string; scopes: readonly ApiScope[]; viewer: Viewer };

/** Lists the viewer's newest 50 keys, newest first. */
export async function listKeys(db: Database, userId: string): Promise<ListedKey[]> {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, previousEndsAt } = apiKeys;
  return await db
    .select({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, previousEndsAt })
    .from(apiKeys)
    .where(eq(apiKeys.createdBy, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(MOST_LISTED);
}

/**
 * Returns the holder of a key, or null if it is unknown, expired, revoked, or its maker is suspended, left the company,
 * or staff hid the company. One statement; now and then a second one, which records the use.
 */
export async function findKeyHolder({ db, clock }: Platform, secret: string): Promise<KeyHolder | null> {
  if (!secret.startsWith(KEY_MARK) || !looksLikeSecret(secret.slice(KEY_MARK.length))) return null;
  const now = clock.now();
  const hash = hashSecret(secret);
  const [found] = await db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
      id: users.id,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      companyRole: recruiters.companyRole,
      isLeaving: sql<boolean>`${accountDeletions.userId} is not null`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "recruiter")))
    .innerJoin(recruiters, and(eq(recruiters.userId, users.id), eq(recruiters.companyId, apiKeys.companyId)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(
      and(
        or(eq(apiKeys.keyHash, hash), and(eq(apiKeys.previousHash, hash), gt(apiKeys.previousEndsAt, now))),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, now),
        isNotSuspended(users.id),
        not(isHiddenByCase("company", apiKeys.companyId)),
      ),
    );
  if (!found) return null;
  const { keyId, scopes, lastUsedAt, isLeaving, ...person } = found;
  const noteWhenUsedBefore = new Date(now.getTime() - NOTE_USE_EVERY_MS);
  if (lastUsedAt === null || lastUsedAt <= noteWhenUsedBefore) {
    const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, now));
    await skipIfStorageFull(
      db
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(apiKeys.id, keyId), isDue)),
    );
  }
  return { keyId, scopes, viewer: { ...person, role: "recruiter", ...(isLeaving && { isLeaving }) } };
}
