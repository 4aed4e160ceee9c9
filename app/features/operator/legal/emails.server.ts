import { BRAND } from "#app/brand.ts";
import type { DataRequestKind } from "#app/domain/legal.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";

const ASKED: Record<DataRequestKind, string> = {
  access: "a copy of your data",
  erasure: "erasing your data",
  correction: "correcting your data",
};

/** Sends the answer to a request about data, word for word. */
export function dataAnswerMail(
  to: { userId: string | null; email: string; name: string | null },
  kind: DataRequestKind,
  answer: string,
): NewMail {
  return {
    ...(to.userId && { userId: to.userId }),
    toAddress: to.email,
    toName: to.name,
    replyTo: BRAND.contactEmail,
    subject: "Our answer to your request about your data",
    heading: "Our answer to your request",
    paragraphs: [`You asked us for ${ASKED[kind]}.`],
    quotes: [answer],
    reason: "You're getting this email because you asked us something about your data.",
  };
}
