import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { conversations, messageOriginals, messages } from "#app/db/schema/messaging.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Removes a message for both people, as its sender could have, and stores its words. Does nothing
 * if it is removed already.
 */
export async function takeDownMessage(platform: Platform, tx: Database, messageId: string): Promise<void> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, messageId)).for("update");
  if (!message || message.removedAt !== null) return;
  const now = platform.clock.now();
  await tx
    .insert(messageOriginals)
    .values({ id: platform.ids.next(now), messageId, content: message.content, changedAt: now });
  await tx
    .update(messages)
    .set({ content: "", removedAt: now })
    .where(and(eq(messages.id, messageId), isNull(messages.removedAt)));
  await tellBoth(tx, message.conversationId);
}

/** Restores the words of a removed message while they are still stored. */
export async function putBackMessage(tx: Database, messageId: string): Promise<void> {
  const [kept] = await tx
    .select({ content: messageOriginals.content, conversationId: messages.conversationId })
    .from(messageOriginals)
    .innerJoin(messages, eq(messages.id, messageOriginals.messageId))
    .where(eq(messageOriginals.messageId, messageId))
    .orderBy(desc(messageOriginals.id))
    .limit(1);
  if (!kept) return;
  await tx
    .update(messages)
    .set({ content: kept.content, removedAt: null })
    .where(and(eq(messages.id, messageId), isNotNull(messages.removedAt)));
  await tellBoth(tx, kept.conversationId);
}

async function tellBoth(tx: Database, conversationId: string): Promise<void> {
  const [pair] = await tx
    .select({ seniorId: conversations.seniorId, recruiterId: conversations.recruiterId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!pair) return;
  for (const userId of [pair.seniorId, pair.recruiterId])
    await publishLive(tx, { userId, topic: "message", id: conversationId });
}
