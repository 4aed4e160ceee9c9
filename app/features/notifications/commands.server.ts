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

/** Queue of emails about notifications; the digests feature handles it. Its name is stored. */
export const NOTIFICATION_MAIL_QUEUE = "notifications.mail";
/** How long notifications wait for their email, which then covers all of them. */
const MAIL_AFTER_SECONDS = 5 * 60;

/** An event for a person, and where to read more (`href` is a path of this site). */
export type NewNotification = {
  userId: string;
  /** Whose doing it tells of, by their name or in their words: while they are suspended no one sees it. */
  aboutId?: string;
  kind: NotificationKind;
  title: string;
  body: string;
  href: string;
  /** The email about it unless it is read first; null if another email covers it. */
  mail: MailContent | null;
};

/** A notification without the person it is for. */
export type NotificationContent = Omit<NewNotification, "userId">;

/**
 * Stores a notification and, once `tx` commits, refreshes the person's open pages; emails them too if it stays unread.
 */
export async function notify(platform: Platform, tx: Database, given: NewNotification): Promise<void> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await tx.insert(notifications).values({ id, ...given, createdAt: now });
  await publishLive(tx, { userId: given.userId, topic: "notification", id });
  if (given.mail) await queueNotificationMail(platform, tx, given.userId);
  await queuePushes(platform, tx, { userId: given.userId, notificationId: id });
}

/**
 * Schedules an email to the person in five minutes about everything that is unread by then. Call it after writing the
 * events: those writes keep the task waiting for `tx`.
 */
export async function queueNotificationMail(platform: Platform, tx: Database, userId: string): Promise<void> {
  const options = { startAfterSeconds: MAIL_AFTER_SECONDS, singletonKey: userId };
  await platform.tasks.enqueue(tx, NOTIFICATION_MAIL_QUEUE, { userId }, options);
}

/** Updates the text of a notification whose message was edited or removed. */
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
 * Marks the viewer's notifications as read, up to and including `newestId`, so that those that arrived while the page
 * was open stay new. Ids sort by time. Returns how many changed.
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
    // Updates the count in the header of the person's other tabs.
    if (read.length > 0) await publishLive(tx, { userId: viewer.id, topic: "notification" });
    return read.length;
  });
}

/**
 * Marks the viewer's notifications about `href` as read, because they have seen that page. If storage is full, they
 * stay new.
 */
export async function markReadByHref(platform: Platform, viewer: Viewer, { href }: { href: string }): Promise<void> {
  const marking = platform.db.transaction(async (tx) => {
    const read = await clearByHref(platform, tx, { userId: viewer.id, href });
    if (read > 0) await publishLive(tx, { userId: viewer.id, topic: "notification" });
  });
  await skipIfStorageFull(marking);
}

/**
 * Marks notifications about one or several `href` as read, because their owner has seen those pages. Returns how many
 * changed. The caller has to refresh open pages.
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
