import type { Platform } from "#app/platform/platform.ts";
import { refreshCandidateSearch } from "./commands.server.ts";

const QUEUE = "candidates.search";

/** Counts how common the words of profiles are, at the start and every ten minutes. */
export async function registerCandidateTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => refreshCandidateSearch(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(QUEUE, "5-59/10 * * * *");
  await platform.tasks.enqueue(platform.db, QUEUE, {}, { singletonKey: "at the start", startAfterSeconds: 30 });
}
