import { BRAND } from "#app/brand.ts";
import type { CaseKind } from "#app/domain/cases.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { LOOKS_AFTER_REPORTS } from "#app/features/mail/reasons.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import { KIND_NAMES, outcomeText, REASON_NAMES } from "./labels.ts";
import { casePath, type Problem, type ToldOutcome } from "./rules.ts";

type Opened = { id: string; kind: CaseKind; title: string } & Problem;

/**
 * Tells the support team that there is a case to look at, and where. It does not quote what anyone
 * wrote.
 */
export function caseMail({ id, kind, title, reason, words }: Opened): NewMail {
  const verb = reason === "noticed" ? "noticed" : "reported";
  return {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    subject: `${KIND_NAMES[kind]} ${verb}: ${title}`,
    heading: reason === "noticed" ? `${BRAND.name} noticed something` : `Someone reported something`,
    paragraphs: [`${KIND_NAMES[kind]}: ${title}.`, reason === "noticed" ? words : REASON_NAMES[reason]],
    button: { label: "Open the case", href: casePath(id) },
    reason: LOOKS_AFTER_REPORTS,
  };
}

/**
 * Tells a reporter the outcome of their report. It leaves out the title if the address is not
 * confirmed to be theirs.
 */
export function outcomeMail({ kind, title, outcome }: ToldOutcome): MailContent {
  const what = KIND_NAMES[kind].toLowerCase();
  return {
    subject: title === null ? `Your report of ${withArticle(what)}` : `Your report: ${title}`,
    heading: "What we decided about your report",
    paragraphs: [
      title === null ? `You reported ${withArticle(what)} on ${BRAND.name}.` : `You reported this ${what}: ${title}.`,
      outcomeText(outcome),
    ],
    button: { label: "How to spot a scam", href: "/resources/job-scams" },
    reason: "You're getting this email because you reported this to us.",
  };
}

function withArticle(noun: string): string {
  return `${noun.startsWith("e") ? "an" : "a"} ${noun}`;
}
