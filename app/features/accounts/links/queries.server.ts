import { and, eq, gt } from "drizzle-orm";
import { users, verifications } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import type { LinkPurpose } from "../rules.ts";
import { hashSecret, looksLikeSecret } from "../sessions/secret.server.ts";

const MARK = "owner of a link";

/** The owner of a link and the address that it proves. */
export type LinkOwner = { userId: string; name: string; email: string; isEmailVerified: boolean };

/** Returns the owner of a valid link without using it up, because email scanners open links too. */
export async function findLinkOwner(
  platform: Pick<Platform, "db" | "clock">,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkOwner | null> {
  if (!looksLikeSecret(token)) return null;
  const [owner] = await platform.db
    .select({
      userId: users.id,
      name: users.name,
      email: verifications.email,
      isEmailVerified: users.isEmailVerified,
    })
    .from(verifications)
    .innerJoin(users, and(eq(users.id, verifications.userId), eq(users.email, verifications.email)))
    .where(works(platform, purpose, token));
  return owner ?? null;
}

/** Returns the address that a person's link would set, without using it up; null if it has expired or is not theirs. */
export async function findNewAddress(
  platform: Pick<Platform, "db" | "clock">,
  userId: string,
  token: string,
): Promise<string | null> {
  if (!looksLikeSecret(token)) return null;
  const [link] = await platform.db
    .select({ email: verifications.email })
    .from(verifications)
    .where(and(works(platform, "change-email", token), eq(verifications.userId, userId)));
  return link?.email ?? null;
}

/** Returns where and when a person's valid link for a purpose was sent; null without one. */
export async function findSentLink(
  platform: Pick<Platform, "db" | "clock">,
  userId: string,
  purpose: LinkPurpose,
): Promise<{ email: string; sentAt: Date } | null> {
  const { email, createdAt, expiresAt } = verifications;
  const [link] = await platform.db
    .select({ email, sentAt: createdAt })
    .from(verifications)
    .where(
      and(eq(verifications.userId, userId), eq(verifications.purpose, purpose), gt(expiresAt, platform.clock.now())),
    );
  return link ?? null;
}

/**
 * Returns a mark that identifies a link's owner, to explain later why it expired. It grants no access and cannot be
 * forged.
 */
export function linkMark(platform: Pick<Platform, "authSecret">, userId: string, purpose: LinkPurpose): string {
  return signedToken(platform, MARK, [userId, purpose]);
}

/** Whether an expired link was replaced by a newer one; `mark` is the old one's. */
export async function isReplaced(
  platform: Pick<Platform, "db" | "clock" | "authSecret">,
  purpose: LinkPurpose,
  mark: string,
): Promise<boolean> {
  const [userId, marked] = readSignedToken(platform, MARK, mark) ?? [];
  if (userId === undefined || marked !== purpose) return false;
  return (await findSentLink(platform, userId, purpose)) !== null;
}

/** Returns the condition that a token is valid. */
export function works(platform: Pick<Platform, "clock">, purpose: LinkPurpose, token: string) {
  return and(
    eq(verifications.tokenHash, hashSecret(token)),
    eq(verifications.purpose, purpose),
    gt(verifications.expiresAt, platform.clock.now()),
  );
}
