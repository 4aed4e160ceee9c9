import { lte } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { verifications } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import { LINK_LIFE, type LinkPurpose } from "../rules.ts";
import { hashSecret, looksLikeSecret, newSecret } from "../sessions/secret.server.ts";
import { works } from "./queries.server.ts";

/** Issues a person's only valid link token for a purpose; the previous one becomes invalid. */
export async function issueLink(
  platform: Platform,
  tx: Database,
  person: { userId: string; email: string },
  purpose: LinkPurpose,
): Promise<string> {
  const now = platform.clock.now();
  const token = newSecret();
  const link = {
    id: platform.ids.next(now),
    ...person,
    purpose,
    tokenHash: hashSecret(token),
    expiresAt: new Date(now.getTime() + LINK_LIFE[purpose]),
    createdAt: now,
  };
  await tx
    .insert(verifications)
    .values(link)
    .onConflictDoUpdate({ target: [verifications.userId, verifications.purpose], set: link });
  return token;
}

/**
 * Uses a link up and returns its owner, or null. Of any number of parallel uses, only the one whose delete finds the
 * row succeeds.
 */
export async function useUpLink(
  platform: Pick<Platform, "clock">,
  tx: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; email: string } | null> {
  if (!looksLikeSecret(token)) return null;
  const [used] = await tx
    .delete(verifications)
    .where(works(platform, purpose, token))
    .returning();
  return used ? { userId: used.userId, email: used.email } : null;
}

/** Deletes expired links. */
export async function removeOldLinks(platform: Platform): Promise<void> {
  await platform.db.delete(verifications).where(lte(verifications.expiresAt, platform.clock.now()));
}
