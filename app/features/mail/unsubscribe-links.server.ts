import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import { MAILINGS, type Mailing } from "./rules.ts";

const PURPOSE = "stop mails";

/** What links in emails of an earlier version call a mailing. They must work for as long as those emails are kept. */
const FORMER_NAMES: Readonly<Record<string, Mailing>> = { news: "notifications" };

/** Whose emails, and which kind, a link stops. */
export type Unsubscribing = { userId: string; name: Mailing };

/**
 * Returns the unsubscribe path for these emails of this person. It is signed and does not expire; nothing is stored.
 */
export function unsubscribePathOf(platform: Pick<Platform, "authSecret">, { userId, name }: Unsubscribing): string {
  return `/unsubscribe?${new URLSearchParams({ token: signedToken(platform, PURPOSE, [userId, name]) })}`;
}

/** Returns what a link's token stops; null if it is forged. */
export function readUnsubscribeToken(platform: Pick<Platform, "authSecret">, token: string): Unsubscribing | null {
  const [userId, signed = ""] = readSignedToken(platform, PURPOSE, token) ?? [];
  const name = MAILINGS.find((one) => one === signed) ?? FORMER_NAMES[signed];
  return userId !== undefined && name ? { userId, name } : null;
}
