import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { pushSubscriptions } from "#app/db/schema/notifications.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Viewer, Visit } from "#app/features/accounts/rules.ts";
import { hashSecret } from "#app/features/accounts/sessions/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { PushOn } from "./schema.ts";

/** Queue of push messages; tasks.server.ts handles it. */
export const PUSH_QUEUE = "notifications.push";
/** A person with an open page sees the notification within seconds, and needs no push. */
const PUSH_AFTER_SECONDS = 10;
const MAX_DEVICES = 10;

/**
 * Subscribes the requesting browser to push while it stays signed in. Replaces an earlier subscription of the same
 * browser, also another person's. Throws FieldError for an address that is not a push service, not-signed-in.
 */
export async function switchPushOn(platform: Platform, viewer: Viewer, visit: Visit, input: PushOn): Promise<void> {
  if (!platform.webPush.isAllowed(input.endpoint)) throw new FieldError("endpoint", "This is no push service");
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const isThisOne = eq(sessions.tokenHash, hashSecret(visit.sessionToken ?? ""));
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(isThisOne, eq(sessions.userId, viewer.id)));
    if (!session) throw new DomainError("not-signed-in");
    const device = { ...input, userId: viewer.id, sessionId: session.id, createdAt: now };
    await tx
      .insert(pushSubscriptions)
      .values({ id: platform.ids.next(now), ...device })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device });
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, viewer.id))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(MAX_DEVICES);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, viewer.id), notInArray(pushSubscriptions.id, newest)));
  });
}

/** Unsubscribes one of the viewer's browsers; does nothing if it was not subscribed. */
export async function switchPushOff(
  platform: Platform,
  viewer: Viewer,
  { endpoint }: { endpoint: string },
): Promise<void> {
  await platform.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, viewer.id)));
}

/** Queues one task for each of the person's subscribed browsers, so that each is retried separately. */
export async function queuePushes(
  platform: Platform,
  tx: Database,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<void> {
  const devices = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  for (const { id } of devices) {
    const payload = { notificationId, subscriptionId: id };
    await platform.tasks.enqueue(tx, PUSH_QUEUE, payload, { startAfterSeconds: PUSH_AFTER_SECONDS });
  }
}
