import { DomainError } from "#app/domain-error.ts";
import { requireVerified } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";

/** Only recruiters have jobs. Throws `wrong-role`. */
export function mustBeRecruiter(viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
}

/** Recruiters post, with a verified address where the installation asks for one (D82). Throws `wrong-role`, `email-unverified`. */
export function mayPostJobs(platform: { env: { requiresEmailVerification: boolean } }, viewer: Viewer): void {
  mustBeRecruiter(viewer);
  requireVerified(platform, viewer);
}
