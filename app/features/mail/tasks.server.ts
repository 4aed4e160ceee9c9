import { eq } from "drizzle-orm";
import { z } from "zod";
import { mails } from "#app/db/schema/mails.ts";
import type { Platform } from "#app/platform/platform.ts";
import { MAIL_QUEUE } from "./commands.server.ts";
import { openSealed } from "./sealing/secret.server.ts";

const payloadSchema = z.object({ mailId: z.uuid() });

/**
 * Connects the sending of mails to their queue. A mail that SMTP refuses is tried again with growing delays for a
 * day (the queue's default), always with the same Message-ID; the others do not wait for it.
 */
export async function registerMailTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(MAIL_QUEUE, (payload) => sendMail(platform, payloadSchema.parse(payload).mailId), {
    concurrency: 2,
  });
}

/** Sends one mail, unless it was sent already or is gone. Throws what SMTP throws, after noting it on the row. */
export async function sendMail(platform: Platform, mailId: string): Promise<void> {
  const { db, mailer, clock } = platform;
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt || mailer.isOutbox) return;
  try {
    const [textBody, htmlBody] = [openSealed(platform, mail.textBody), openSealed(platform, mail.htmlBody)];
    await mailer.send({ ...mail, textBody, htmlBody });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await db.update(mails).set({ lastError }).where(eq(mails.id, mailId));
    throw error;
  }
  await db.update(mails).set({ sentAt: clock.now(), lastError: null }).where(eq(mails.id, mailId));
}
