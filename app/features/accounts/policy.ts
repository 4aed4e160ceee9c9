import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "./rules.ts";

/**
 * Whether this person may act towards others (apply, post, write). Throws email-unverified where the configuration
 * asks for a verified address and this one is not (D82).
 */
export function requireVerified(platform: { env: { requiresEmailVerification: boolean } }, viewer: Viewer): void {
  if (platform.env.requiresEmailVerification && !viewer.isEmailVerified) throw new DomainError("email-unverified");
}
