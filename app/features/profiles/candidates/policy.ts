import { DomainError } from "#app/domain-error.ts";
import { requireVerified } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";

/** Whether this installation asks for verified addresses. */
export type AddressRule = { env: { requiresEmailVerification: boolean } };

/** Recruiters search people, with a verified address where the installation asks for one (R22). Throws `wrong-role`, `email-unverified`. */
export function maySearchCandidates(platform: AddressRule, viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
  requireVerified(platform, viewer);
}
