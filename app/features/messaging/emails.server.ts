import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { messagesPath } from "./rules.ts";

const EXCERPT = 600;

/** To somebody who has not read what was written to them. `texts` are the messages, oldest first. */
export function unreadMail(reader: Role, conversationId: string, from: string, texts: readonly string[]) {
  const what = texts.length === 1 ? "a message" : `${texts.length} messages`;
  return {
    subject: texts.length === 1 ? `New message from ${from}` : `${texts.length} new messages from ${from}`,
    heading: `${from} wrote you ${what}`,
    paragraphs: [
      ...texts.slice(0, 3).map(excerptOf),
      ...(texts.length > 3 ? [`And ${texts.length - 3} more.`] : []),
      "We never ask you to pay, and no honest employer will.",
    ],
    button: { label: "Read and answer", href: messagesPath(reader, conversationId) },
    reason: `You get this mail because somebody wrote to you on ${BRAND.name} and you had not read it after five minutes.`,
  };
}

/** To the support team. */
export function reportMail(
  reporter: { name: string; email: string },
  reported: string,
  reason: string,
  caseId: string,
) {
  return {
    subject: `Conversation reported: ${reported}`,
    heading: `${reporter.name} reported a conversation`,
    paragraphs: [
      `About: ${reported}.`,
      `Reason: ${reason}`,
      `Reported by ${reporter.email}. The messages are kept with case ${caseId}.`,
    ],
    reason: "You get this mail because you look after reports.",
  };
}

function excerptOf(text: string): string {
  const letters = Array.from(text);
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join("")}...` : text;
}
