import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { conversations, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Thread } from "../rules.ts";

/**
 * Who has written in a conversation, and whether one of the two has blocked the other; the viewer's own block is named
 * where both have. Throws not-found once the conversation is gone.
 */
export async function findStanding(
  db: Database,
  conversationId: string,
  viewerId: string,
  otherId: string,
): Promise<{ hasOwn: boolean; hasTheirs: boolean; blockedBy: Thread["blockedBy"] }> {
  const one = { one: sql`1` };
  const hasWritten = (senderId: string) =>
    isThere(
      db
        .select(one)
        .from(messages)
        .where(and(eq(messages.conversationId, conversations.id), eq(messages.senderId, senderId))),
    );
  const hasBlocked = (blockerId: string, blockedId: string) =>
    isThere(
      db
        .select(one)
        .from(messageBlocks)
        .where(and(eq(messageBlocks.blockerId, blockerId), eq(messageBlocks.blockedId, blockedId))),
    );
  const [row] = await db
    .select({
      hasOwn: hasWritten(viewerId),
      hasTheirs: hasWritten(otherId),
      isBlockedByViewer: hasBlocked(viewerId, otherId),
      isBlockedByOther: hasBlocked(otherId, viewerId),
    })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!row) throw new DomainError("not-found");
  const { hasOwn, hasTheirs, isBlockedByViewer, isBlockedByOther } = row;
  return { hasOwn, hasTheirs, blockedBy: isBlockedByViewer ? "viewer" : isBlockedByOther ? "other" : null };
}

function isThere(query: Parameters<typeof exists>[0]): SQL<boolean> {
  return sql<boolean>`${exists(query)}`;
}
