import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { shortened } from "#app/words.ts";
import { messagesPath } from "./rules.ts";

const EXCERPT = 600;
/** How many messages of a case its mail shows; all of them are stored with it. */
const EVIDENCE_SHOWN = 10;

/** To somebody who has not read what was written to them. `texts` are the messages, oldest first. */
export function unreadMail(reader: Role, conversationId: string, from: string, texts: readonly string[]) {
  const what = texts.length === 1 ? "a message" : `${texts.length} messages`;
  return {
    subject: texts.length === 1 ? `New message from ${from}` : `${texts.length} new messages from ${from}`,
    heading: `${from} wrote you ${what}`,
    paragraphs: [
      ...texts.slice(0, 3).map((text) => shortened(text, EXCERPT)),
      ...(texts.length > 3 ? [`And ${texts.length - 3} more.`] : []),
      "We never ask you to pay, and no honest employer will.",
    ],
    button: { label: "Read and answer", href: messagesPath(reader, conversationId) },
    reason: `You get this mail because somebody wrote to you on ${BRAND.name} and you had not read it after five minutes.`,
  };
}

type Case = {
  id: string;
  /** Null when the product itself noticed. */
  reporter: { name: string; email: string } | null;
  reported: string;
  reason: string;
  /** The last messages, oldest first. */
  evidence: readonly string[];
};

/** To the support team: what was reported, and the messages themselves, because there is no other place to read them. */
export function caseMail({ id, reporter, reported, reason, evidence }: Case) {
  const who = reporter?.name ?? BRAND.name;
  return {
    subject: `Conversation ${reporter ? "reported" : "noticed"}: ${reported}`,
    heading: `${who} ${reporter ? "reported" : "noticed"} a conversation`,
    paragraphs: [
      `About: ${reported}.`,
      `Reason: ${reason}`,
      reporter ? `Reported by ${reporter.email}. Case ${id}.` : `Nobody reported it yet. Case ${id}.`,
      "The last messages:",
      ...evidence.slice(-EVIDENCE_SHOWN).map((text) => shortened(text, EXCERPT)),
    ],
    reason: "You get this mail because you look after reports.",
  };
}
