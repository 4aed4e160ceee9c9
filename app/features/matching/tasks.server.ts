import type { Platform } from "#app/platform/platform.ts";
import { learnSkills } from "./learning/commands.server.ts";

const LEARNING = "matching.learning";

/** Connects the background work of matching: learning what skills weigh and which are related, every night. */
export async function registerMatchingTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(LEARNING, () => learnSkills(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(LEARNING, "20 9 * * *");
}
