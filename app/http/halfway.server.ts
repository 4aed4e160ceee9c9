import { HALFWAY_LIFE } from "#app/features/accounts/second-step/rules.ts";
import { type Halfway, readHalfway } from "#app/features/accounts/sign-in/halfway.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { cookie, hostName, readCookie } from "./viewer.server.ts";

const NAME = "halfway";

/** Returns the Set-Cookie value for a person between password and two-step code. */
export function halfwayCookie(platform: Platform, token: string): string {
  return cookie(platform, hostName(platform, NAME), token, HALFWAY_LIFE / 1000);
}

/** Returns the Set-Cookie value that removes it after signing in. */
export function endedHalfwayCookie(platform: Platform): string {
  return cookie(platform, hostName(platform, NAME), "", 0);
}

/** Returns who is between password and two-step code in this browser, or null. */
export function resolveHalfway(platform: Platform, headers: Headers): Halfway | null {
  const token = readCookie(headers, hostName(platform, NAME));
  return token === null ? null : readHalfway(platform, token);
}
