import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import { LINK_LIFE } from "../rules.ts";

const PURPOSE = "signed up here";

/**
 * Issues a token for the browser that signed up, in which the email's link signs in too. It is valid as long as the
 * link.
 */
export function signedUpToken(platform: Pick<Platform, "authSecret" | "clock">, userId: string): string {
  const endsAt = platform.clock.now().getTime() + LINK_LIFE["verify-email"];
  return signedToken(platform, PURPOSE, [userId, String(endsAt)]);
}

/** Returns the account that was made in the browser with this token; null if it is forged or has expired. */
export function readSignedUp(platform: Pick<Platform, "authSecret" | "clock">, token: string): string | null {
  const [userId, endsAt] = readSignedToken(platform, PURPOSE, token) ?? [];
  return userId && Number(endsAt) > platform.clock.now().getTime() ? userId : null;
}
