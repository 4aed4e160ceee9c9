import { and, desc, eq, type SQL } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { Platform } from "#app/platform/platform.ts";
import { openSealed } from "./secret.server.ts";

/** An email in the list of the outbox. */
export type OutboxMail = {
  id: string;
  toAddress: string;
  toName: string | null;
  replyTo: string | null;
  subject: string;
  textBody: string;
  createdAt: Date;
  sentAt: Date | null;
};

/** Returns the condition that a row of `users` may get mailings: not suspended, and verified where that is required. */
export function mayGetMailings({ env }: { env: { requiresEmailVerification: boolean } }): SQL | undefined {
  return and(isNotSuspended(users.id), env.requiresEmailVerification ? eq(users.isEmailVerified, true) : undefined);
}

/** Lists the newest emails, newest first, as their recipients read them. */
export async function listMails(platform: Pick<Platform, "db" | "authSecret">, limit: number): Promise<OutboxMail[]> {
  const rows = await platform.db
    .select({
      id: mails.id,
      toAddress: mails.toAddress,
      toName: mails.toName,
      replyTo: mails.replyTo,
      subject: mails.subject,
      textBody: mails.textBody,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
  return rows.map((mail) => ({ ...mail, textBody: openSealed(platform, mail.textBody, mail.toAddress) }));
}

/** Returns the HTML of one email, or null. */
export async function findMailHtml(
  platform: Pick<Platform, "db" | "authSecret">,
  mailId: string,
): Promise<string | null> {
  const [mail] = await platform.db
    .select({ htmlBody: mails.htmlBody, toAddress: mails.toAddress })
    .from(mails)
    .where(eq(mails.id, mailId));
  return mail ? openSealed(platform, mail.htmlBody, mail.toAddress) : null;
}
