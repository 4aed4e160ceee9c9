import { NEW_JOBS_QUEUE } from "#app/features/jobs/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { learnSkills } from "./learning/commands.server.ts";
import { tellOfNewJobs } from "./news/commands.server.ts";

const LEARNING = "matching.learning";

/** Connects the background work of matching: learning, every night, what skills weigh and which are related; and news. */
export async function registerMatchingTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(LEARNING, () => learnSkills(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(LEARNING, "20 9 * * *");
  await registerJobNews(platform);
  // Every posting asks for this itself; the clock is for what a round left over.
  await platform.tasks.schedule(NEW_JOBS_QUEUE, "*/10 * * * *");
}

/** Connects telling seniors of new jobs that fit them to its queue. */
export async function registerJobNews(platform: Platform): Promise<void> {
  await platform.tasks.work(NEW_JOBS_QUEUE, () => tellOfNewJobs(platform), { timeoutSeconds: 600 });
}
