import { DomainError } from "#app/domain-error.ts";
import { requireSenior } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";

/** Only seniors apply. Throws recruiters-cannot-apply, or wrong-role for an account without a role. */
export function requireApplicant(viewer: Viewer): void {
  if (viewer.role === "recruiter") throw new DomainError("recruiters-cannot-apply");
  requireSenior(viewer);
}
