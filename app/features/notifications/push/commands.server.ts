import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { pushSubscriptions } from "#app/db/schema/notifications.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Viewer, Visit } from "#app/features/accounts/rules.ts";
import { hashSecret } from "#app/features/accounts/sessions/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { PushOn } from "./schema.ts";

/** The queue of push messages; tasks.server.ts works it. */
export const PUSH_QUEUE = "notifications.push";
/** Somebody who has the page open reads it within seconds, and needs no push. */
const PUSH_AFTER_SECONDS = 10;
const MAX_DEVICES = 10;

/**
 * Switches push on in the browser that asks, for as long as it stays signed in. Again in the same browser, also by
 * somebody else, replaces what was there. Throws FieldError for an address that is no push service, not-signed-in.
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

/** Switches push off in one of the viewer's browsers; nothing happens where it was not on. */
export async function switchPushOff(
  platform: Platform,
  viewer: Viewer,
  { endpoint }: { endpoint: string },
): Promise<void> {
  await platform.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, viewer.id)));
}

/** One task for each browser in which the person switched push on, so that each is tried again by itself. */
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
