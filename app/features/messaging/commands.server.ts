// sendMessage, markRead, editMessage, removeMessage. Archive, block, and report: commands-people.server.ts. A status
// change with a message: status-changes/with-message.server.ts. The forms of the page: commands-page.server.ts.

import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { conversations, messageOriginals, messages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireActing, requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { noteAnswerTo, revertAnswer } from "#app/features/applications/answers/commands.server.ts";
import {
  clearByHref,
  notify,
  queueNotificationMail,
  rewriteNotification,
} from "#app/features/notifications/commands.server.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive, publishToTeam } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttempt } from "#app/platform/rate-limit.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { shortened } from "#app/words.ts";
import { noticeConversation } from "./commands-cases.server.ts";
import { lockOwnConversation, openConversation, requireStillStart } from "./commands-open.server.ts";
import { findHoldingSigns, findWaitingMessage, holdMessage } from "./holding.server.ts";
import { REMOVED, SUSPICIOUS } from "./labels.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import {
  CHANGE_WITHIN_MILLISECONDS,
  CHANGES_OF_A_MESSAGE,
  messagesPath,
  mustVerifyCompany,
  mustWaitForAnswer,
  otherRole,
} from "./rules.ts";
import type { SendInput } from "./schema.ts";

/** A sent message: its position, and where to read it. */
export type SentMessage = { id: string; conversationId: string; position: number; isHeld?: true };

/**
 * Sends a message into one of the viewer's conversations, or starts one (`jobId`, `personId`; see requireStart).
 * Refreshes both people's open pages, and notifies the other person, by email too if it stays unread. The same
 * `submissionKey` again returns the message it made. Throws wrong-role, email-unverified, account-leaving, not-found,
 * messages-blocked, company-unverified, wait-for-answer, too-many-requests, form-already-sent.
 */
export async function sendMessage(platform: Platform, viewer: Viewer, input: SendInput): Promise<SentMessage> {
  return await platform.db.transaction((tx) => postMessage(platform, tx, viewer, input));
}

/** Like sendMessage, inside `tx`. One about an application's status (`isAboutStatus`) need not wait for an answer. */
export async function postMessage(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  input: SendInput & { isAboutStatus?: boolean },
): Promise<SentMessage> {
  const role = requireAnyRole(viewer);
  requireActing(platform, viewer);
  const { content, submissionKey } = input;
  const signs = await findHoldingSigns(platform, tx, viewer, content);
  // What may wait for a moderator is no answer yet.
  if (role === "recruiter" && signs.length === 0) await noteAnswerInMessage(platform, tx, viewer, input);
  const conversation = input.conversationId
    ? await lockOwnConversation(tx, viewer, input.conversationId)
    : await openConversation(platform, tx, viewer, input);
  const conversationId = conversation.id;
  if (input.conversationId && conversation.messageCount === 0)
    await requireStillStart(platform, tx, viewer, conversation);

  const [first] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, viewer.id), eq(messages.submissionKey, submissionKey)));
  if (first) {
    const isSame = first.conversationId === conversationId && (first.content === content || first.editedAt !== null);
    if (!isSame) throw new DomainError("form-already-sent");
    return { id: first.id, conversationId, position: first.position };
  }

  const waiting = await findWaitingMessage(tx, conversationId, viewer.id);
  if (waiting?.submissionKey === submissionKey) return { id: waiting.id, conversationId, position: 0, isHeld: true };
  if (waiting) throw new DomainError("message-held");

  const { otherId, jobId, recruiterId } = conversation;
  const pair = { viewerId: viewer.id, otherId, conversationId, jobId, recruiterId };
  const standing = await findMessagingPermissions(tx, pair);
  if (standing.isSuspended) throw new DomainError("person-suspended");
  if (standing.blockedBy !== null) throw new DomainError("messages-blocked");
  if (!input.isAboutStatus && mustVerifyCompany(role, standing)) throw new DomainError("company-unverified");
  if (!input.isAboutStatus && mustWaitForAnswer(role, standing)) throw new DomainError("wait-for-answer");

  if (signs.length > 0 && !standing.hasOwn) {
    const text = { conversationId, senderId: viewer.id, content, submissionKey };
    return { id: await holdMessage(platform, tx, text, signs), conversationId, position: 0, isHeld: true };
  }
  return await writeMessage(platform, tx, viewer, conversation, { content, submissionKey });
}

type Locked = Awaited<ReturnType<typeof lockOwnConversation>>;
type Two = Pick<Locked, "id" | "seniorId" | "recruiterId">;

