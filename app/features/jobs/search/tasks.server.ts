import type { Platform } from "#app/platform/platform.ts";
import { refreshSearch } from "./refresh.server.ts";

const QUEUE = "jobs.search";

/** Counts every ten minutes, and once at the start, how common words are, and makes the suggestions anew. */
export async function registerSearchTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => refreshSearch(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(QUEUE, "*/10 * * * *");
  await platform.tasks.enqueue(platform.db, QUEUE, {}, { singletonKey: "at the start", startAfterSeconds: 30 });
}
