import { randomUUID } from "node:crypto";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Resolves once this process has received every change committed before. PostgreSQL notifies a moment after the commit;
 * a test that reads a cached page, or counts a stream's events, must not be faster.
 */
export async function liveEventsHaveArrived({ db, live }: Pick<Platform, "db" | "live">): Promise<void> {
  const userId = randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = live.subscribe({ userId, receive: () => resolve(), close: resolve });
  await publishLive(db, { userId, topic: "session" });
  await promise;
  stop();
}
