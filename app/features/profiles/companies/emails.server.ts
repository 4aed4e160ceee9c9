import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { LOOKS_AFTER_REPORTS } from "#app/features/mail/reasons.ts";

type Named = { id: string; name: string; slug: string };

/** To the support team: a company was verified under a name that has nothing in common with its domain. */
export function otherNameMail(recruiter: { name: string }, company: Named, domain: string): NewMail {
  return {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    subject: `Verified under another name: ${company.name}`,
    heading: "This name and this domain have nothing in common",
    paragraphs: [
      `${recruiter.name} confirmed an email address at ${domain} for ${company.name}. The badge names the domain and stays for now.`,
      "Please check whether that site belongs to this company. If it doesn't, remove the badge.",
    ],
    button: { label: "Look at the company", href: `/company/${company.slug}` },
    reason: LOOKS_AFTER_REPORTS,
    onceKey: `company-name ${company.id} ${domain} ${company.name}`,
  };
}
