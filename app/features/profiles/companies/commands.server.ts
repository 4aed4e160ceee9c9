import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { issueLink, useUpLink } from "#app/features/accounts/links/commands.server.ts";
import {
  requireActingRecruiter,
  requireHiring,
  requireStaying,
  requireVerified,
} from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { reportIfSuspicious } from "#app/features/cases/noticed.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { typedAddressKey } from "#app/features/mail/owners/rules.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { askedMail, confirmMail } from "./emails.server.ts";
import { MAIL_SERVICE_SITE, NO_OWN_SITE, SELF_CHECK_OFF } from "./labels.ts";
import { endMark, giveMark, noteCompanyEvent } from "./marks.server.ts";
import { reportOtherName } from "./other-name.server.ts";
import { isEnding, isMailService, isNamedLike, mailDomainOf, whyNoProof } from "./proof.server.ts";
import { isSelfCheckOff, lockOwnCompany, requireOwnCompany } from "./queries.server.ts";
import { type Company, domainOf, type OwnCompany } from "./rules.ts";
import type { CompanyInput } from "./schema.ts";

/**
 * Saves the viewer's company page. A new name or another domain removes the verified badge, which
 * belonged to the old one. A text that reads like a scam is reported to the support team. A viewer
 * whose own address is not confirmed may only name the website on the domain of that address.
 * Throws wrong-role, email-unverified, not-found, and FieldError if the website is on a domain such
 * as co.uk, which belongs to no one, or gmail.com, which belongs to an email provider.
 */
export async function saveCompany(platform: Platform, viewer: Viewer, input: CompanyInput): Promise<Company> {
  requireHiring(viewer);
  if (input.website !== null && isEnding(input.website)) throw new FieldError("website", NO_OWN_SITE);
  if (input.website !== null && isMailService(input.website)) throw new FieldError("website", MAIL_SERVICE_SITE);
  return await platform.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, viewer.id);
    if (!isOwnSiteAlone(viewer, company, input)) requireVerified(platform, viewer);
    const isSame = input.name === company.name && siteDomain(input.website) === siteDomain(company.website);
    const keepsCheck = isSame || (input.name === company.name && company.check?.how === "administrator");
    await tx
      .update(companies)
      .set({ ...input, version: sql`${companies.version} + 1`, updatedAt: platform.clock.now() })
      .where(eq(companies.id, company.id));
    if (!isSame) {
      const written = { companyId: company.id, userId: viewer.id, text: wasText(company) };
      if (company.check && !keepsCheck) await endMark(platform, tx, "changed", written);
      else await noteCompanyEvent(platform, tx, "changed", written);
    }
    const saved = await requireOwnCompany(tx, viewer.id);
    await reportIfSuspicious(platform, tx, {
      kind: "company",
      id: saved.id,
      name: saved.name,
      by: viewer,
      text: [saved.name, saved.about ?? ""].join("\n"),
      ownHost: siteDomain(saved.website),
    });
    return saved;
  });
}

/**
 * Sends a link to an address on the company's own domain; opening it verifies the company (D2). If
 * it is the viewer's own unconfirmed address, the link confirms that too. Throws wrong-role,
 * email-unverified, account-leaving, not-found, and FieldError if the address proves nothing.
 */
export async function askCompanyCheck(platform: Platform, viewer: Viewer, { email }: { email: string }): Promise<void> {
  requireHiring(viewer);
  if (email === viewer.email) requireStaying(viewer);
  else requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const company = await requireOwnCompany(tx, viewer.id);
    const { website } = company;
    const reason = whyNoProof(email, website) ?? ((await isSelfCheckOff(tx, company)) ? SELF_CHECK_OFF : null);
    if (reason !== null) throw new FieldError("email", reason);
    const domain = website === null ? "" : domainOf(website);
    const token = await issueLink(platform, tx, { userId: viewer.id, email }, "verify-company");
    const search = new URLSearchParams({ token: sealSecret(platform, token, email) });
    const mail = confirmMail({ email, domain, href: `/recruiter/company?${search}`, days: 1 });
    await queueMail(platform, tx, {
      ...mail,
      onceKey: typedAddressKey(viewer.id, platform.ids.next(platform.clock.now())),
    });
  });
}

/**
 * Verifies the viewer's company with the link from that email, or renews its proof, once. The
 * support team is notified if the company's name has nothing in common with the domain (decision
 * 028). Throws wrong-role, not-found, and link-expired if the link is no longer valid, belongs to
 * someone else, or is no longer on the company's domain.
 */
export async function confirmCompany(
  platform: Platform,
  viewer: Viewer,
  { token }: { token: string },
): Promise<Company> {
  requireHiring(viewer);
  return await platform.db.transaction(async (tx) => {
    const [first, again] = [
      await useUpLink(platform, tx, "verify-company", token),
      await useUpLink(platform, tx, "reconfirm-company", token),
    ];
    const used = first ?? again;
    const company = await lockOwnCompany(tx, viewer.id);
    const { website } = company;
    const isOver = !used || used.userId !== viewer.id || website === null || whyNoProof(used.email, website) !== null;
    if (isOver || (await isSelfCheckOff(tx, company))) throw new DomainError("link-expired");
    const { email } = used;
    const domain = mailDomainOf(email);
    if (email === viewer.email && !viewer.isEmailVerified) await confirmOwnAddress(platform, tx, viewer);
    const check = { companyId: company.id, how: "domain", domain, email, userId: viewer.id } as const;
    await giveMark(platform, tx, check, company.check ? "confirmed" : "verified");
    if (!isNamedLike(company.name, domain)) await reportOtherName(platform, tx, viewer, company, domain);
    return await requireOwnCompany(tx, viewer.id);
  });
}

/** The link went to the account's own address, so it confirms that address too. */
async function confirmOwnAddress({ clock }: Platform, tx: Database, { id, email }: Viewer): Promise<void> {
  await tx
    .update(users)
    .set({ isEmailVerified: true, updatedAt: clock.now() })
    .where(and(eq(users.id, id), eq(users.email, email)));
}

/**
 * Asks staff to check the company, in the recruiter's words; the company waits from then on. Throws
 * wrong-role, email-unverified, account-leaving, not-found, company-asked if it is waiting already,
 * and company-decided if it is verified.
 */
export async function askStaffCheck(platform: Platform, viewer: Viewer, { words }: { words: string }): Promise<void> {
  requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, viewer.id);
    if (company.check) throw new DomainError("company-decided");
    if (company.askedAt) throw new DomainError("company-asked");
    const now = platform.clock.now();
    await tx
      .update(companies)
      .set({ askedAt: now, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, company.id));
    await noteCompanyEvent(platform, tx, "asked", { companyId: company.id, userId: viewer.id, text: words });
    await queueMail(platform, tx, {
      toAddress: BRAND.contactEmail,
      toName: BRAND.name,
      ...askedMail(company, viewer.name, words),
      onceKey: `company-asked ${company.id} ${now.toISOString()}`,
    });
  });
}

/** Returns whether only the website changes, and to the domain of the viewer's own address. */
function isOwnSiteAlone(viewer: Viewer, company: OwnCompany, { website, ...rest }: CompanyInput): boolean {
  const isRest = isDeepStrictEqual({ ...company, ...rest }, company);
  return isRest && website !== null && whyNoProof(viewer.email, website) === null;
}

function wasText({ name, website }: Company): string {
  return website === null ? name : `${name}, ${domainOf(website)}`;
}

function siteDomain(website: string | null): string | null {
  return website === null ? null : domainOf(website);
}
