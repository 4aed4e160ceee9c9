import { and, count, desc, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { BETWEEN_LETTERS, foldedName } from "#app/features/search/folding.ts";
import { isNewestMessage, isShownTo, sideOf, subjectOf } from "./columns.server.ts";
import { heldContentOf } from "./holding.server.ts";
import type { ConversationRow } from "./rules.ts";

/** The most conversations in the list; the others can be searched. */
const MAX_LISTED = 100;

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
