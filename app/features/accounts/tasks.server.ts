import type { Platform } from "#app/platform/platform.ts";
import { removeOldCounters } from "#app/platform/rate-limit.ts";
import { removeOldLinks } from "./links/commands.server.ts";
import { removeOldSessions } from "./sessions/commands.server.ts";

const QUEUE = "accounts.clean-up";

/** Deletes expired sessions, links, and attempt counters every hour. */
export async function registerAccountTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, async () => {
    await removeOldSessions(platform);
    await removeOldLinks(platform);
    await removeOldCounters(platform.db, platform.clock);
  });
  await platform.tasks.schedule(QUEUE, "17 * * * *");
}
