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
 * Recruiters who may look at people (R22): with a verified address where the installation asks for one (D82). Throws wrong-role, email-unverified.
 */
export function requireVerifiedRecruiter(platform: AddressRule, viewer: Viewer): void {
  requireRecruiter(viewer);
  requireVerified(platform, viewer);
}

/**
 * The same for what they do towards others: post, publish, invite, shortlist, have their company checked. Throws wrong-role,
 * email-unverified, account-leaving.
 */
export function requireActingRecruiter(platform: AddressRule, viewer: Viewer): void {
  requireRecruiter(viewer);
  requireActing(platform, viewer);
}

/** Which side the viewer is on. Throws wrong-role for an account that has not chosen yet. */
export function requireAnyRole(viewer: Viewer): Role {
  if (viewer.role === null) throw new DomainError("wrong-role");
  return viewer.role;
}

/**
 * Whether this person may act towards others: apply, post, write, be found. The one rule for every state that an account can
 * be in. Throws email-unverified where the configuration asks for a verified address and this one is not (D82),
 * account-leaving once its erasure was asked for.
 */
export function requireActing(platform: AddressRule, viewer: Viewer): void {
  requireVerified(platform, viewer);
  requireStaying(viewer);
}

/** Throws account-leaving for a person whose account is to be erased: they read, take their data along, or keep it. */
export function requireStaying(viewer: Viewer): void {
  if (viewer.isLeaving) throw new DomainError("account-leaving");
}

/** Throws email-unverified where the configuration asks for a verified address and this one is not (D82). */
export function requireVerified(platform: AddressRule, viewer: Viewer): void {
  if (platform.env.requiresEmailVerification && !viewer.isEmailVerified) throw new DomainError("email-unverified");
}

/** Whether this person is to be reminded, and no more, that their address is not verified yet: where nothing waits for it. */
export function mayStillVerify(platform: AddressRule, viewer: Viewer): boolean {
  return !platform.env.requiresEmailVerification && !viewer.isEmailVerified;
}
