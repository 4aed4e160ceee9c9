import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { CHANNEL_LABELS } from "./labels.ts";
import type { ContactChannel } from "./rules.ts";
import type { ContactInput } from "./schema.ts";

/** What the people who answer read: who wrote, from where, and the message as it was typed. */
export function supportMail(input: ContactInput, channel: ContactChannel, reference: string): NewMail {
  return {
    toAddress: BRAND.contactEmail,
    toName: null,
    subject: `[${reference}] ${input.subject}`,
    heading: input.subject,
    paragraphs: [
      `From ${input.name}, ${input.email}`,
      `${CHANNEL_LABELS[channel]}, reference ${reference}`,
      ...input.message.split(/\n+/).filter((line) => line.trim() !== ""),
    ],
    reason: `Please answer ${input.email} within ${BRAND.replyTime}.`,
  };
}
