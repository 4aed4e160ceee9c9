import { and, eq, isNull, sql } from "drizzle-orm";
import { conversations, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { lockOwnConversation } from "./commands-open.server.ts";

type Which = { conversationId: string };

/**
 * Archives a conversation for the viewer; the next message brings it back. One with unread messages cannot be archived,
 * so that nothing is missed. Throws not-found, has-unread.
 */
export async function archiveConversation(platform: Platform, viewer: Viewer, which: Which): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id } = await lockOwnConversation(tx, viewer, which.conversationId);
    const [unread] = await tx
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, id),
          eq(messages.recipientId, viewer.id),
          isNull(messages.readAt),
          isNull(messages.removedAt),
        ),
      )
      .limit(1);
    if (unread) throw new DomainError("has-unread");
    await tx.update(conversations).set(archived(viewer, platform.clock.now())).where(eq(conversations.id, id));
    await publishLive(tx, { userId: viewer.id, topic: "read", id });
  });
}

/** Moves an archived conversation back into the viewer's list. Throws not-found. */
export async function unarchiveConversation(platform: Platform, viewer: Viewer, which: Which): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id } = await lockOwnConversation(tx, viewer, which.conversationId);
    await tx.update(conversations).set(archived(viewer, null)).where(eq(conversations.id, id));
    await publishLive(tx, { userId: viewer.id, topic: "read", id });
  });
}

function archived(viewer: Viewer, at: Date | null) {
  return requireAnyRole(viewer) === "senior" ? { seniorArchivedAt: at } : { recruiterArchivedAt: at };
}

/** Stores, with the account, whether Enter sends the viewer's message or starts a new line. */
export async function chooseEnterKey(platform: Platform, viewer: Viewer, { sends }: { sends: boolean }): Promise<void> {
  requireAnyRole(viewer);
  const choice = { sendsOnEnter: sends, updatedAt: platform.clock.now() };
  await platform.db
    .insert(preferences)
    .values({ userId: viewer.id, ...choice })
    .onConflictDoUpdate({ target: preferences.userId, set: choice });
}

/** Blocks messages in both directions between the viewer and the other person of a conversation. Throws not-found. */
export async function blockPerson(platform: Platform, viewer: Viewer, which: Which): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id, otherId } = await lockOwnConversation(tx, viewer, which.conversationId);
    await tx
      .insert(messageBlocks)
      .values({ blockerId: viewer.id, blockedId: otherId, createdAt: platform.clock.now() })
      .onConflictDoNothing();
    for (const userId of [viewer.id, otherId]) await publishLive(tx, { userId, topic: "read", id });
  });
  platform.log.info({ event: "person blocked", by: viewer.id }, "blocked");
}

/** Removes the viewer's own block; a block by the other person stays. Throws not-found. */
export async function unblockPerson(platform: Platform, viewer: Viewer, which: Which): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id, otherId } = await lockOwnConversation(tx, viewer, which.conversationId);
    await tx
      .delete(messageBlocks)
      .where(and(eq(messageBlocks.blockerId, viewer.id), eq(messageBlocks.blockedId, otherId)));
    for (const userId of [viewer.id, otherId]) await publishLive(tx, { userId, topic: "read", id });
  });
}
