import { and, eq, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { messageBlocks, messages } from "#app/db/schema/messaging.ts";
import type { Thread } from "../rules.ts";

/** Who has written in a conversation, and whether one of the two has blocked the other. */
export async function findStanding(
  db: Database,
  conversationId: string,
  viewerId: string,
  otherId: string,
): Promise<{ hasOwn: boolean; hasTheirs: boolean; blockedBy: Thread["blockedBy"] }> {
  return {
    hasOwn: await hasWritten(db, conversationId, viewerId),
    hasTheirs: await hasWritten(db, conversationId, otherId),
    blockedBy: await findBlock(db, viewerId, otherId),
  };
}

async function hasWritten(db: Database, conversationId: string, senderId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderId, senderId)))
    .limit(1);
  return row !== undefined;
}

async function findBlock(db: Database, viewerId: string, otherId: string): Promise<Thread["blockedBy"]> {
  const blocks = await db
    .select({ blockerId: messageBlocks.blockerId })
    .from(messageBlocks)
    .where(
      or(
        and(eq(messageBlocks.blockerId, viewerId), eq(messageBlocks.blockedId, otherId)),
        and(eq(messageBlocks.blockerId, otherId), eq(messageBlocks.blockedId, viewerId)),
      ),
    );
  if (blocks.length === 0) return null;
  return blocks.some(({ blockerId }) => blockerId === viewerId) ? "viewer" : "other";
}
