import { LINK_LIFE } from "#app/features/accounts/rules.ts";
import { readSignedUp, signedUpToken } from "#app/features/accounts/verification/signed-up.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { cookie, hostName, readCookie } from "./viewer.server.ts";

const NAME = "signed-up";

/** Returns the Set-Cookie value that identifies the browser that signed up when the email's link is opened. */
export function signedUpCookie(platform: Platform, userId: string): string {
  const seconds = LINK_LIFE["verify-email"] / 1000;
  return cookie(platform, hostName(platform, NAME), signedUpToken(platform, userId), seconds);
}

/** Returns the Set-Cookie value that removes it after verification. */
export function endedSignedUpCookie(platform: Platform): string {
  return cookie(platform, hostName(platform, NAME), "", 0);
}

/** Returns the account that was made in this browser within the last day, or null. */
export function resolveSignedUp(platform: Platform, headers: Headers): string | null {
  const token = readCookie(headers, hostName(platform, NAME));
  return token === null ? null : readSignedUp(platform, token);
}
