/**
 * How a company may be verified: by an address on its domain (`domain`), a DNS record or a file of its website, or by one of us
 * (`administrator`).
 */
export const CHECK_WAYS = ["domain", "dns", "file", "administrator"] as const;
export type CheckWay = (typeof CHECK_WAYS)[number];

/** What a recruiter can prove without one of us. */
export const PROOF_WAYS = ["domain", "dns", "file"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** What happened to a company and its mark, in the order that the console shows as words. */
export const COMPANY_EVENTS = [
  "asked",
  "verified",
  "confirmed",
  "refused",
  "taken-off",
  "lapsed",
  "changed",
  "merged",
] as const;
export type CompanyEventKind = (typeof COMPANY_EVENTS)[number];
