import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { notifications, pushSubscriptions } from "#app/db/schema/notifications.ts";
import type { Platform } from "#app/platform/platform.ts";
import { isSeen } from "../queries.server.ts";
import { PUSH_QUEUE } from "./commands.server.ts";
import { pushText } from "./labels.ts";

const payloadSchema = z.object({ notificationId: z.uuid(), subscriptionId: z.uuid() });
/** Retries for about an hour: a push on the next day is useless. */
const RETRIES = 7;

/** Registers the queue of push messages. */
export async function registerPushTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(PUSH_QUEUE, (payload) => sendPush(platform, payloadSchema.parse(payload)), {
    concurrency: 2,
    retries: RETRIES,
  });
}

/**
 * Tells one browser that there is something new and where, without names or content, because the screen may be locked.
 * Sends nothing once it was read. Removes an expired subscription and throws other failures.
 */
async function sendPush(platform: Platform, { notificationId, subscriptionId }: z.output<typeof payloadSchema>) {
  const { db, webPush, clock } = platform;
  const [found] = await db
    .select({ kind: notifications.kind, href: notifications.href, device: pushSubscriptions })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .where(
      and(
        eq(notifications.id, notificationId),
        isSeen,
        isNull(notifications.readAt),
        eq(pushSubscriptions.id, subscriptionId),
      ),
    );
  if (!found) return;
  const { endpoint, p256dh, auth } = found.device;
  const target = { endpoint, p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
  const message = { ...pushText(found.kind), href: found.href, tag: notificationId };
  const outcome = await webPush.send(target, message, clock.now());
  if (outcome === "gone") await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
}
