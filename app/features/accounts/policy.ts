import { DomainError } from "#app/domain-error.ts";
import type { Role, Viewer } from "./rules.ts";

/** Whether this installation asks for verified addresses. */
export type AddressRule = { env: { requiresEmailVerification: boolean } };

/** What only seniors have: a profile, saved jobs, saved searches. Throws wrong-role for anybody else. */
export function requireSenior(viewer: Viewer): void {
  if (viewer.role !== "senior") throw new DomainError("wrong-role");
}

/** What only recruiters have: jobs, a company, a plan. Throws wrong-role for anybody else. */
export function requireRecruiter(viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
}

/**
 * Recruiters who act towards others: post, search people (R22), have their company checked; with a verified address
 * where the installation asks for one (D82). Throws wrong-role, email-unverified.
 */
export function requireVerifiedRecruiter(platform: AddressRule, viewer: Viewer): void {
  requireRecruiter(viewer);
  requireVerified(platform, viewer);
}

/** Which side the viewer is on. Throws wrong-role for an account that has not chosen yet. */
export function requireAnyRole(viewer: Viewer): Role {
  if (viewer.role === null) throw new DomainError("wrong-role");
  return viewer.role;
}

/**
 * Whether this person may act towards others (apply, post, write). Throws email-unverified where the configuration
 * asks for a verified address and this one is not (D82).
 */
export function requireVerified(platform: AddressRule, viewer: Viewer): void {
  if (platform.env.requiresEmailVerification && !viewer.isEmailVerified) throw new DomainError("email-unverified");
}

/** Whether this person is to be reminded, and no more, that their address is not verified yet: where nothing waits for it. */
export function mayStillVerify(platform: AddressRule, viewer: Viewer): boolean {
  return !platform.env.requiresEmailVerification && !viewer.isEmailVerified;
}
