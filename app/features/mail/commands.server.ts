import { and, eq } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import type { MailKind } from "#app/domain/emails.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findBounce } from "./bounces/queries.server.ts";
import { htmlBody, textBody } from "./emails.server.tsx";
import { mayGetMailings } from "./queries.server.ts";
import { reportPathOf } from "./report-links.server.ts";
import { headerText, type MailContent, type Mailing, messageIdOf } from "./rules.ts";
import { unsubscribePathOf } from "./unsubscribe-links.server.ts";

export const MAIL_QUEUE = "mail.send";

/** An email to one person. */
export type NewMail = MailContent & {
  /**
   * The account that the email is about, whose owner finds it in their export; a mailing has it in any case. Missing for
   * emails to the support team, and to an address that was typed but not verified.
   */
  userId?: string;
  toAddress: string;
  toName: string | null;
  /** The reply address, if it is not the sender's. */
  replyTo?: string;
  /** For a mailing: whose and which, for the unsubscribe link. */
  mailing?: { userId: string; name: Mailing };
  /** A second email with the same key is not written. */
  onceKey?: string;
  /** What the email is about; by default a mailing's own name, our mailbox for what goes there, else the account. */
  kind?: MailKind;
};

/**
 * Stores an email and the task that sends it, both in `tx`, so it is sent exactly if `tx` commits, and returns its id.
 * Without SMTP it is only stored, and /dev/outbox shows it. Skips mailings to an address that bounced, to one that is
 * unverified where that is required, and to suspended people.
 */
export async function queueMail(platform: Platform, tx: Database, mail: NewMail): Promise<string | null> {
  const { appUrl } = platform.env;
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const toName = mail.toName === null ? null : headerText(mail.toName) || null;
  if (mail.mailing && !(await takesMailings(platform, tx, mail.mailing.userId, mail.toAddress))) return null;
  const unsubscribePath = mail.mailing ? unsubscribePathOf(platform, mail.mailing) : null;
  const reportPath = mail.toAddress === BRAND.contactEmail ? null : reportPathOf(platform, id);
  const content = { ...mail, subject: headerText(mail.subject), unsubscribePath, reportPath };
  const [written] = await tx
    .insert(mails)
    .values({
      id,
      userId: mail.mailing?.userId ?? mail.userId ?? null,
      toAddress: mail.toAddress,
      toName,
      replyTo: mail.replyTo ?? null,
      kind: mail.mailing?.name ?? mail.kind ?? (mail.toAddress === BRAND.contactEmail ? "inbox" : "account"),
      subject: content.subject,
      textBody: textBody(content, toName, appUrl),
      htmlBody: htmlBody(content, toName, appUrl),
      messageId: messageIdOf(id, appUrl),
      unsubscribePath,
      onceKey: mail.onceKey ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  if (written && !platform.mailer.isOutbox)
    await platform.tasks.enqueue(tx, MAIL_QUEUE, { mailId: id }, { singletonKey: id });
  return written?.id ?? null;
}

/**
 * Sends an email of this account again, in `tx`, to the address it was written to, if that is still theirs. False for
 * any other email.
 */
export async function sendMailAgain(
  platform: Platform,
  tx: Database,
  { mailId, userId, address }: { mailId: string; userId: string; address: string },
): Promise<boolean> {
  const isTheirs = and(eq(mails.id, mailId), eq(mails.userId, userId), eq(mails.toAddress, address));
  const [mail] = await tx.select({ id: mails.id }).from(mails).where(isTheirs);
  if (mail) await queueAgain(platform, tx, mail.id);
  return mail !== undefined;
}

/**
 * Sends an email again at once, in `tx`, as a new message, so that no server takes it for a duplicate and it does not
 * wait for a retry of the old one. Without SMTP it stays in the outbox.
 */
export async function queueAgain(platform: Platform, tx: Database, mailId: string): Promise<void> {
  const messageId = messageIdOf(platform.ids.next(platform.clock.now()), platform.env.appUrl);
  const anew = { messageId, sentAt: null, refusedAt: null, lastError: null };
  await tx.update(mails).set(anew).where(eq(mails.id, mailId));
  if (!platform.mailer.isOutbox) await platform.tasks.enqueue(tx, MAIL_QUEUE, { mailId }, { singletonKey: messageId });
}

async function takesMailings(platform: Platform, tx: Database, userId: string, address: string): Promise<boolean> {
  if (await findBounce(tx, address)) return false;
  return (await tx.$count(users, and(eq(users.id, userId), mayGetMailings(platform)))) > 0;
}
