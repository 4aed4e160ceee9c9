import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { mails } from "#app/db/schema/mails.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { firstLetters } from "#app/words.ts";
import { forgetBounce, noteBounce } from "./bounces/commands.server.ts";
import { findBounce } from "./bounces/queries.server.ts";
import { isAddressRefused } from "./bounces/rules.ts";
import { MAIL_QUEUE } from "./commands.server.ts";
import { MAIL_KEPT_DAYS } from "./rules.ts";
import { openSealed } from "./secret.server.ts";

const MAX_ERROR_LENGTH = 500;
const FORGET_QUEUE = "mail.forget";

const payloadSchema = z.object({ mailId: z.uuid() });

/**
 * Registers the queue that sends emails. One that SMTP refuses is retried with growing delays for a day (the queue's
 * default), always with the same Message-ID; others do not wait for it.
 */
export async function registerMailTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(MAIL_QUEUE, (payload) => sendMail(platform, payloadSchema.parse(payload).mailId), {
    concurrency: 2,
  });
  await platform.tasks.work(FORGET_QUEUE, () => forgetMails(platform));
  await platform.tasks.schedule(FORGET_QUEUE, "23 4 * * *");
}

/** Deletes every email two months after it was written, sent or not: copies only help to find out what went wrong. */
export async function forgetMails({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - MAIL_KEPT_DAYS * DAY_MS);
  await db.delete(mails).where(lt(mails.createdAt, before));
}

/**
 * Sends one email, unless it was sent or refused already or is gone. Records a permanently refused address; any other
 * failure is recorded on the email and thrown, so that the task is retried.
 */
export async function sendMail(platform: Platform, mailId: string): Promise<void> {
  const { db, mailer, clock, log } = platform;
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt || mail.refusedAt || mailer.isOutbox) return;
  const unsubscribeUrl = mail.unsubscribePath === null ? null : platform.env.appUrl + mail.unsubscribePath;
  if (unsubscribeUrl !== null && mail.userId && (await isSuspended(platform, mail.userId)))
    return await giveUp(platform, mail, "the account is suspended");
  const isKnownBad = unsubscribeUrl !== null && (await findBounce(db, mail.toAddress));
  if (isKnownBad) return await giveUp(platform, mail, "mail to this address came back before");
  try {
    const opened = (text: string) => openSealed(platform, text, mail.toAddress);
    const [textBody, htmlBody] = [opened(mail.textBody), opened(mail.htmlBody)];
    await mailer.send({ ...mail, textBody, htmlBody, unsubscribeUrl });
  } catch (error) {
    const reason = error instanceof Error ? firstLetters(error.message, MAX_ERROR_LENGTH) : "unknown";
    if (isAddressRefused(error)) {
      await noteBounce(platform, db, mail.toAddress, reason);
      log.warn({ event: "address refused", mail: mail.id });
      return await giveUp(platform, mail, reason);
    }
    await db.update(mails).set({ lastError: reason }).where(eq(mails.id, mailId));
    throw error;
  }
  await db.update(mails).set({ sentAt: clock.now(), lastError: null }).where(eq(mails.id, mailId));
  // Security emails are sent to bounced addresses too, and one that is accepted proves that the address works.
  await forgetBounce(db, mail.toAddress);
}

async function isSuspended({ db }: Platform, userId: string): Promise<boolean> {
  const open = and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.endedAt));
  return (await db.$count(accountSuspensions, open)) > 0;
}

async function giveUp({ db, clock }: Platform, mail: { id: string }, lastError: string): Promise<void> {
  await db.update(mails).set({ refusedAt: clock.now(), lastError }).where(eq(mails.id, mail.id));
}
