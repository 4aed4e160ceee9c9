import { and, count, desc, eq, isNull, like, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { NotificationView } from "./labels.ts";
import type { NotificationCounts, NotificationRow } from "./rules.ts";

const PAGE_SIZE = 50;

/** That a notification may be seen: it does not tell of what someone did who is suspended. */
export const isSeen: SQL = sql`(${notifications.aboutId} is null or ${isNotSuspended(notifications.aboutId)})`;

const isAboutApplications = like(notifications.kind, "application-%");

function inView(view: NotificationView): SQL | undefined {
  if (view === "new") return isNull(notifications.readAt);
  return view === "applications" ? isAboutApplications : undefined;
}

/**
 * Returns the newest 50 (or `limit`) notifications of a person, newest first; `before` is the last id of the previous
 * page. `nextBefore` is null on the last page.
 */
export async function listNotifications(
  db: Database,
  userId: string,
  options: { view?: NotificationView; before?: string | null; limit?: number } = {},
): Promise<{ rows: NotificationRow[]; nextBefore: string | null }> {
  const { view = "all", before, limit = PAGE_SIZE } = options;
  const found = await db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), isSeen, inView(view), before ? lt(notifications.id, before) : undefined),
    )
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit).map(({ id, kind, title, body, href, createdAt, readAt }) => {
    return { id, kind, title, body, href, createdAt, isNew: readAt === null };
  });
  return { rows, nextBefore: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Counts a person's unread notifications: to await, or as a column of another statement. */
export function countNewNotifications(db: Database, userId: string) {
  return db.$count(notifications, and(eq(notifications.userId, userId), isSeen, isNull(notifications.readAt)));
}

/** Whether a person has an unread notification about `href`. */
export async function hasNewAbout(db: Database, userId: string, href: string): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.href, href), isNull(notifications.readAt)))
    .limit(1);
  return rows.length > 0;
}

/** Counts the notifications in each list of the page. */
export async function countNotifications(db: Database, userId: string): Promise<NotificationCounts> {
  const [row] = await db
    .select({
      all: count(),
      new: sql<number>`count(*) filter (where ${isNull(notifications.readAt)})`.mapWith(Number),
      applications: sql<number>`count(*) filter (where ${isAboutApplications})`.mapWith(Number),
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isSeen));
  return row ?? { all: 0, new: 0, applications: 0 };
}
