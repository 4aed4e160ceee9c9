import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";

const PURPOSE = "message answered";

/** The path in the mail to support that says: this message is answered. It is signed, and nothing is stored for it. */
export function answeredPathOf(platform: Pick<Platform, "authSecret">, messageId: string): string {
  return `/contact/answered?${new URLSearchParams({ token: signedToken(platform, PURPOSE, [messageId]) })}`;
}

/** Which message a token of such a link is about; null for one that is not ours. */
export function readAnsweredToken(platform: Pick<Platform, "authSecret">, token: string): string | null {
  return readSignedToken(platform, PURPOSE, token)?.[0] ?? null;
}
