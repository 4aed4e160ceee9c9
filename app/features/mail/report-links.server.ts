import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";

const PURPOSE = "report email";

/** The path at the foot of an email that reports it. It is signed and does not expire; nothing is stored. */
export function reportPathOf(platform: Pick<Platform, "authSecret">, mailId: string): string {
  return `/report/email/${signedToken(platform, PURPOSE, [mailId])}`;
}

/** Which email a token of such a link is about; null for one that is not ours. */
export function readReportToken(platform: Pick<Platform, "authSecret">, token: string): string | null {
  return readSignedToken(platform, PURPOSE, token)?.[0] ?? null;
}
