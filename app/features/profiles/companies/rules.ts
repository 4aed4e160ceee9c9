/** The longest texts of a company's page, in characters. */
export const COMPANY_LIMITS = { name: 120, website: 200, about: 3_000 } as const;

/** Where anybody gets an address: it says nothing about a company. */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "yahoo.com",
  "ymail.com",
  "rocketmail.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "aol.com",
  "aim.com",
  "proton.me",
  "protonmail.com",
  "pm.me",
  "gmx.com",
  "gmx.net",
  "gmx.de",
  "web.de",
  "mail.com",
  "email.com",
  "usa.com",
  "zoho.com",
  "yandex.com",
  "yandex.ru",
  "mail.ru",
  "comcast.net",
  "verizon.net",
  "att.net",
  "sbcglobal.net",
  "bellsouth.net",
  "cox.net",
  "charter.net",
  "earthlink.net",
  "fastmail.com",
  "hey.com",
  "tutanota.com",
  "tuta.com",
  "duck.com",
  "qq.com",
  "163.com",
  "126.com",
  "yahoo.co.uk",
  "hotmail.co.uk",
  "btinternet.com",
  "orange.fr",
  "free.fr",
  "laposte.net",
  "libero.it",
  "mailinator.com",
  "guerrillamail.com",
  "10minutemail.com",
  "sharklasers.com",
  "yopmail.com",
]);

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

/** Why an address does not prove a company, or null when it does: it must lie on the company's own domain. */
export function whyNoProof(email: string, website: string | null): string | null {
  if (website === null) return "Please save your company's website first";
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const own = domainOf(website);
  if (FREE_MAIL_DOMAINS.has(domain) || FREE_MAIL_DOMAINS.has(own))
    return "Anybody can have an address there. Please use one on your company's own domain";
  return domain === own || domain.endsWith(`.${own}`) ? null : `Please use an address that ends with @${own}`;
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
