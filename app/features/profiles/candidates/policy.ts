import { DomainError } from "#app/domain-error.ts";
import { requireVerified } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";

/** Recruiters search people, with a verified address where the installation asks for one (R22). Throws `wrong-role`, `email-unverified`. */
export function maySearchCandidates(platform: { env: { requiresEmailVerification: boolean } }, viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
  requireVerified(platform, viewer);
}
