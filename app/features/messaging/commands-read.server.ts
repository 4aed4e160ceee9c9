import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { messages } from "#app/db/schema/messaging.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { clearByHref } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { lockOwnConversation } from "./commands-open.server.ts";
import { messagesPath } from "./rules.ts";
import { tellAll } from "./telling.server.ts";

/**
 * Marks messages to the viewer as read, up to and including the position `upTo`, so that one that arrived while the
 * page was open stays new. Returns how many changed. Throws not-found for another's conversation.
 */
export async function markRead(
  platform: Platform,
  viewer: Viewer,
  { conversationId, upTo }: { conversationId: string; upTo: number },
): Promise<number> {
  return await platform.db.transaction(async (tx) => {
    const conversation = await lockOwnConversation(tx, viewer, conversationId);
    const { id } = conversation;
    const read = await tx
      .update(messages)
      .set({ readAt: platform.clock.now() })
      .where(
        and(
          eq(messages.conversationId, id),
          eq(messages.recipientId, viewer.id),
          lte(messages.position, upTo),
          isNull(messages.readAt),
        ),
      )
      .returning({ id: messages.id });
    if (read.length === 0) return 0;
    await clearIfAllRead(platform, tx, requireAnyRole(viewer), id, viewer.id);
    await tellAll(tx, "read", conversation, viewer.id);
    return read.length;
  });
}

/** Clears the notification of a conversation once this person has read all of it. */
export async function clearIfAllRead(
  platform: Platform,
  tx: Database,
  role: Role,
  conversationId: string,
  userId: string,
) {
  if (await hasUnread(tx, conversationId, userId)) return;
  await clearByHref(platform, tx, { userId, href: messagesPath(role, conversationId) });
}

/** Whether there are messages in a conversation that this person has not read. */
export async function hasUnread(tx: Database, conversationId: string, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.recipientId, userId),
        isNull(messages.readAt),
        isNull(messages.removedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
