import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import type { MailContent, MailEntry } from "#app/features/mail/rules.ts";
import { unreadMail } from "#app/features/messaging/emails.server.ts";
import { messagesPath } from "#app/features/messaging/rules.ts";
import { notificationLook } from "#app/features/notifications/labels.ts";
import { notificationsPath } from "#app/features/notifications/rules.ts";
import { shortened } from "#app/words.ts";

/** A notification with the mail that tells of it alone. */
export type Happening = {
  kind: string;
  title: string;
  body: string;
  href: string;
  at: Date;
  mail: MailContent;
};

/** What somebody wrote in one conversation, oldest first. */
export type Talk = { conversationId: string; from: string; at: Date; texts: readonly string[] };

const MAX_ENTRIES = 20;
const EXCERPT = 160;

/** One mail about all of it, in the order of time; a single thing has its own words. Null when nothing happened. */
export function newsMail(reader: Role, happenings: readonly Happening[], talks: readonly Talk[]): MailContent | null {
  const [happening] = happenings;
  const [talk] = talks;
  if (happenings.length === 1 && happening && !talk) return happening.mail;
  if (talks.length === 1 && talk && !happening) return unreadMail(reader, talk.conversationId, talk.from, talk.texts);
  const entries = [
    ...happenings.map((one) => ({ at: one.at, entry: entryOf(one) })),
    ...talks.map((one) => ({ at: one.at, entry: talkEntryOf(reader, one) })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  if (entries.length === 0) return null;
  const left = entries.length - MAX_ENTRIES;
  const first = entries[0]?.entry.title;
  return {
    subject: `${first}, and ${entries.length - 1} more`,
    heading: `${entries.length} things happened`,
    paragraphs: ["Here they are, in the order of time."],
    entries: entries.slice(0, MAX_ENTRIES).map(({ entry }) => entry),
    button: {
      label: left > 0 ? `See them all, and ${left} more` : "See them all",
      href: notificationsPath(reader),
    },
    reason: `You get this mail because these things happened on ${BRAND.name} and you had not seen them after five minutes.`,
  };
}

function entryOf({ kind, title, body, href }: Happening): MailEntry {
  return { title, text: body, link: { label: notificationLook(kind).link, href } };
}

function talkEntryOf(reader: Role, { conversationId, from, texts }: Talk): MailEntry {
  const [first = ""] = texts;
  return {
    title: texts.length === 1 ? `New message from ${from}` : `${texts.length} new messages from ${from}`,
    text: shortened(first.replace(/\s+/g, " "), EXCERPT),
    link: { label: notificationLook("message").link, href: messagesPath(reader, conversationId) },
  };
}
