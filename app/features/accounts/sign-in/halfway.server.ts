import { createHmac } from "node:crypto";
import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import { HALFWAY_LIFE } from "../second-step/rules.ts";

const PURPOSE = "halfway signed in";

/** A person who gave the right password and still needs a code. `seal` depends on that password. */
export type Halfway = { userId: string; isRemembered: boolean; seal: string };

/**
 * Issues a token for the second step, valid for ten minutes or until the password changes. It opens nothing without a
 * code.
 */
export function halfwayToken(
  platform: Pick<Platform, "authSecret" | "clock">,
  { userId, isRemembered, passwordHash }: { userId: string; isRemembered: boolean; passwordHash: string },
): string {
  const endsAt = platform.clock.now().getTime() + HALFWAY_LIFE;
  const parts = [userId, String(endsAt), isRemembered ? "1" : "0", sealOf(platform, userId, passwordHash)];
  return signedToken(platform, PURPOSE, parts);
}

/** Returns the person of a token; null if it is forged or has expired. */
export function readHalfway(platform: Pick<Platform, "authSecret" | "clock">, token: string): Halfway | null {
  const [userId, endsAt, remembered, seal] = readSignedToken(platform, PURPOSE, token) ?? [];
  if (!userId || !seal || Number(endsAt) <= platform.clock.now().getTime()) return null;
  return { userId, isRemembered: remembered === "1", seal };
}

/** Whether the password is still the same. */
export function isHalfway(platform: Pick<Platform, "authSecret">, halfway: Halfway, passwordHash: string): boolean {
  return halfway.seal === sealOf(platform, halfway.userId, passwordHash);
}

function sealOf({ authSecret }: Pick<Platform, "authSecret">, userId: string, passwordHash: string): string {
  return createHmac("sha256", authSecret).update(`${PURPOSE}\n${userId}\n${passwordHash}`).digest("base64url");
}
