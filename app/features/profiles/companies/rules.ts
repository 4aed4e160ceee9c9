import type { CheckWay, ProofWay } from "#app/domain/company-checks.ts";

/** The longest texts of a company's page, in characters. */
export const COMPANY_LIMITS = { name: 120, website: 200, about: 3_000 } as const;

/**
 * Returns a typed website with https and without a path, or null if it is not a public web address.
 */
export function websiteFrom(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, username, password, port } = new URL(address);
  const isPublic = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname);
  return isPublic && !username && !password && !port ? `https://${hostname}` : null;
}

/**
 * Returns the domain of a company's website: "https://www.kestrelrow.example" is
 * kestrelrow.example.
 */
export function domainOf(website: string): string {
  return new URL(website).hostname.replace(/^www\./, "");
}

/** A company as everyone sees it. */
export type Company = {
  id: string;
  name: string;
  slug: string;
  website: string | null;
  /** Shown to others only while the company is verified, because a logo alone proves nothing. */
  logoUrl: string | null;
  about: string | null;
  check: { checkedAt: Date; how: CheckWay; domain: string | null } | null;
  createdAt: Date;
};

/**
 * A company as its own recruiters see it, with the line for its DNS record or file, and with the
 * decisions of staff.
 */
export type OwnCompany = Company & {
  /** Whether it declined the "Featured employer" place. */
  declinesFeature: boolean;
  proofToken: string;
  /** Since when it has been waiting for a check by staff. */
  askedAt: Date | null;
  refusedAt: Date | null;
  /** Whether only staff may verify it, because they removed its badge. */
  isSelfCheckOff: boolean;
};

/** The proof of a company that staff did not check; `isFailing` if the last check found nothing. */
export type CompanyProof = { how: ProofWay; email: string | null; confirmedAt: Date; isFailing: boolean };

/**
 * The limits of a recruiter's request for a check, and of staff's notes about it, in characters.
 */
export const ASK_LIMITS = { min: 20, max: 1_500 } as const;
export const DECISION_LIMITS = { min: 10, max: 1_500 } as const;

/** Returns the line that proves the company in a DNS record or a file. */
export function proofLine(token: string): string {
  return `seasoned-company=${token}`;
}

/** The path of the file. */
export const PROOF_PATH = "/.well-known/seasoned.txt";

/** A check by email that waits for confirmation: the address, and when the link was sent. */
export type AskedCheck = { email: string; sentAt: Date };
