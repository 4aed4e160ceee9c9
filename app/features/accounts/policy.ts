import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "./rules.ts";

type Verifying = { env: { requiresEmailVerification: boolean } };

/**
 * Whether this person may act towards others (apply, post, write). Throws email-unverified where the configuration
 * asks for a verified address and this one is not (D82).
 */
export function requireVerified(platform: Verifying, viewer: Viewer): void {
  if (platform.env.requiresEmailVerification && !viewer.isEmailVerified) throw new DomainError("email-unverified");
}

/** Whether this person is to be reminded, and no more, that their address is not verified yet: where nothing waits for it. */
export function mayStillVerify(platform: Verifying, viewer: Viewer): boolean {
  return !platform.env.requiresEmailVerification && !viewer.isEmailVerified;
}
