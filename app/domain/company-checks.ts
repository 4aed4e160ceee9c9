/**
 * How a company may be verified: by an address on its domain (`domain`), a DNS record, a file of its website, or by
 * staff (`administrator`).
 */
export const CHECK_WAYS = ["domain", "dns", "file", "administrator"] as const;
export type CheckWay = (typeof CHECK_WAYS)[number];

/** The proofs that need no staff. */
export const PROOF_WAYS = ["domain", "dns", "file"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** The events of a company, in the order of the console's texts. */
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
