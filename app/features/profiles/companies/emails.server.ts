import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { LOOKS_AFTER_REPORTS } from "#app/features/mail/reasons.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { appealEntry } from "#app/features/safety/advice.ts";
import { counted } from "#app/words.ts";

type Named = { id: string; name: string; slug: string };

/**
 * Sends the confirmation link to an address on a company's domain. It names only that domain,
 * because the name of the person or the company may be anything, and the address may belong to a
 * stranger.
 */
export function confirmMail({
  email,
  domain,
  href,
  days,
}: {
  email: string;
  domain: string;
  href: string;
  days: number;
}) {
  const within = days === 1 ? "24 hours" : counted(days, "day");
  return {
    toAddress: email,
    toName: null,
    subject: `Confirm that you hire for ${domain}`,
    heading: `Do you hire for ${domain}?`,
    paragraphs: [
      `Someone, probably you, wants to show on ${BRAND.name} that they hire for ${domain}. Please confirm within ${within}, logged in to the same account.`,
      "Didn't ask for this? Ignore this email.",
    ],
    button: { label: "Confirm this address", href },
    reason: "You're getting this email because someone entered this address as their company's.",
  } satisfies NewMail;
}

/** Tells the support team that a recruiter asks for a check by staff. */
export function askedMail(company: Named, byName: string, words: string): MailContent {
  return {
    subject: `Company to check: ${company.name}`,
    heading: `${company.name} asks to be checked`,
    paragraphs: [`${byName} writes:`],
    quotes: [words],
    button: { label: "Look at the company", href: `/operator/companies/${company.id}` },
    reason: LOOKS_AFTER_REPORTS,
  };
}

const HIRES_FOR = "You're getting this email because you hire for this company.";
const HREF = "/recruiter/company";
const BUTTON = { label: "Open Company", href: HREF };

/** Tells a company's recruiters that staff verified it. */
export function verifiedNotification({ name }: Pick<Named, "name">): NotificationContent {
  const text = "We've checked your company. Your jobs now show the Verified badge.";
  return {
    kind: "company-verified",
    title: "Your company is verified",
    body: `${name}. ${text}`,
    href: HREF,
    mail: {
      subject: `Verified: ${name}`,
      heading: `${name} is verified`,
      paragraphs: [text],
      button: BUTTON,
      reason: HIRES_FOR,
    },
  };
}

/**
 * Tells a company's recruiters that staff could not verify it or removed the badge, and why, with
 * the link to appeal.
 */
export function refusedNotification(
  { name }: Pick<Named, "name">,
  { reason, wasVerified, appealHref }: { reason: string; wasVerified: boolean; appealHref: string },
): NotificationContent {
  const title = wasVerified ? "Your Verified badge was removed" : "We couldn't verify your company";
  return {
    kind: "company-refused",
    title,
    body: `${name}. ${reason}`,
    href: HREF,
    mail: {
      subject: wasVerified ? `Badge removed: ${name}` : `Not verified: ${name}`,
      heading: title,
      paragraphs: [reason, "You can answer us under Company, and someone will look again."],
      button: BUTTON,
      entries: [appealEntry(appealHref)],
      reason: HIRES_FOR,
    },
  };
}

/** Tells a company's recruiters that it was merged into another company. */
export function mergedNotification(from: Pick<Named, "name">, into: Pick<Named, "name">): NotificationContent {
  const title = `You now hire for ${into.name}`;
  const text = `${from.name} and ${into.name} are the same company, so we made them one. Your jobs, applications, and conversations are all still there.`;
  return {
    kind: "company-verified",
    title,
    body: text,
    href: HREF,
    mail: { subject: title, heading: title, paragraphs: [text], button: BUTTON, reason: HIRES_FOR },
  };
}

/**
 * Tells a company's recruiters that its proof can no longer be found, and how many days the badge
 * remains; none once it is gone.
 */
export function proofNotification({ name }: Pick<Named, "name">, what: string, endsIn: number): NotificationContent {
  const isOver = endsIn === 0;
  const text = isOver
    ? `${what} Your Verified badge is gone. Prove your company again under Company, and it comes back at once.`
    : `${what} Your Verified badge goes away in ${counted(endsIn, "day")} unless you prove your company again.`;
  const title = isOver ? "Your company is no longer verified" : "Please confirm your company again";
  return {
    kind: "company-proof",
    title,
    body: `${name}. ${text}`,
    href: HREF,
    mail: {
      subject: isOver ? `No longer verified: ${name}` : `Confirm again: ${name}`,
      heading: title,
      paragraphs: [text],
      button: BUTTON,
      reason: HIRES_FOR,
    },
  };
}
