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
  check: { checkedAt: Date; how: "domain" | "administrator"; domain: string | null } | null;
  createdAt: Date;
};

/** A check by mail that waits to be confirmed: to which address its link went, and when. */
export type AskedCheck = { email: string; sentAt: Date };
