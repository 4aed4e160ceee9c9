import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";

const PURPOSE = "report email";

/**
 * Returns the path at the bottom of an email that reports the email. It is signed and does not
 * expire; nothing is stored for it.
 */
export function reportPathOf(platform: Pick<Platform, "authSecret">, mailId: string): string {
  return `/report/email/${signedToken(platform, PURPOSE, [mailId])}`;
}

/** Returns the email that a link's token is about, or null if the token is not ours. */
export function readReportToken(platform: Pick<Platform, "authSecret">, token: string): string | null {
  return readSignedToken(platform, PURPOSE, token)?.[0] ?? null;
}
