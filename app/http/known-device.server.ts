import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { OpenedSession, Visit } from "#app/features/accounts/rules.ts";
import { createLimiter } from "#app/platform/limiter.ts";
import type { Platform } from "#app/platform/platform.ts";
import { forgetAttempts, networkOf, requireAttempt } from "./rate-limit.server.ts";
import { cookie, hostName, readCookie } from "./viewer.server.ts";

const FORM = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;
const REMEMBER_SECONDS = 30 * 24 * 3600;

/**
 * Returns the mark of a device on which `email` has signed in before, or null. A flood of guesses locks out strangers
 * but not the owner, whose device has its own counter.
 */
function knownDevice(platform: Platform, headers: Headers, email: string): string | null {
  const [, device = "", given = ""] = FORM.exec(readCookie(headers, hostName(platform, "device")) ?? "") ?? [];
  if (!device) return null;
  const expected = seal(platform, device, email);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? device : null;
}

/**
 * Returns the Set-Cookie value that makes this browser a known device of `email`. It signs no one in, has no name in
 * it, and lasts as long as the session: 30 days, or until the browser closes.
 */
export function knownDeviceCookie(
  platform: Platform,
  session: Pick<OpenedSession, "isRemembered">,
  email: string,
): string {
  const device = randomBytes(12).toString("base64url");
  const value = `${device}.${seal(platform, device, email)}`;
  return cookie(platform, hostName(platform, "device"), value, session.isRemembered ? REMEMBER_SECONDS : null);
}

// Three at once: while one password is checked, two others can use the database.
const inTurn = createLimiter(3);

/**
 * Counts a sign-in for the address and for the account, or on a known device for that device only, and then runs it.
 * Parallel sign-ins queue here, before the database, so that they do not delay other requests. Throws
 * too-many-requests, and what `signIn` throws.
 */
export async function attemptSignIn<T>(
  platform: Platform,
  { visit, headers, email }: { visit: Pick<Visit, "address">; headers: Headers; email: string },
  signIn: () => Promise<T>,
): Promise<T> {
  return await inTurn(async () => {
    const device = knownDevice(platform, headers, email);
    if (device) await requireAttempt(platform, "sign-in by known device", device);
    else {
      await requireAttempt(platform, "sign-in by address", networkOf(visit.address));
      await requireAttempt(platform, "sign-in by account", email);
    }
    return await signIn();
  });
}

/**
 * After a password reset by email: clears the account's counters, and makes this browser a known device until it
 * closes. Returns the Set-Cookie value for that.
 */
export async function welcomeAfterReset(platform: Platform, email: string): Promise<string> {
  await forgetAttempts(platform, "sign-in by account", email);
  await forgetAttempts(platform, "reset by email", email);
  return knownDeviceCookie(platform, { isRemembered: false }, email);
}

/** After a right two-step code: clears the counters of the account and its password. */
export async function forgetAttemptsWithCode(
  platform: Platform,
  { email, userId, seal: passwordSeal }: { email: string; userId: string; seal: string },
): Promise<void> {
  await forgetAttempts(platform, "sign-in by account", email);
  await forgetAttempts(platform, "code by password", passwordSeal);
  await forgetAttempts(platform, "code by person", userId);
}

function seal(platform: Platform, device: string, email: string): string {
  return createHmac("sha256", platform.authSecret).update(`known device\n${device}\n${email}`).digest("base64url");
}
