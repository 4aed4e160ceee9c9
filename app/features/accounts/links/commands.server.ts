import { lte } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { verifications } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import { LINK_LIFE, type LinkPurpose } from "../rules.ts";
import { hashSecret, looksLikeSecret, newSecret } from "../sessions/secret.server.ts";
import { works } from "./queries.server.ts";

/** Makes the one working link token of a person for a purpose; the earlier one is dead from then on. */
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
 * Uses a link up and says whose it was, or null. The delete decides: of any number of parallel uses exactly one
 * finds the row.
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

/** Removes links that are over. */
export async function removeOldLinks(platform: Platform): Promise<void> {
  await platform.db.delete(verifications).where(lte(verifications.expiresAt, platform.clock.now()));
}
