import { DomainError } from "#app/domain-error.ts";
import type { Role, Viewer } from "./rules.ts";

/** Whether this installation asks seniors, too, for verified addresses. */
export type AddressRule = { env: { requiresEmailVerification: boolean } };

/** What only seniors have: a profile, saved jobs, saved searches. Throws wrong-role for anybody else. */
export function requireSenior(viewer: Viewer): void {
  if (viewer.role !== "senior") throw new DomainError("wrong-role");
}

/** What only recruiters have: jobs, a company, a plan. Throws wrong-role for anybody else. */
export function requireRecruiter(viewer: Viewer): void {
  if (viewer.role !== "recruiter") throw new DomainError("wrong-role");
}

/** Recruiters who may look at people (R22): with a verified address. Throws wrong-role, email-unverified. */
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
 * be in. Throws email-unverified for an address that must be verified first (`mustVerify`), account-leaving once its erasure was asked for.
 */
export function requireActing(platform: AddressRule, viewer: Viewer): void {
  requireVerified(platform, viewer);
  requireStaying(viewer);
}

/** Throws account-leaving for a person whose account is to be erased: they read, take their data along, or keep it. */
export function requireStaying(viewer: Viewer): void {
  if (viewer.isLeaving) throw new DomainError("account-leaving");
}

/** Throws email-unverified for an address that must be verified first and is not. */
export function requireVerified(platform: AddressRule, viewer: Viewer): void {
  if (mustVerify(platform, viewer)) throw new DomainError("email-unverified");
}

/**
 * Whether this person has to verify their address before they act: every recruiter, whatever the mail settings, and
 * seniors where the configuration asks for it (D82).
 */
export function mustVerify(platform: AddressRule, viewer: Viewer): boolean {
  return !viewer.isEmailVerified && (viewer.role === "recruiter" || platform.env.requiresEmailVerification);
}

/** Whether this person is to be reminded, and no more, that their address is not verified yet: where nothing waits for it. */
export function mayStillVerify(platform: AddressRule, viewer: Viewer): boolean {
  return !viewer.isEmailVerified && !mustVerify(platform, viewer);
}
