import type { Platform } from "#app/platform/platform.ts";
import { learnSkills } from "./learning/commands.server.ts";
import { tellOfNewJobs } from "./news/commands.server.ts";

const LEARNING = "matching.learning";
const NEWS = "matching.news";

/**
 * Connects the background work of matching: learning what skills weigh and which are related, every night, and telling
 * seniors of new jobs that fit them, every minute.
 */
export async function registerMatchingTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(LEARNING, () => learnSkills(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(LEARNING, "20 9 * * *");
  await platform.tasks.work(NEWS, () => tellOfNewJobs(platform), { timeoutSeconds: 600 });
  await platform.tasks.schedule(NEWS, "* * * * *");
}
