import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { mails } from "#app/db/schema/mails.ts";

/** A mail as the outbox lists it. */
export type OutboxMail = {
  id: string;
  toAddress: string;
  toName: string | null;
  subject: string;
  textBody: string;
  createdAt: Date;
  sentAt: Date | null;
};

/** The newest mails, newest first. */
export async function listMails(db: Database, limit: number): Promise<OutboxMail[]> {
  return await db
    .select({
      id: mails.id,
      toAddress: mails.toAddress,
      toName: mails.toName,
      subject: mails.subject,
      textBody: mails.textBody,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** The HTML of one mail, or null. */
export async function findMailHtml(db: Database, mailId: string): Promise<string | null> {
  const [mail] = await db.select({ htmlBody: mails.htmlBody }).from(mails).where(eq(mails.id, mailId));
  return mail?.htmlBody ?? null;
}
