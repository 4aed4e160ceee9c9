import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { requireOwnPassword, requireSamePassword } from "#app/features/accounts/passwords/commands.server.ts";
import { requireActingRecruiter, requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { hashSecret, newSecret } from "#app/features/accounts/sessions/secret.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { newKeyMail, rotatedKeyMail } from "./emails.server.ts";
import { TOO_MANY_KEYS } from "./labels.ts";
import { KEY_MARK, MOST_KEYS, ROTATION_MS } from "./rules.ts";
import type { NewKey } from "./schema.ts";

const SHOWN_CHARACTERS = 6;

/** A new key, at the only moment at which it is known. */
export type ShownKey = { name: string; secret: string };

/**
 * Makes a key of the viewer for their company, and tells them by email. Throws wrong-role, email-unverified,
 * account-leaving, and FieldError for a wrong password or where ten keys work already.
 */
export async function makeKey(
  platform: Platform,
  viewer: Viewer,
  { name, scopes, days, currentPassword }: NewKey,
): Promise<ShownKey> {
  requireActingRecruiter(platform, viewer);
  const passwordHash = await requireOwnPassword(platform, viewer, currentPassword);
  const now = platform.clock.now();
  const secret = KEY_MARK + newSecret();
  await platform.db.transaction(async (tx) => {
    await requireSamePassword(tx, viewer.id, passwordHash);
    const companyId = await requireCompanyOf(tx, viewer.id);
    const working = and(eq(apiKeys.createdBy, viewer.id), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
    if ((await tx.$count(apiKeys, working)) >= MOST_KEYS) throw new FieldError("name", TOO_MANY_KEYS);
    await tx.insert(apiKeys).values({
      id: platform.ids.next(now),
      companyId,
      createdBy: viewer.id,
      name,
      ...stored(secret),
      scopes,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    await queueMail(platform, tx, newKeyMail(viewer, name));
  });
  platform.log.info({ event: "api key made", userId: viewer.id });
  return { name, secret };
}

/**
 * Replaces a working key of the viewer; the old one works for another day. Throws wrong-role, email-unverified,
 * account-leaving, not-found, and FieldError for a wrong password.
 */
export async function rotateKey(
  platform: Platform,
  viewer: Viewer,
  { keyId, currentPassword }: { keyId: string; currentPassword: string },
): Promise<ShownKey> {
  requireActingRecruiter(platform, viewer);
  const passwordHash = await requireOwnPassword(platform, viewer, currentPassword);
  const now = platform.clock.now();
  const secret = KEY_MARK + newSecret();
  const name = await platform.db.transaction(async (tx) => {
    await requireSamePassword(tx, viewer.id, passwordHash);
    const isWorking = and(isOwn(viewer, keyId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
    const [key] = await tx.select().from(apiKeys).where(isWorking).for("update");
    if (!key) throw new DomainError("not-found");
    await tx
      .update(apiKeys)
      .set({
        ...stored(secret),
        previousHash: key.keyHash,
        previousEndsAt: new Date(now.getTime() + ROTATION_MS),
      })
      .where(eq(apiKeys.id, key.id));
    await queueMail(platform, tx, rotatedKeyMail(viewer, key.name));
    return key.name;
  });
  platform.log.info({ event: "api key rotated", userId: viewer.id });
  return { name, secret };
}

/** Ends a key of the viewer at once, and the one before its rotation. Throws wrong-role, not-found. */
export async function revokeKey(platform: Platform, viewer: Viewer, { keyId }: { keyId: string }): Promise<void> {
  requireRecruiter(viewer);
  const [gone] = await platform.db
    .update(apiKeys)
    .set({ revokedAt: platform.clock.now() })
    .where(and(isOwn(viewer, keyId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (!gone) throw new DomainError("not-found");
  platform.log.info({ event: "api key revoked", userId: viewer.id });
}

function isOwn(viewer: Viewer, keyId: string) {
  return and(eq(apiKeys.id, requireId(keyId)), eq(apiKeys.createdBy, viewer.id));
}

function stored(secret: string) {
  return { prefix: secret.slice(0, KEY_MARK.length + SHOWN_CHARACTERS), keyHash: hashSecret(secret) };
}

/** Returns the company that a recruiter hires for. Throws not-found for anyone else. */
async function requireCompanyOf(tx: Database, userId: string): Promise<string> {
  const [row] = await tx
    .select({ companyId: recruiters.companyId })
    .from(recruiters)
    .where(eq(recruiters.userId, userId))
    // One at a time, so that two requests make no eleventh key.
    .for("update");
  if (!row) throw new DomainError("not-found");
  return row.companyId;
}
