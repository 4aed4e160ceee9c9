import { asc, eq, sql } from "drizzle-orm";
import { mails } from "#app/db/schema/mails.ts";
import { openSealed } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Passes the five minutes after which unread events are emailed. */
export async function writeWaitingMails(platform: Platform): Promise<void> {
  await platform.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'created'`,
  );
  await platform.tasks.runDue();
}

/** Every mail to an address, oldest first. */
export async function listMailsTo(platform: Platform, address: string) {
  return await platform.db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(asc(mails.id));
}

/** Their subjects. */
export async function listSubjectsTo(platform: Platform, address: string): Promise<string[]> {
  return (await listMailsTo(platform, address)).map(({ subject }) => subject);
}

/** Returns the alerts for saved searches, oldest first. */
export async function listAlertMailsTo(platform: Platform, { email }: { email: string }) {
  const sent = await listMailsTo(platform, email);
  return sent
    .filter(({ textBody }) => textBody.includes("alerts on a saved search"))
    .map(({ subject, textBody }) => ({ subject, text: textBody }));
}

/** The same with their decrypted texts. */
export async function listOpenedMailsTo(platform: Platform, address: string) {
  const sent = await listMailsTo(platform, address);
  return sent.map((mail) => ({ ...mail, textBody: openSealed(platform, mail.textBody, mail.toAddress) }));
}
