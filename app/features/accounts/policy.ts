import { DomainError } from "#app/domain-error.ts";
import type { Role, Viewer } from "./rules.ts";

/** Whether this installation requires verified addresses of seniors, too. */
export type AddressRule = { env: { requiresEmailVerification: boolean } };

/** Requires a senior, for a profile, saved jobs, and saved searches. Throws wrong-role for anyone else. */
export function requireSenior(viewer: Viewer): void {
  if (viewer.role !== "senior") throw new DomainError("wrong-role");
}

/** Requires a recruiter, for jobs, a company, and a plan. Throws wrong-role for anyone else. */
export function requireRecruiter(viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
}

/** Requires a recruiter who may change their company's work. Throws wrong-role, and viewer-only for a viewer. */
export function requireHiring(viewer: Viewer): void {
  requireRecruiter(viewer);
  if (viewer.companyRole === "viewer") throw new DomainError("viewer-only");
}

/** Requires an owner, for a company's people, plan, and verification. Throws wrong-role, owner-only. */
export function requireOwner(viewer: Viewer): void {
  requireRecruiter(viewer);
  if (viewer.companyRole !== "owner") throw new DomainError("owner-only");
}

/** Requires a recruiter with a verified address, who may look at people (R22). Throws wrong-role, email-unverified. */
export function requireVerifiedRecruiter(platform: AddressRule, viewer: Viewer): void {
  requireRecruiter(viewer);
  requireVerified(platform, viewer);
}

/**
 * The same for actions that affect others: post, publish, invite, shortlist, have a company verified. Throws
 * wrong-role, viewer-only, email-unverified, account-leaving.
 */
export function requireActingRecruiter(platform: AddressRule, viewer: Viewer): void {
  requireHiring(viewer);
  requireActing(platform, viewer);
}

/** Returns the viewer's role. Throws wrong-role for an account without one. */
export function requireAnyRole(viewer: Viewer): Role {
  if (viewer.role === null) throw new DomainError("wrong-role");
  return viewer.role;
}

/**
 * Requires a person who may act toward others: apply, post, write, be found. The single rule for every state of an
 * account. Throws email-unverified for an address that must be verified first (`mustVerify`), account-leaving once
 * erasure was requested, viewer-only for a recruiter who only looks at their company's work.
 */
export function requireActing(platform: AddressRule, viewer: Viewer): void {
  requireVerified(platform, viewer);
  requireStaying(viewer);
  if (viewer.role === "recruiter") requireHiring(viewer);
}

/** Throws account-leaving for a person whose account is to be erased: they may read, export, and keep it. */
export function requireStaying(viewer: Viewer): void {
  if (viewer.isLeaving) throw new DomainError("account-leaving");
}

/** Throws email-unverified for an address that must be verified first and is not. */
export function requireVerified(platform: AddressRule, viewer: Viewer): void {
  if (mustVerify(platform, viewer)) throw new DomainError("email-unverified");
}

/**
 * Whether this person has to verify their address before they act: every recruiter, whatever the email settings, and
 * seniors if the configuration requires it (D82).
 */
export function mustVerify(platform: AddressRule, viewer: Viewer): boolean {
  return !viewer.isEmailVerified && (viewer.role === "recruiter" || platform.env.requiresEmailVerification);
}

/** Whether this person is only reminded that their address is not verified, because nothing depends on it. */
export function mayStillVerify(platform: AddressRule, viewer: Viewer): boolean {
  return !viewer.isEmailVerified && !mustVerify(platform, viewer);
}
