import type { Platform } from "#app/platform/platform.ts";
import { refreshSearch } from "./refresh.server.ts";

const QUEUE = "jobs.search";

/** Counts the words and rebuilds the suggestions, at the start and every ten minutes. */
export async function registerSearchTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => refreshSearch(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(QUEUE, "*/10 * * * *");
  await platform.tasks.enqueue(platform.db, QUEUE, {}, { singletonKey: "at the start", startAfterSeconds: 30 });
}