/** Writes a message into a locked conversation and tells both, once it may be sent. */
export async function writeMessage(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  conversation: Locked,
  { content, submissionKey }: { content: string; submissionKey: string },
): Promise<SentMessage> {
  const role = requireAnyRole(viewer);
  const conversationId = conversation.id;
  const hadUnread = await hasUnread(tx, conversationId, conversation.otherId);
  const now = platform.clock.now();
  const position = conversation.messageCount + 1;
  await tx
    .update(conversations)
    .set({ messageCount: position, updatedAt: now, seniorArchivedAt: null, recruiterArchivedAt: null })
    .where(eq(conversations.id, conversationId));
  const [sent] = await tx
    .insert(messages)
    .values({
      id: platform.ids.next(now),
      conversationId,
      position,
      senderId: viewer.id,
      recipientId: conversation.otherId,
      content,
      submissionKey,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [messages.senderId, messages.submissionKey] })
    .returning({ id: messages.id });
  if (!sent) throw new DomainError("form-already-sent");

  await tellAll(tx, "message", conversation, viewer.id);
  const place = { conversationId, otherId: conversation.otherId };
  if (!hadUnread) await notifyOther(platform, tx, viewer, otherRole(role), place, content);
  await queueNotificationMail(platform, tx, conversation.otherId);
  if (role === "recruiter") await openCaseIfSuspicious(platform, tx, viewer, conversationId, content);
  return { id: sent.id, conversationId, position };
}

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
    await settleIfAllRead(platform, tx, requireAnyRole(viewer), id, viewer.id);
    await tellAll(tx, "read", conversation, viewer.id);
    return read.length;
  });
}

type NewWords = Pick<typeof messages.$inferInsert, "content" | "editedAt" | "removedAt">;
type Change = { conversationId: string; messageId: string };

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
    const standing = await findMessagingPermissions(tx, pair);
    if (standing.isSuspended) throw new DomainError("person-suspended");
    if (standing.blockedBy !== null) throw new DomainError("messages-blocked");
    const answer = await countAttempt(tx, platform.clock, `changes:${viewer.id}:${messageId}`, CHANGES_OF_A_MESSAGE);
    if (!answer.isAllowed) throw new DomainError("too-many-requests", { retryAfterSeconds: answer.retryAfterSeconds });
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

async function changeMessage(
  platform: Platform,
  viewer: Viewer,
  { conversationId, messageId }: Change,
  changeOf: (tx: Database, conversation: Locked) => Promise<NewWords>,
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
    const told = { userId: otherId, href: messagesPath(reader, id), body: bodyOf(platform, reader, own.content) };
    await rewriteNotification(tx, told, change.removedAt ? REMOVED : bodyOf(platform, reader, change.content));
    await settleIfAllRead(platform, tx, reader, id, otherId);
    await tellAll(tx, "message", conversation, viewer.id);
  });
}

/**
 * Records a recruiter's message as an answer to the application it is about, or, without a job, to the only one that
 * waits. Must run before the conversation is locked, because status changes lock the application first and then the
 * conversation.
 */
async function noteAnswerInMessage(platform: Platform, tx: Database, viewer: Viewer, input: SendInput) {
  const [known] = input.conversationId
    ? await tx
        .select({ seniorId: conversations.seniorId, jobId: conversations.jobId })
        .from(conversations)
        .where(
          and(eq(conversations.id, requireId(input.conversationId)), mayRead(viewer.id, conversations.recruiterId)),
        )
    : [{ seniorId: input.personId, jobId: input.jobId }];
  if (known?.seniorId)
    await noteAnswerTo(platform, tx, viewer, { seniorId: known.seniorId, jobId: known.jobId ?? null });
}

async function notifyOther(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  reader: Role,
  { conversationId, otherId }: { conversationId: string; otherId: string },
  content: string,
) {
  await notify(platform, tx, {
    userId: otherId,
    aboutId: viewer.id,
    kind: "message",
    title: `New message from ${viewer.name}`,
    body: bodyOf(platform, reader, content),
    href: messagesPath(reader, conversationId),
    // The email quotes the messages themselves, including later ones.
    mail: null,
  });
}

/**
 * Returns a message as its notification quotes it: one line, the first 120 characters. One with signs of a scam is not
 * quoted to a senior, because the warning stands beside it only on its page.
 */
function bodyOf({ env }: Pick<Platform, "env">, reader: Role, content: string): string {
  if (reader === "senior" && warningsIn(content, new URL(env.appUrl).host).length > 0) return SUSPICIOUS;
  return shortened(content.replace(/\s+/g, " "), 120);
}

async function hasUnread(tx: Database, conversationId: string, userId: string): Promise<boolean> {
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

async function settleIfAllRead(platform: Platform, tx: Database, role: Role, conversationId: string, userId: string) {
  if (await hasUnread(tx, conversationId, userId)) return;
  await clearByHref(platform, tx, { userId, href: messagesPath(role, conversationId) });
}

/** Refreshes the open pages of both sides, and of a colleague who acted. */
async function tellAll(tx: Database, topic: "message" | "read", conversation: Two, actorId: string) {
  const { id, seniorId, recruiterId } = conversation;
  for (const userId of new Set([seniorId, recruiterId, actorId])) await publishLive(tx, { userId, topic, id });
  if (topic === "message") await publishToTeam(tx, recruiterId);
}

/** Opens a case for the support team if a message looks like a scam (R76). */
async function openCaseIfSuspicious(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  conversationId: string,
  content: string,
) {
  const warnings = warningsIn(content, new URL(platform.env.appUrl).host);
  if (warnings.length === 0) return;
  const words = warnings.map((warning) => WARNING_TEXTS[warning]).join(" ");
  await noticeConversation(platform, tx, viewer, { conversationId, words, newest: content });
}
