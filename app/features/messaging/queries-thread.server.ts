import { and, asc, eq, getTableColumns, gte } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { isNewestMessage, isShownTo, sideOf, subjectOf } from "./columns.server.ts";
import { findHeldMessage } from "./holding.server.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import {
  isChangeable,
  MAX_MESSAGES_SHOWN,
  MESSAGES_AT_ONCE,
  type MessageRow,
  mustVerifyCompany,
  mustWaitForAnswer,
  type Thread,
} from "./rules.ts";

/**
 * Returns a conversation of the viewer, or of their company, with its newest 50 messages, oldest first, or with up to
 * 200 from the position `from` on. Throws not-found for anyone else's, and before there is anything to see in it.
 */
export async function requireThread(
  platform: Pick<Platform, "db" | "clock" | "env">,
  viewer: Viewer,
  conversationId: string,
  { from }: { from?: number | null } = {},
): Promise<Thread> {
  const { db, clock } = platform;
  const role = requireAnyRole(viewer);
  const { own, other, archivedAt, card, photo } = sideOf(role, viewer.id);
  const isOwn = role === "senior" ? eq(own, viewer.id) : mayRead(viewer.id, own);
  const [row] = await db
    .select({
      id: conversations.id,
      messageCount: conversations.messageCount,
      newestSenderId: messages.senderId,
      archivedAt,
      seniorId: conversations.seniorId,
      recruiterId: conversations.recruiterId,
      otherId: other,
      name: card.fullName,
      photoUrl: photo,
      jobId: jobs.id,
      title: jobs.title,
      company: jobs.company,
    })
    .from(conversations)
    .leftJoin(messages, isNewestMessage)
    .leftJoin(card, eq(card.userId, other))
    .leftJoin(jobs, eq(jobs.id, conversations.jobId))
    .where(and(eq(conversations.id, requireId(conversationId)), isOwn, isShownTo(db, viewer.id)));
  if (!row) throw new DomainError("not-found");
  const newestFrom = Math.max(1, row.messageCount - MESSAGES_AT_ONCE + 1);
  const first = Math.min(from ?? newestFrom, newestFrom);
  const [found, permissions, held] = await Promise.all([
    db
      .select({ ...getTableColumns(messages), author: users.name })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.senderId))
      .where(and(eq(messages.conversationId, row.id), gte(messages.position, first)))
      .orderBy(asc(messages.position))
      .limit(MAX_MESSAGES_SHOWN),
    findMessagingPermissions(db, {
      viewerId: viewer.id,
      otherId: row.otherId,
      conversationId: row.id,
      jobId: row.jobId,
      recruiterId: row.recruiterId,
    }),
    findHeldMessage(db, row.id, viewer.id),
  ]);
  const isOnOwnSide = (senderId: string) => (senderId === row.seniorId) === (role === "senior");
  const now = clock.now();
  const ownHost = new URL(platform.env.appUrl).host;
  const rows = found.map((message): MessageRow => {
    const { id, position, content, createdAt, readAt } = message;
    const isMine = message.senderId === viewer.id;
    const isOwn = isOnOwnSide(message.senderId);
    const isNamed = isMine || message.senderId === row.otherId;
    const isRemoved = message.removedAt !== null;
    return {
      id,
      position,
      isOwn,
      author: isNamed ? null : message.author,
      content,
      createdAt,
      readAt,
      isEdited: message.editedAt !== null,
      isRemoved,
      isChangeable: isMine && isChangeable({ createdAt, isRemoved }, now),
      warnings: role === "senior" && !isOwn ? warningsIn(content, ownHost) : [],
    };
  });
  return {
    id: row.id,
    counterpart: { id: row.otherId, name: row.name, photoUrl: row.photoUrl },
    subject: subjectOf(row),
    messages: rows,
    held,
    earlierFrom: first > 1 ? Math.max(1, first - MESSAGES_AT_ONCE) : null,
    laterFrom: (rows.at(-1)?.position ?? 0) < row.messageCount ? first + MESSAGES_AT_ONCE : null,
    newest: row.newestSenderId === null ? null : { position: row.messageCount, isOwn: isOnOwnSide(row.newestSenderId) },
    isArchived: row.archivedAt !== null,
    blockedBy: permissions.blockedBy,
    isSuspended: permissions.isSuspended,
    isReadOnly: viewer.companyRole === "viewer",
    mustWait: mustWaitForAnswer(role, permissions),
    mustVerify: mustVerifyCompany(role, permissions),
  };
}
