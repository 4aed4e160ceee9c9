import { BRAND } from "#app/brand.ts";
import type { AppealOutcome } from "#app/domain/suspension.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { LOOKS_AFTER_REPORTS } from "#app/features/mail/reasons.ts";
import { APPEAL_KIND_LABELS, outcomeText } from "./labels.ts";
import type { Decision } from "./rules.ts";

type Person = { id: string; name: string; email: string; isEmailVerified: boolean };

const REASON = "You're getting this email because you appealed a decision of ours.";

/** Tells the support team that an appeal is waiting. It does not quote the appeal. */
export function appealArrivedMail({ kind }: Pick<Decision, "kind">, appealId: string): NewMail {
  return {
    toAddress: BRAND.contactEmail,
    toName: null,
    subject: `New appeal: ${APPEAL_KIND_LABELS[kind].toLowerCase()}`,
    heading: "An appeal is waiting for a decision",
    paragraphs: ["Someone other than who decided first reads it, and answers in writing."],
    button: { label: "Open the appeal", href: `/operator/appeals/${appealId}` },
    reason: LOOKS_AFTER_REPORTS,
  };
}

/** Tells a person the outcome of their appeal, with the decider's answer. */
export function appealDecidedMail(
  person: Person,
  { kind, subject }: Decision,
  { outcome, answer, href }: { outcome: AppealOutcome; answer: string; href: string },
): NewMail {
  return {
    userId: person.id,
    toAddress: person.email,
    toName: person.isEmailVerified ? person.name : null,
    subject: `Your appeal: ${outcome === "reversed" ? "the decision was taken back" : "the decision stands"}`,
    heading: outcomeText(kind, outcome),
    paragraphs: [...(subject ? [`It was about: ${subject}.`] : []), answer],
    button: { label: "Read the decision", href },
    reason: REASON,
  };
}
