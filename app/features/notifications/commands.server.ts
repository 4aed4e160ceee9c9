import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { skipIfStorageFull } from "#app/db/failures.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { NotificationKind } from "./labels.ts";
import { queuePushes } from "./push/commands.server.ts";

/** The queue of mails about what happened; the feature letters works it. */
export const NEWS_MAIL_QUEUE = "letters.news";
/** How long news wait before a mail tells of them; all that come meanwhile are told together. */
const MAIL_AFTER_SECONDS = 5 * 60;

/** What happened, for whom, and where to read more (`href` is a path of this site). */
export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  title: string;
  body: string;
  href: string;
  /** The mail that tells of it unless it is read first; null where another mail does. */
  mail: MailContent | null;
};

/** Stores a notification and, once `tx` commits, tells the person's open pages; by mail too if it stays unread. */
export async function notify(platform: Platform, tx: Database, given: NewNotification): Promise<void> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await tx.insert(notifications).values({ id, ...given, createdAt: now });
  await publishLive(tx, { userId: given.userId, topic: "notification", id });
  if (given.mail) await queueNewsMail(platform, tx, given.userId);
  await queuePushes(platform, tx, { userId: given.userId, notificationId: id });
}

/**
 * Makes sure that a mail goes to the person in five minutes, about everything that is still unread then. Call it after
 * writing what it tells of: the writing keeps the task waiting for `tx`.
 */
export async function queueNewsMail(platform: Platform, tx: Database, userId: string): Promise<void> {
  const options = { startAfterSeconds: MAIL_AFTER_SECONDS, singletonKey: userId };
  await platform.tasks.enqueue(tx, NEWS_MAIL_QUEUE, { userId }, options);
}

/** Says anew what a notification of this body and place told, where its words were changed or taken back since. */
export async function rewriteNotification(
  tx: Database,
  { userId, href, body }: { userId: string; href: string; body: string },
  newBody: string,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ body: newBody })
    .where(and(eq(notifications.userId, userId), eq(notifications.href, href), eq(notifications.body, body)));
}

/** Marks one of the viewer's own notifications as read; a second time changes nothing. Throws not-found. */
export async function markNotificationRead(
  platform: Platform,
  viewer: Viewer,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const isOwn = and(eq(notifications.id, notificationId), eq(notifications.userId, viewer.id));
  await platform.db.transaction(async (tx) => {
    const read = await tx
      .update(notifications)
      .set({ readAt: platform.clock.now() })
      .where(and(isOwn, isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    if (read.length > 0) return await publishLive(tx, { userId: viewer.id, topic: "notification", id: notificationId });
    const [own] = await tx.select({ id: notifications.id }).from(notifications).where(isOwn);
    if (!own) throw new DomainError("not-found");
  });
}

/**
 * Marks the viewer's notifications as read, up to and including `newestId`: what came while the page was open stays
 * new. Ids sort by time. Returns how many changed.
 */
export async function markAllNotificationsRead(
  platform: Platform,
  viewer: Viewer,
  { newestId }: { newestId: string },
): Promise<number> {
  return await platform.db.transaction(async (tx) => {
    const read = await tx
      .update(notifications)
      .set({ readAt: platform.clock.now() })
      .where(and(eq(notifications.userId, viewer.id), isNull(notifications.readAt), lte(notifications.id, newestId)))
      .returning({ id: notifications.id });
    // The count in the header of the person's other tabs is out of date now.
    if (read.length > 0) await publishLive(tx, { userId: viewer.id, topic: "notification" });
    return read.length;
  });
}

/**
 * Marks the viewer's notifications that point at `href` as read: they have seen the thing itself. Where nothing can be
 * stored they stay new.
 */
export async function markReadByHref(platform: Platform, viewer: Viewer, { href }: { href: string }): Promise<void> {
  const marking = platform.db.transaction(async (tx) => {
    const read = await clearByHref(platform, tx, { userId: viewer.id, href });
    if (read > 0) await publishLive(tx, { userId: viewer.id, topic: "notification" });
  });
  await skipIfStorageFull(marking);
}

/**
 * Marks what pointed at `href`, one or several, as read, because its owner has seen the thing itself. Returns how many changed. Tells
 * nobody: the caller does.
 */
export async function clearByHref(
  platform: Platform,
  tx: Database,
  { userId, href }: { userId: string; href: string | readonly string[] },
): Promise<number> {
  const read = await tx
    .update(notifications)
    .set({ readAt: platform.clock.now() })
    .where(
      and(eq(notifications.userId, userId), inArray(notifications.href, [href].flat()), isNull(notifications.readAt)),
    )
    .returning({ id: notifications.id });
  return read.length;
}
