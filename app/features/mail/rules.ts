import { firstNameOf } from "#app/first-name.ts";
import { firstLetters } from "#app/words.ts";

/** A row of a mail's table: "When", and the day and hour. */
export type MailFact = { label: string; value: string };

/** One of several things that a mail tells of, with its own link. */
export type MailEntry = {
  title: string;
  text: string;
  facts?: readonly MailFact[];
  link: { label: string; href: string };
};

/** So long a copy of a mail is kept. The privacy page says "two months". */
export const MAIL_KEPT_DAYS = 60;

/** One mail as a feature describes it. `href` is a path of this site; `reason` says why the person gets it. */
export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Stand below the paragraphs as a table. */
  facts?: readonly MailFact[];
  /** What somebody wrote, word for word. */
  quotes?: readonly string[];
  /** Stand below all that, each under its own title. */
  entries?: readonly MailEntry[];
  button?: { label: string; href: string };
  reason: string;
  /** The job of an application that it tells of: a message about that job belongs into the same mail. */
  jobId?: string;
};

/**
 * The mails that a person can stop: what happened (`news`), alerts of saved searches, and the two digests. Mails about
 * the safety of an account belong to none of them.
 */
export const LETTERS = ["news", "job-alerts", "candidate-alerts", "weekly-digest", "daily-digest"] as const;

export type Letter = (typeof LETTERS)[number];

// Line breaks would start a new header; the others hide or reorder what the reader sees.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const MAX_HEADER_LENGTH = 200;

/** A text that may stand in a mail header: one line, no control or direction characters, at most 200 characters. */
export function headerText(text: string): string {
  const line = text.replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  return firstLetters(line.toWellFormed(), MAX_HEADER_LENGTH);
}

/** The Message-ID of a mail. It follows from the mail's id, so that every attempt to send carries the same one. */
export function messageIdOf(mailId: string, appUrl: string): string {
  return `<${mailId}@${new URL(appUrl).hostname}>`;
}

/** Greeting by first name. What could be an address is left out: nobody should advertise in our greeting. */
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
