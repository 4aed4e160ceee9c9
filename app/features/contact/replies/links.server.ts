import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";

const PURPOSE = "message answered";

/**
 * Returns the path in the email to support that marks this message as answered. It is signed, so
 * nothing is stored for it.
 */
export function answeredPathOf(platform: Pick<Platform, "authSecret">, messageId: string): string {
  return `/contact/answered?${new URLSearchParams({ token: signedToken(platform, PURPOSE, [messageId]) })}`;
}

/** Returns the message that a link's token is about, or null if the token is not ours. */
export function readAnsweredToken(platform: Pick<Platform, "authSecret">, token: string): string | null {
  return readSignedToken(platform, PURPOSE, token)?.[0] ?? null;
}
