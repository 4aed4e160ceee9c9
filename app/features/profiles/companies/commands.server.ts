import { eq } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import { companies } from "#app/db/schema/profiles.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { issueLink, useUpLink } from "#app/features/accounts/links/commands.server.ts";
import { requireActingRecruiter, requireRecruiter, requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { typedAddressKey } from "#app/features/mail/owners/rules.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import { reportIfSuspicious } from "#app/features/safety/warnings/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { recordCompanyVerification } from "../commands.server.ts";
import { otherNameMail } from "./emails.server.ts";
import { MAIL_SERVICE_SITE, NO_OWN_SITE } from "./labels.ts";
import { isEnding, isMailService, isNamedLike, mailDomainOf, whyNoProof } from "./proof.server.ts";
import { lockOwnCompany, requireOwnCompany } from "./queries.server.ts";
import { type Company, domainOf } from "./rules.ts";
import type { CompanyInput } from "./schema.ts";

/**
 * Saves what the viewer's company says of itself. A new name or another domain takes the verified mark off: it was
 * given to the old one. What reads like a fraud is told to the support team. Throws wrong-role, email-unverified, not-found, and FieldError
 * for a site such as co.uk, which is nobody's, or gmail.com, which is a mail service's.
 */
export async function saveCompany(platform: Platform, viewer: Viewer, input: CompanyInput): Promise<Company> {
  requireVerifiedRecruiter(platform, viewer);
  if (input.website !== null && isEnding(input.website)) throw new FieldError("website", NO_OWN_SITE);
  if (input.website !== null && isMailService(input.website)) throw new FieldError("website", MAIL_SERVICE_SITE);
  return await platform.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, viewer.id);
    const isSame = input.name === company.name && siteDomain(input.website) === siteDomain(company.website);
    const keepsCheck = isSame || (input.name === company.name && company.check?.how === "administrator");
    await tx
      .update(companies)
      .set({
        ...input,
        ...(keepsCheck ? {} : { verifiedAt: null, verifiedHow: null, verifiedDomain: null }),
        updatedAt: platform.clock.now(),
      })
      .where(eq(companies.id, company.id));
    const saved = await requireOwnCompany(tx, viewer.id);
    await reportIfSuspicious(platform, tx, {
      kind: "company",
      id: saved.id,
      name: saved.name,
      byName: viewer.name,
      text: [saved.name, saved.about ?? ""].join("\n"),
      ownHost: siteDomain(saved.website),
      href: `/company/${saved.slug}`,
    });
    return saved;
  });
}

/**
 * Sends a link to an address on the company's own domain; opening it verifies the company (D2). Throws wrong-role,
 * email-unverified, account-leaving, not-found, and FieldError for an address that proves nothing.
 */
export async function askCompanyCheck(platform: Platform, viewer: Viewer, { email }: { email: string }): Promise<void> {
  requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const company = await requireOwnCompany(tx, viewer.id);
    const { website } = company;
    const reason = whyNoProof(email, website);
    if (reason !== null) throw new FieldError("email", reason);
    // The reader's own domain is all it names: what the person says of themselves or of the company may be anything, and
    // this address is perhaps a stranger's.
    const domain = website === null ? "" : domainOf(website);
    const token = await issueLink(platform, tx, { userId: viewer.id, email }, "verify-company");
    const search = new URLSearchParams({ token: sealSecret(platform, token, email) });
    await queueMail(platform, tx, {
      toAddress: email,
      toName: null,
      subject: `Confirm that you hire for ${domain}`,
      heading: `Do you hire for ${domain}?`,
      paragraphs: [
        `Someone, probably you, wants to show on ${BRAND.name} that they hire for ${domain}. Please confirm within 24 hours, logged in to the same account.`,
        "Didn't ask for this? Ignore this email.",
      ],
      button: { label: "Confirm this address", href: `/recruiter/company?${search}` },
      reason: "You're getting this email because someone entered this address as their company's.",
      onceKey: typedAddressKey(viewer.id, platform.ids.next(platform.clock.now())),
    });
  });
}

/**
 * Verifies the viewer's company with the link from that mail, once; the support team hears of a name that has nothing in
 * common with the domain (decision 028). Throws wrong-role, not-found, and link-expired for a link that is over, somebody
 * else's, or no longer on the company's domain.
 */
export async function confirmCompany(
  platform: Platform,
  viewer: Viewer,
  { token }: { token: string },
): Promise<Company> {
  requireRecruiter(viewer);
  return await platform.db.transaction(async (tx) => {
    const used = await useUpLink(platform, tx, "verify-company", token);
    const company = await lockOwnCompany(tx, viewer.id);
    const { website } = company;
    if (!used || used.userId !== viewer.id || website === null || whyNoProof(used.email, website) !== null) {
      throw new DomainError("link-expired");
    }
    const domain = mailDomainOf(used.email);
    await recordCompanyVerification(withTransaction(platform, tx), { companyId: company.id, how: "domain", domain });
    if (!isNamedLike(company.name, domain)) await queueMail(platform, tx, otherNameMail(viewer, company, domain));
    return await requireOwnCompany(tx, viewer.id);
  });
}

function siteDomain(website: string | null): string | null {
  return website === null ? null : domainOf(website);
}
