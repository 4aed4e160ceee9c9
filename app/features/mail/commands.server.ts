import type { Database } from "#app/db/database.ts";
import { mails } from "#app/db/schema/mails.ts";
import type { Platform } from "#app/platform/platform.ts";
import { htmlBody, textBody } from "./emails.server.tsx";
import { headerText, type MailContent, messageIdOf } from "./rules.ts";

export const MAIL_QUEUE = "mail.send";

/** A mail to one person. */
export type NewMail = MailContent & { toAddress: string; toName: string | null };

/**
 * Writes a mail and the task that sends it, both in `tx`: it goes out when `tx` commits and never otherwise. Without
 * SMTP there is nothing to send; the mail stays where it is and /dev/outbox shows it.
 */
export async function queueMail(platform: Platform, tx: Database, mail: NewMail): Promise<void> {
  const { appUrl } = platform.env;
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const toName = mail.toName === null ? null : headerText(mail.toName) || null;
  const content = { ...mail, subject: headerText(mail.subject) };
  await tx.insert(mails).values({
    id,
    toAddress: mail.toAddress,
    toName,
    subject: content.subject,
    textBody: textBody(content, toName, appUrl),
    htmlBody: htmlBody(content, toName, appUrl),
    messageId: messageIdOf(id, appUrl),
    createdAt: now,
  });
  if (!platform.mailer.isOutbox) await platform.tasks.enqueue(tx, MAIL_QUEUE, { mailId: id }, { singletonKey: id });
}
