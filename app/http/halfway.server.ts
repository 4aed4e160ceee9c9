import { HALFWAY_LIFE } from "#app/features/accounts/second-step/rules.ts";
import { type Halfway, readHalfway } from "#app/features/accounts/sign-in/halfway.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { cookie, hostName, readCookie } from "./viewer.server.ts";

const NAME = "halfway";

/** The Set-Cookie value of somebody who gave the right password and still owes a code. */
export function halfwayCookie(platform: Platform, token: string): string {
  return cookie(platform, hostName(platform, NAME), token, HALFWAY_LIFE / 1000);
}

/** The Set-Cookie value that forgets them, once they are in. */
export function endedHalfwayCookie(platform: Platform): string {
  return cookie(platform, hostName(platform, NAME), "", 0);
}

/** Who stands halfway in this browser, or null. */
export function resolveHalfway(platform: Platform, headers: Headers): Halfway | null {
  const token = readCookie(headers, hostName(platform, NAME));
  return token === null ? null : readHalfway(platform, token);
}
