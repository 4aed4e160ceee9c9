import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import type { MailContent, MailEntry } from "#app/features/mail/rules.ts";
import { excerptOf, quotesOf, unreadMail } from "#app/features/messaging/emails.server.ts";
import { messagesPath } from "#app/features/messaging/rules.ts";
import { notificationLook } from "#app/features/notifications/labels.ts";
import { notificationsPath } from "#app/features/notifications/rules.ts";
import { counted } from "#app/words.ts";
import { isOwnDoing, rankOf } from "./rules.ts";

/** A notification with its own email. */
export type NotificationItem = {
  kind: string;
  title: string;
  body: string;
  href: string;
  at: Date;
  mail: MailContent;
};

/** The messages in one conversation, oldest first; `jobId` is the job that it is about. */
export type ConversationDigest = {
  conversationId: string;
  jobId: string | null;
  from: string;
  at: Date;
  texts: readonly string[];
};

/** One event: with an email of its own, and as an entry among others. */
type BundledEvent = { rank: number; at: Date; mail: MailContent; entry: MailEntry };

const MAX_ENTRIES = 20;
const EXCERPT = 160;

/**
 * Returns one email about all events, the most important first and in its subject; a single event has its own email. A
 * message about the job of an offer or an interview is part of that email. Null if there are no events.
 */
export function bundleEmail(
  reader: Role,
  items: readonly NotificationItem[],
  digests: readonly ConversationDigest[],
): MailContent | null {
  const others = items.filter(({ kind }) => !isOwnDoing(kind));
  const told = others.length + digests.length > 0 ? others : items;
  const holders = digests.map((digest) => ({ digest, holder: told.find((one) => holds(one, digest)) }));
  const events = [
    ...told.map((one) => notificationEntry(reader, one, holders.find(({ holder }) => holder === one)?.digest)),
    ...holders.filter(({ holder }) => !holder).map(({ digest }) => conversationEntry(reader, digest)),
  ].sort((a, b) => a.rank - b.rank || a.at.getTime() - b.at.getTime());
  const [first, ...rest] = events;
  if (!first || rest.length === 0) return first?.mail ?? null;
  const left = events.length - MAX_ENTRIES;
  return {
    subject: `${first.mail.subject}, and ${rest.length} more`,
    heading: counted(events.length, "update"),
    paragraphs: [],
    entries: events.slice(0, MAX_ENTRIES).map(({ entry }) => entry),
    button: {
      label: left > 0 ? `See them all, and ${left} more` : "See them all",
      href: notificationsPath(reader),
    },
    reason: `You're getting this email because these things happened on ${BRAND.name} and you hadn't seen them after five minutes.`,
  };
}

function holds({ kind, mail }: NotificationItem, { jobId }: ConversationDigest): boolean {
  return jobId !== null && mail.jobId === jobId && rankOf(kind) < rankOf("message");
}

function notificationEntry(reader: Role, item: NotificationItem, digest: ConversationDigest | undefined): BundledEvent {
  const { kind, title, body, href, at, mail } = item;
  const facts = mail.facts ?? [];
  const text = facts.length > 0 ? mail.paragraphs.join(" ") : body;
  const entry = { title, text, facts, link: { label: notificationLook(kind).link, href } };
  const placed = { rank: rankOf(kind), at };
  if (!digest) return { ...placed, mail, entry };
  const messages = messagesPath(reader, digest.conversationId);
  const link = { label: READ_MESSAGE, href: messages };
  return {
    ...placed,
    mail: { ...mail, quotes: quotesOf(digest.texts), button: link },
    entry: { ...entry, text: `${text} ${digest.from}: ${oneLine(digest)}`, link },
  };
}

function conversationEntry(reader: Role, digest: ConversationDigest): BundledEvent {
  const { conversationId, from, at, texts } = digest;
  const mail = unreadMail(reader, conversationId, from, texts);
  const link = { label: READ_MESSAGE, href: mail.button.href };
  return { rank: rankOf("message"), at, mail, entry: { title: mail.subject, text: oneLine(digest), link } };
}

const READ_MESSAGE = notificationLook("message").link;

function oneLine({ texts: [first = ""] }: ConversationDigest): string {
  return excerptOf(first, EXCERPT).replace(/\s+/g, " ");
}
