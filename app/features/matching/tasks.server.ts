import { NEW_JOBS_QUEUE } from "#app/features/jobs/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { tellOfNewJobs } from "./new-job-alerts/commands.server.ts";

/** Registers the background tasks of matching, which notify seniors of new jobs that fit them. */
export async function registerMatchingTasks(platform: Platform): Promise<void> {
  await registerNewJobAlerts(platform);
  // Every posting starts the task itself; the schedule catches what a round left over.
  await platform.tasks.schedule(NEW_JOBS_QUEUE, "*/10 * * * *");
}

/** Registers the queue that notifies seniors of new jobs. */
export async function registerNewJobAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(NEW_JOBS_QUEUE, () => tellOfNewJobs(platform), { timeoutSeconds: 600 });
}
