import { createHmac } from "node:crypto";
import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import { HALFWAY_LIFE } from "../second-step/rules.ts";

const PURPOSE = "halfway signed in";

/** Somebody who gave the right password and still owes a code. `seal` is of the password they gave. */
export type Halfway = { userId: string; isRemembered: boolean; seal: string };

/** A token that says so for ten minutes, or until the password is another. Without a code it opens nothing. */
export function halfwayToken(
  platform: Pick<Platform, "authSecret" | "clock">,
  { userId, isRemembered, passwordHash }: { userId: string; isRemembered: boolean; passwordHash: string },
): string {
  const endsAt = platform.clock.now().getTime() + HALFWAY_LIFE;
  const parts = [userId, String(endsAt), isRemembered ? "1" : "0", sealOf(platform, userId, passwordHash)];
  return signedToken(platform, PURPOSE, parts);
}

/** Who a token speaks of; null for one that is not ours, or over. */
export function readHalfway(platform: Pick<Platform, "authSecret" | "clock">, token: string): Halfway | null {
  const [userId, endsAt, remembered, seal] = readSignedToken(platform, PURPOSE, token) ?? [];
  if (!userId || !seal || Number(endsAt) <= platform.clock.now().getTime()) return null;
  return { userId, isRemembered: remembered === "1", seal };
}

/** Whether the password is still the one that was given. */
export function isHalfway(platform: Pick<Platform, "authSecret">, halfway: Halfway, passwordHash: string): boolean {
  return halfway.seal === sealOf(platform, halfway.userId, passwordHash);
}

function sealOf({ authSecret }: Pick<Platform, "authSecret">, userId: string, passwordHash: string): string {
  return createHmac("sha256", authSecret).update(`${PURPOSE}\n${userId}\n${passwordHash}`).digest("base64url");
}
