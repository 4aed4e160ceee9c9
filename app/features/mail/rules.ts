import { firstNameOf } from "#app/first-name.ts";
import { firstLetters } from "#app/words.ts";

/** A row of an email's table, such as "When" with day and time. */
export type MailFact = { label: string; value: string };

/** One of several entries in an email, with its own link. */
export type MailEntry = {
  title: string;
  text: string;
  facts?: readonly MailFact[];
  link: { label: string; href: string };
};

/** How many days a copy of an email is kept. The privacy page says "two months". */
export const MAIL_KEPT_DAYS = 60;

/** The content of an email. `href` is a path of this site; `reason` says why the person gets it. */
export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown below the paragraphs as a table. */
  facts?: readonly MailFact[];
  /** Quotes of what a person wrote. */
  quotes?: readonly string[];
  /** Shown at the end, each with its own title. */
  entries?: readonly MailEntry[];
  button?: { label: string; href: string };
  reason: string;
  /** The job of the application it is about: a message about that job becomes part of the email. */
  jobId?: string;
};

/**
 * The kinds of emails that a person can stop: about notifications, alerts of saved searches, the digests, and reports of
 * figures. Emails about an account's security are not among them.
 */
export const MAILINGS = [
  "notifications",
  "job-alerts",
  "candidate-alerts",
  "weekly-digest",
  "daily-digest",
  "suggestions",
  "figures",
] as const;

export type Mailing = (typeof MAILINGS)[number];

// Line breaks would start a new header; the others hide or reorder what the reader sees.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const MAX_HEADER_LENGTH = 200;

/** Makes a text safe for an email header: one line, no control or direction characters, at most 200 characters. */
export function headerText(text: string): string {
  const line = text.replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  return firstLetters(line.toWellFormed(), MAX_HEADER_LENGTH);
}

/** Returns the Message-ID of an email, derived from its id so that every attempt to send it has the same one. */
export function messageIdOf(mailId: string, appUrl: string): string {
  return `<${mailId}@${new URL(appUrl).hostname}>`;
}

/**
 * Returns the greeting with the first name. Leaves out what could be an address, so that no one advertises in our
 * greeting.
 */
export function greeting(name: string | null): string {
  const firstName = firstNameOf(name ?? "");
  if (!firstName || /[/:@]|\.\w/.test(firstName)) return "Hello,";
  return `Dear ${firstName},`;
}

/** What became of an email. "outbox": kept here, because no email server is set up. */
export type MailFate = "sent" | "waiting" | "failing" | "refused" | "outbox";

/** What became of a stored email. */
export function fateOf(
  mail: { sentAt: Date | null; refusedAt: Date | null; lastError: string | null },
  { isOutbox }: { isOutbox: boolean },
): MailFate {
  if (mail.sentAt) return "sent";
  if (mail.refusedAt) return "refused";
  if (mail.lastError) return "failing";
  return isOutbox ? "outbox" : "waiting";
}
