import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { INTERVIEW_BEGINS } from "#app/features/applications/interviews/labels.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { shortened } from "#app/words.ts";
import { MESSAGE_REFUSALS, type MessageRefusal } from "./labels.ts";
import { messagesPath } from "./rules.ts";

const EXCERPT = 600;
const LONGEST_DATE = 150;
/** The most messages of a conversation that an email quotes. */
const QUOTED = 3;

/** For a person with unread messages. `texts` are the messages, oldest first. */
export function unreadMail(
  reader: Role,
  conversationId: string,
  from: string,
  texts: readonly string[],
): Omit<MailContent, "button"> & Required<Pick<MailContent, "button">> {
  const what = texts.length === 1 ? "a message" : `${texts.length} messages`;
  return {
    subject: texts.length === 1 ? `New message from ${from}` : `${texts.length} new messages from ${from}`,
    heading: `${from} wrote you ${what}`,
    paragraphs: [],
    quotes: quotesOf(texts),
    button: { label: "Read and reply", href: messagesPath(reader, conversationId) },
    reason: `You're getting this email because someone wrote to you on ${BRAND.name} and you hadn't read it after five minutes.`,
  };
}

/** Returns the first messages as an email quotes them, shortened, and how many more there are. */
export function quotesOf(texts: readonly string[]): string[] {
  const more = texts.length - QUOTED;
  return [
    ...texts.slice(0, QUOTED).map((text) => excerptOf(text, EXCERPT)),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

/** Shortens a message, but keeps the date of an interview at its end whole. */
export function excerptOf(text: string, letters: number): string {
  const at = text.lastIndexOf("\n") + 1;
  const last = text.slice(at);
  const isDate = at > 0 && last.startsWith(INTERVIEW_BEGINS) && last.length <= LONGEST_DATE;
  if (!isDate || Array.from(text).length <= letters) return shortened(text, letters);
  return `${shortened(text.slice(0, at).trimEnd(), letters)}\n\n${last}`;
}

/** What a moderator decides about a message that waits. */
export type HeldDecision = { outcome: "delivered" } | { outcome: "refused"; reason: MessageRefusal };

/** For the sender of a message that waited for a moderator. */
export function heldNotification(decision: HeldDecision, href: string): NotificationContent {
  const isDelivered = decision.outcome === "delivered";
  const title = isDelivered ? "Your message was delivered" : "Your message wasn't delivered";
  const text = isDelivered
    ? "Someone has read it, and it's with its reader now."
    : `${MESSAGE_REFUSALS[decision.reason].text} You can write again without that.`;
  const mail = {
    subject: title,
    heading: title,
    paragraphs: [text],
    button: { label: "Open Messages", href },
    reason: `You're getting this email because you wrote a message on ${BRAND.name}.`,
  };
  return { kind: "message", title, body: text, href, mail };
}
