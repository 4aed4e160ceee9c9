import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { counted } from "#app/words.ts";
import { CHANNEL_LABELS } from "./labels.ts";
import { ANSWERED_BUTTON } from "./replies/labels.ts";
import type { ContactChannel } from "./rules.ts";
import type { ContactInput } from "./schema.ts";

type SupportCase = { channel: ContactChannel; reference: string; answeredPath: string; consolePath: string };

/**
 * Sends a message to support: the sender, the page, the text as typed, and how to mark it as
 * answered.
 */
export function supportMail(
  input: ContactInput,
  { channel, reference, answeredPath, consolePath }: SupportCase,
): NewMail {
  return {
    toAddress: BRAND.contactEmail,
    toName: null,
    replyTo: input.email,
    subject: `[${reference}] ${input.subject}`,
    heading: input.subject,
    paragraphs: [
      `From ${input.name}, ${input.email}`,
      `${CHANNEL_LABELS[channel]}, reference ${reference}`,
      ...input.message.split(/\n+/).filter((line) => line.trim() !== ""),
    ],
    entries: [
      {
        title: "Answer in the console",
        text: "Your answer goes out from there and is recorded automatically.",
        link: { label: "Open this request", href: consolePath },
      },
    ],
    button: { label: ANSWERED_BUTTON, href: answeredPath },
    reason: `Please reply to ${input.email} within ${BRAND.replyTime}, in the console, or from your email program, and press the button then. That's how we know whether we keep that promise.`,
  };
}

/** A message that waits for an answer; `hours` since it came. */
export type WaitingMessage = {
  reference: string;
  subject: string;
  email: string;
  hours: number;
  answeredPath: string;
};

/**
 * Reminds support which messages are waiting, oldest first, each with the link that marks it as
 * answered.
 */
export function remindingMail(messages: readonly WaitingMessage[]): NewMail {
  const title = `${counted(messages.length, "message is", "messages are")} waiting for a reply`;
  return {
    toAddress: BRAND.contactEmail,
    toName: null,
    subject: title,
    heading: title,
    paragraphs: [`We promise everyone a reply within ${BRAND.replyTime}.`],
    entries: messages.map(({ reference, subject, email, hours, answeredPath }) => ({
      title: `[${reference}] ${subject}`,
      text: `From ${email}, ${hours} hours ago.`,
      link: { label: ANSWERED_BUTTON, href: answeredPath },
    })),
    reason: `This email comes once when a message has waited ${BRAND.replyHours.soon} hours, and once more after ${BRAND.replyHours.latest}.`,
  };
}
