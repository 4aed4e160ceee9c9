import type { CheckWay, ProofWay } from "#app/domain/company-checks.ts";

/** The longest texts of a company's page, in characters. */
export const COMPANY_LIMITS = { name: 120, website: 200, about: 3_000 } as const;

/** The site of a company as typed, with https and without a path of its own; null for what is no public web address. */
export function websiteFrom(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, username, password, port } = new URL(address);
  const isPublic = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname);
  return isPublic && !username && !password && !port ? `https://${hostname}` : null;
}

/** The domain of a company's site: "https://www.kestrelrow.example" is kestrelrow.example. */
export function domainOf(website: string): string {
  return new URL(website).hostname.replace(/^www\./, "");
}

/** A company as everybody sees it. */
export type Company = {
  id: string;
  name: string;
  slug: string;
  website: string | null;
  /** Shown to others only while the company is verified: a logo alone proves nothing. */
  logoUrl: string | null;
  about: string | null;
  check: { checkedAt: Date; how: CheckWay; domain: string | null } | null;
  createdAt: Date;
};

/** A company as its own recruiters see it: what a DNS record or a file says for it, and what we decided. */
export type OwnCompany = Company & {
  proofToken: string;
  /** Since when one of us is asked to check it. */
  askedAt: Date | null;
  refusedAt: Date | null;
  /** Only one of us may verify it: we took its mark off. */
  isSelfCheckOff: boolean;
};

/** What proves a company that nobody of us checked; `isFailing` where the last look found nothing. */
export type CompanyProof = { how: ProofWay; email: string | null; confirmedAt: Date; isFailing: boolean };

/** The limits of what a recruiter writes to have a company checked, and of what we write about it, in characters. */
export const ASK_LIMITS = { min: 20, max: 1_500 } as const;
export const DECISION_LIMITS = { min: 10, max: 1_500 } as const;

/** What a DNS record or a file of the company's website says. */
export function proofLine(token: string): string {
  return `seasoned-company=${token}`;
}

/** Where the file is looked for. */
export const PROOF_PATH = "/.well-known/seasoned.txt";

/** A check by mail that waits to be confirmed: to which address its link went, and when. */
export type AskedCheck = { email: string; sentAt: Date };
