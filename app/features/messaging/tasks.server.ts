import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { UNREAD_MAIL_QUEUE } from "./commands.server.ts";
import { unreadMail } from "./emails.server.ts";

const payloadSchema = z.object({ conversationId: z.uuid(), recipientId: z.uuid() });

/** Connects the mails about unread messages to their queue. */
export async function registerMessagingTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(UNREAD_MAIL_QUEUE, (payload) => mailUnread(platform, payloadSchema.parse(payload)), {
    concurrency: 2,
  });
}

/**
 * Writes one mail about everything in a conversation that its reader has neither read nor been told of; none when
 * there is nothing, or when they want no mails. A message is in one mail at most, also when this runs twice.
 */
async function mailUnread(platform: Platform, { conversationId, recipientId }: z.output<typeof payloadSchema>) {
  await platform.db.transaction(async (tx) => {
    const untold = and(
      eq(messages.conversationId, conversationId),
      eq(messages.recipientId, recipientId),
      isNull(messages.readAt),
      isNull(messages.removedAt),
      isNull(messages.mailedAt),
    );
    // Held first, like every writer of a conversation does.
    await tx.select().from(conversations).where(eq(conversations.id, conversationId)).for("update");
    const rows = await tx
      .select({ content: messages.content, sender: users.name })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.senderId))
      .where(untold)
      .orderBy(asc(messages.position));
    const [reader] = await tx
      .select({
        name: users.name,
        email: users.email,
        role: userRoles.role,
        wantsMail: sql<boolean>`coalesce(${preferences.hasEmails}, true)`,
      })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(preferences, eq(preferences.userId, users.id))
      .where(eq(users.id, recipientId));
    const [first] = rows;
    if (!reader?.wantsMail || !first) return;
    await tx.update(messages).set({ mailedAt: platform.clock.now() }).where(untold);
    await queueMail(platform, tx, {
      toAddress: reader.email,
      toName: reader.name,
      ...unreadMail(
        reader.role,
        conversationId,
        first.sender,
        rows.map(({ content }) => content),
      ),
    });
  });
}
