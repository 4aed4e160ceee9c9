import { BRAND } from "#app/brand.ts";
import type { CaseKind } from "#app/domain/cases.ts";
import { KIND_NAMES } from "#app/features/cases/labels.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { APPEAL_ONCE } from "#app/features/safety/advice.ts";

type Content = Omit<NewMail, "toAddress" | "toName">;

/** A message from staff to the person a case is about. */
export function messageToPerson(words: string): Content {
  return {
    subject: `A message from ${BRAND.name} about your account`,
    heading: "Please read this",
    paragraphs: [words],
    replyTo: BRAND.contactEmail,
    reason: `You're getting this email because someone who looks after ${BRAND.name} wrote to you.`,
  };
}

/**
 * A message from staff to a reporter. It leaves out the title if the address is not confirmed to be
 * theirs.
 */
export function messageToReporter({ kind, title }: { kind: CaseKind; title: string | null }, words: string): Content {
  return {
    subject: title === null ? "About your report" : `About your report: ${title}`,
    heading: `About the ${KIND_NAMES[kind].toLowerCase()} you reported`,
    paragraphs: [words],
    replyTo: BRAND.contactEmail,
    reason: "You're getting this email because you reported this to us.",
  };
}

/**
 * Tells a person that something of theirs was hidden, with the link to appeal. It is for kinds that
 * nothing else tells them about.
 */
export function hiddenMail(kind: CaseKind, words: string, appealHref: string): Content {
  const what = KIND_NAMES[kind].toLowerCase();
  return {
    subject: `We took down your ${what}`,
    heading: `We took down your ${what}`,
    paragraphs: [words, ...(kind === "company" ? ["No one can find its jobs meanwhile."] : []), APPEAL_ONCE],
    button: { label: "Appeal this decision", href: appealHref },
    replyTo: BRAND.contactEmail,
    reason: `You're getting this email because this was yours on ${BRAND.name}.`,
  };
}
