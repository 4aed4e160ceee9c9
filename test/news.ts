import { randomUUID } from "node:crypto";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Resolves once this process has heard of every change that was committed before. PostgreSQL brings news a moment
 * after the commit; a test that reads a kept page, or counts what a stream tells, must not be faster than that.
 */
export async function newsHaveArrived({ db, live }: Pick<Platform, "db" | "live">): Promise<void> {
  const userId = randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = live.subscribe({ userId, receive: () => resolve(), close: resolve });
  await publishLive(db, { userId, topic: "session" });
  await promise;
  stop();
}
