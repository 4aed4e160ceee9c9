import type { Platform } from "#app/platform/platform.ts";
import { registerDailyDigest } from "./daily/tasks.server.ts";
import { registerNewsMails } from "./news/tasks.server.ts";
import { registerWeeklyDigest } from "./weekly/tasks.server.ts";

/** Connects the mails that a person can stop: about what happened, and the two digests. */
export async function registerLetterTasks(platform: Platform): Promise<void> {
  await registerNewsMails(platform);
  await registerWeeklyDigest(platform);
  await registerDailyDigest(platform);
}
