import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { profiles, recruiters } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { isContactableBy } from "#app/features/profiles/contactability.server.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { BETWEEN_LETTERS, foldedName } from "#app/features/search/folding.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findHeldMessage, heldContentOf, holdsMessageOf } from "./holding.server.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import {
  type ConversationRow,
  isChangeable,
  MAX_MESSAGES_SHOWN,
  MESSAGES_AT_ONCE,
  type MessageRow,
  mustVerifyCompany,
  mustWaitForAnswer,
  type Subject,
  type Thread,
} from "./rules.ts";

/** The most conversations in the list; the others can be searched. */
const MAX_LISTED = 100;

const isNewestMessage = and(
  eq(messages.conversationId, conversations.id),
  eq(messages.position, conversations.messageCount),
);

/** The viewer's columns of a conversation, and the other side's card; without photo across a block. */
function sideOf(role: Role, viewerId: string) {
  const { seniorId, recruiterId, seniorArchivedAt, recruiterArchivedAt } = conversations;
  const side =
    role === "senior"
      ? { own: seniorId, other: recruiterId, archivedAt: seniorArchivedAt, card: recruiters }
      : { own: recruiterId, other: seniorId, archivedAt: recruiterArchivedAt, card: profiles };
  const isReachable = isContactableBy(side.other, viewerId);
  return { ...side, photo: sql<string | null>`case when ${isReachable} then ${side.card.photoUrl} end` };
}

/**
 * Returns the viewer's newest 100 conversations (or `limit`), newest first. A conversation whose first message waits for
 * a moderator, or was refused, is only its sender's. `search` matches names without regard to
 * case, accents, and apostrophes; `isArchived` shows archived ones, `isUnread` only those with unread messages.
 * `hasMore` says that the list was cut.
 */
export async function listConversations(
  db: Database,
  viewer: Viewer,
  options: { search?: string; isArchived?: boolean; isUnread?: boolean; limit?: number } = {},
): Promise<{ rows: ConversationRow[]; hasMore: boolean }> {
  const { search = "", isArchived = false, isUnread = false, limit = MAX_LISTED } = options;
  const role = requireAnyRole(viewer);
  const { own, other, archivedAt, card, photo } = sideOf(role, viewer.id);
  const isOwnSide = ({ senderId, otherId }: { senderId: string | null; otherId: string }) =>
    role === "senior" && senderId !== null ? senderId === viewer.id : senderId !== otherId;
  const unread = db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isUnreadBy(viewer.id)));
  const listed = db
    .select({
      id: conversations.id,
      updatedAt: conversations.updatedAt,
      jobId: conversations.jobId,
      otherId: other,
      name: card.fullName,
      photoUrl: sql<string | null>`${photo}`.as("photo_url"),
      content: sql<string>`left(coalesce(${messages.content}, (${heldContentOf(db, viewer.id)})), 200)`.as("content"),
      senderId: messages.senderId,
      removedAt: messages.removedAt,
      unreadCount: sql`(${unread})`.mapWith(Number).as("unread_count"),
    })
    .from(conversations)
    .leftJoin(messages, isNewestMessage)
    .leftJoin(card, eq(card.userId, other))
    .where(
      and(
        eq(own, viewer.id),
        isShownTo(db, viewer.id),
        isArchived ? isNotNull(archivedAt) : isNull(archivedAt),
        isUnread ? sql`(${unread}) > 0` : undefined,
        search === "" ? undefined : sql`strpos(${foldedColumn(card.fullName)}, ${foldedName(search)}) > 0`,
      ),
    )
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit + 1)
    .as("listed");
  // Joins the jobs only here, because before the limit the planner would read a small table of them whole.
  const found = await db
    .select({
      id: listed.id,
      updatedAt: listed.updatedAt,
      otherId: listed.otherId,
      name: listed.name,
      photoUrl: listed.photoUrl,
      jobId: jobs.id,
      title: jobs.title,
      company: jobs.company,
      content: listed.content,
      senderId: listed.senderId,
      removedAt: listed.removedAt,
      unreadCount: listed.unreadCount,
    })
    .from(listed)
    .leftJoin(jobs, eq(jobs.id, listed.jobId))
    .orderBy(desc(listed.updatedAt), desc(listed.id));
  const rows = found.slice(0, limit).map((row) => ({
    id: row.id,
    counterpart: { id: row.otherId, name: row.name, photoUrl: row.photoUrl },
    subject: subjectOf(row),
    updatedAt: row.updatedAt,
    unreadCount: row.unreadCount,
    last: { content: row.content, isOwn: isOwnSide(row), isRemoved: row.removedAt !== null },
  }));
  return { rows, hasMore: found.length > limit };
}

/** Whether this person may see a conversation of theirs: there is a message in it, or they wrote one that is held. */
function isShownTo(db: Database, userId: string): SQL | undefined {
  return or(gt(conversations.messageCount, 0), holdsMessageOf(db, userId));
}

/** Folds a column of names like foldedName. */
function foldedColumn(name: SQLWrapper): SQL {
  return sql`regexp_replace(plain_letters(lower(${name})), ${BETWEEN_LETTERS}, '', 'g')`;
}

/**
 * Counts unread messages to this person, as the shell, the list, and the dashboard show it: to await, or as a column of
 * another statement.
 */
export function countUnreadMessages(db: Database, userId: string) {
  return db.$count(messages, isUnreadBy(userId));
}

function isUnreadBy(userId: string): SQL | undefined {
  return and(eq(messages.recipientId, userId), isNull(messages.readAt), isNull(messages.removedAt));
}

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
  const [found, standing, held] = await Promise.all([
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
    blockedBy: standing.blockedBy,
    isSuspended: standing.isSuspended,
    isReadOnly: viewer.companyRole === "viewer",
    mustWait: mustWaitForAnswer(role, standing),
    mustVerify: mustVerifyCompany(role, standing),
  };
}

function subjectOf(row: { jobId: string | null; title: string | null; company: string | null }): Subject | null {
  const { jobId, title, company } = row;
  return jobId === null || title === null || company === null ? null : { id: jobId, title, company };
}
