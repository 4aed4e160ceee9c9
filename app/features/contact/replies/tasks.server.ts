import { and, asc, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { HOUR_MS } from "#app/time.ts";
import { remindingMail } from "../emails.server.ts";
import { answeredPathOf } from "./links.server.ts";

const QUEUE = "contact.reminders";
const BATCH = 25;

/** Registers the reminders to support about unanswered messages, every 15 minutes. */
export async function registerReplyReminders(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => remindOfMessages(platform));
  await platform.tasks.schedule(QUEUE, "*/15 * * * *");
}

/** Reminds support of each message once after 24 hours and once after 48, even if it runs twice. */
export async function remindOfMessages(platform: Platform): Promise<void> {
  while ((await remindBatch(platform)) === BATCH);
}

async function remindBatch(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const isLate = lte(contactMessages.waitingSince, before(BRAND.replyHours.soon));
  const isOverdue = lte(contactMessages.waitingSince, before(BRAND.replyHours.latest));
  const isUntold = or(
    and(eq(contactMessages.remindersSent, 0), isLate),
    and(lt(contactMessages.remindersSent, 2), isOverdue),
  );
  return await platform.db.transaction(async (tx) => {
    const waiting = await tx
      .select({
        id: contactMessages.id,
        reference: contactMessages.reference,
        subject: contactMessages.subject,
        email: contactMessages.email,
        waitingSince: contactMessages.waitingSince,
      })
      .from(contactMessages)
      .where(and(eq(contactMessages.state, "open"), isUntold))
      .orderBy(asc(contactMessages.waitingSince))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (waiting.length === 0) return 0;
    const ids = waiting.map(({ id }) => id);
    await tx
      .update(contactMessages)
      .set({ remindersSent: sql`case when ${isOverdue} then 2 else 1 end` })
      .where(inArray(contactMessages.id, ids));
    const told = waiting.map(({ id, waitingSince, ...message }) => ({
      ...message,
      hours: Math.floor((now.getTime() - waitingSince.getTime()) / HOUR_MS),
      answeredPath: answeredPathOf(platform, id),
    }));
    await queueMail(platform, tx, remindingMail(told));
    const overdue = told.filter(({ hours }) => hours >= BRAND.replyHours.latest).length;
    platform.log.warn({ event: "messages wait for an answer", late: told.length, overdue });
    return waiting.length;
  });
}
