// Sends. Mark as read: commands-read. Edit and remove: commands-changes. Archive, block, and report: commands-people. A
// status change with a message: status-changes/with-message. The forms of the page: commands-page.

import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireActing, requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { noteAnswerTo } from "#app/features/applications/answers/commands.server.ts";
import { notify, queueNotificationMail } from "#app/features/notifications/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import {
  lockOwnConversation,
  type OwnConversation,
  openConversation,
  requireStillStart,
} from "./commands-open.server.ts";
import { hasUnread } from "./commands-read.server.ts";
import { findHoldingSigns, findWaitingMessage, holdMessage } from "./holding.server.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import { messagesPath, mustVerifyCompany, mustWaitForAnswer, otherRole } from "./rules.ts";
import type { SendInput } from "./schema.ts";
import { notificationBody, openCaseIfSuspicious, tellAll } from "./telling.server.ts";

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
  // A message that may be held for a moderator is not an answer yet.
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
  const permissions = await findMessagingPermissions(tx, pair);
  if (permissions.isSuspended) throw new DomainError("person-suspended");
  if (permissions.blockedBy !== null) throw new DomainError("messages-blocked");
  if (!input.isAboutStatus && mustVerifyCompany(role, permissions)) throw new DomainError("company-unverified");
  if (!input.isAboutStatus && mustWaitForAnswer(role, permissions)) throw new DomainError("wait-for-answer");

  if (signs.length > 0 && !permissions.hasOwn) {
    const text = { conversationId, senderId: viewer.id, content, submissionKey };
    return { id: await holdMessage(platform, tx, text, signs), conversationId, position: 0, isHeld: true };
  }
  return await writeMessage(platform, tx, viewer, conversation, { content, submissionKey });
}

/** Writes a message into a locked conversation and tells both, once it may be sent. */
export async function writeMessage(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  conversation: OwnConversation,
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
    body: notificationBody(platform, reader, content),
    href: messagesPath(reader, conversationId),
    // The email quotes the messages themselves, including later ones.
    mail: null,
  });
}
