import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { messageOriginals, messages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { revertAnswer } from "#app/features/applications/answers/commands.server.ts";
import { rewriteNotification } from "#app/features/notifications/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { lockOwnConversation, type OwnConversation } from "./commands-open.server.ts";
import { clearIfAllRead } from "./commands-read.server.ts";
import { findHoldingSigns } from "./holding.server.ts";
import { REMOVED } from "./labels.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import { CHANGE_WITHIN_MILLISECONDS, CHANGES_OF_A_MESSAGE, messagesPath, otherRole } from "./rules.ts";
import { notificationBody, openCaseIfSuspicious, tellAll } from "./telling.server.ts";

/**
 * Edits one of the viewer's messages within 15 minutes of sending; the original words are kept for a case. Throws
 * not-found, messages-blocked, too-many-requests after twenty edits, and change-too-late after that time or once it was
 * removed.
 */
export async function editMessage(
  platform: Platform,
  viewer: Viewer,
  { conversationId, messageId, content }: Change & { content: string },
): Promise<void> {
  await changeMessage(platform, viewer, { conversationId, messageId }, async (tx, conversation) => {
    const { otherId, jobId, recruiterId } = conversation;
    const pair = { viewerId: viewer.id, otherId, conversationId, jobId, recruiterId };
    const permissions = await findMessagingPermissions(tx, pair);
    if (permissions.isSuspended) throw new DomainError("person-suspended");
    if (permissions.blockedBy !== null) throw new DomainError("messages-blocked");
    await countAttemptOrRefuse(tx, platform.clock, `changes:${viewer.id}:${messageId}`, CHANGES_OF_A_MESSAGE);
    if ((await findHoldingSigns(platform, tx, viewer, content)).length > 0) throw new DomainError("message-suspicious");
    if (viewer.role === "recruiter") await openCaseIfSuspicious(platform, tx, viewer, conversationId, content);
    return { content, editedAt: platform.clock.now() };
  });
}

/**
 * Removes one of the viewer's messages within 15 minutes, even across a block: its words disappear for both but are
 * kept for a case, and it no longer counts as an answer. Throws not-found, change-too-late.
 */
export async function removeMessage(platform: Platform, viewer: Viewer, change: Change): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if (viewer.role === "recruiter") await revertAnswer(platform, tx, viewer, change.messageId);
    const removed = { content: "", removedAt: platform.clock.now() };
    await changeMessage(withTransaction(platform, tx), viewer, change, async () => removed);
  });
}

type NewWords = Pick<typeof messages.$inferInsert, "content" | "editedAt" | "removedAt">;

type Change = { conversationId: string; messageId: string };

async function changeMessage(
  platform: Platform,
  viewer: Viewer,
  { conversationId, messageId }: Change,
  changeOf: (tx: Database, conversation: OwnConversation) => Promise<NewWords>,
) {
  await platform.db.transaction(async (tx) => {
    const conversation = await lockOwnConversation(tx, viewer, conversationId);
    const { id, otherId } = conversation;
    const isOwn = and(
      eq(messages.id, requireId(messageId)),
      eq(messages.conversationId, id),
      eq(messages.senderId, viewer.id),
    );
    const since = new Date(platform.clock.now().getTime() - CHANGE_WITHIN_MILLISECONDS);
    const [own] = await tx.select().from(messages).where(isOwn);
    if (!own) throw new DomainError("not-found");
    if (own.removedAt !== null || own.createdAt <= since) throw new DomainError("change-too-late");
    const change = await changeOf(tx, conversation);
    const now = platform.clock.now();
    if (own.content !== change.content)
      await tx
        .insert(messageOriginals)
        .values({ id: platform.ids.next(now), messageId: own.id, content: own.content, changedAt: now });
    await tx.update(messages).set(change).where(isOwn);
    const reader = otherRole(requireAnyRole(viewer));
    const told = {
      userId: otherId,
      href: messagesPath(reader, id),
      body: notificationBody(platform, reader, own.content),
    };
    await rewriteNotification(
      tx,
      told,
      change.removedAt ? REMOVED : notificationBody(platform, reader, change.content),
    );
    await clearIfAllRead(platform, tx, reader, id, otherId);
    await tellAll(tx, "message", conversation, viewer.id);
  });
}
