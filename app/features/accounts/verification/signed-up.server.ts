import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import { LINK_LIFE } from "../rules.ts";

const PURPOSE = "signed up here";

/** A token for the browser that signed up: with it the link of the mail signs in, too. It lasts as long as the link. */
export function signedUpToken(platform: Pick<Platform, "authSecret" | "clock">, userId: string): string {
  const endsAt = platform.clock.now().getTime() + LINK_LIFE["verify-email"];
  return signedToken(platform, PURPOSE, [userId, String(endsAt)]);
}

/** Whose account was made in the browser that carries this token; null for one that is not ours, or over. */
export function readSignedUp(platform: Pick<Platform, "authSecret" | "clock">, token: string): string | null {
  const [userId, endsAt] = readSignedToken(platform, PURPOSE, token) ?? [];
  return userId && Number(endsAt) > platform.clock.now().getTime() ? userId : null;
}
