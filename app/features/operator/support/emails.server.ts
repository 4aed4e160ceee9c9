import { BRAND } from "#app/brand.ts";
import { answerReference } from "#app/features/contact/rules.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";

type Answered = { reference: string; subject: string; email: string; name: string };

/**
 * An answer from support. It does not quote the request, because someone else may have typed the
 * address. The reference in the subject links a reply by email to the request.
 */
export function answerMail({ reference, subject, email, name }: Answered, text: string): NewMail {
  return {
    toAddress: email,
    toName: name,
    replyTo: BRAND.contactEmail,
    kind: "support",
    subject: `[${answerReference(reference)}] Re: ${subject}`,
    heading: "Our answer to your message",
    paragraphs: [...text.split(/\n+/).filter((line) => line.trim() !== ""), `Your ${BRAND.name} support team`],
    reason:
      "You're getting this email because you wrote to us. Just answer it if anything is left: please keep the reference in the subject.",
  };
}
