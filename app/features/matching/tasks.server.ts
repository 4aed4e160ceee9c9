import { NEW_JOBS_QUEUE } from "#app/features/jobs/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { tellOfNewJobs } from "./new-job-alerts/commands.server.ts";

/** Connects the background work of matching: telling seniors of new jobs that fit them. */
export async function registerMatchingTasks(platform: Platform): Promise<void> {
  await registerJobNews(platform);
  // Every posting asks for this itself; the clock is for what a round left over.
  await platform.tasks.schedule(NEW_JOBS_QUEUE, "*/10 * * * *");
}

/** Connects telling seniors of new jobs that fit them to its queue. */
export async function registerJobNews(platform: Platform): Promise<void> {
  await platform.tasks.work(NEW_JOBS_QUEUE, () => tellOfNewJobs(platform), { timeoutSeconds: 600 });
}
