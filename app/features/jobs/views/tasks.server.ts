import type { Platform } from "#app/platform/platform.ts";
import { storeViews } from "./counting.server.ts";

const QUEUE = "jobs.views";

/** Registers the task that stores, every five minutes, what the process that runs it counted. */
export async function registerViewTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => storeViews(platform));
  await platform.tasks.schedule(QUEUE, "*/5 * * * *");
}
