import { z } from "zod";
import { NEW_JOBS_QUEUE } from "#app/features/jobs/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { areReadBy, readAnew } from "./commands.server.ts";
import { tellOfNewJobs } from "./new-job-alerts/commands.server.ts";

const READINGS_QUEUE = "matching.readings";
const payloadSchema = z.object({ sources: z.string() });

/** Registers the background tasks of matching, which notify seniors of new jobs that fit them. */
export async function registerMatchingTasks(platform: Platform): Promise<void> {
  await registerNewJobAlerts(platform);
  // Every posting starts the task itself; the schedule catches what a round left over.
  await platform.tasks.schedule(NEW_JOBS_QUEUE, "*/10 * * * *");
}

/** Registers the queue that notifies seniors of new jobs. */
export async function registerNewJobAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(NEW_JOBS_QUEUE, () => tellOfNewJobs(platform), {
    timeoutSeconds: 600,
    formerly: "matching.news",
  });
}

/**
 * Registers the queue that reads all jobs and people again, and starts it when the stored readings were made with other
 * sources: a version with more words of work finds more in what was saved before. `sources` is their hash.
 */
export async function registerReadings(platform: Platform, sources: string): Promise<void> {
  await platform.tasks.work(
    READINGS_QUEUE,
    async (payload) => {
      // During an update an older process must not mark its own readings as the newer version's.
      if (payloadSchema.parse(payload).sources !== sources) throw new Error("This is for another version.");
      await readAnew(platform.db, sources);
      platform.log.info("all jobs and people are read by this version");
    },
    { timeoutSeconds: 12 * 3600 },
  );
  if (await areReadBy(platform.db, sources)) return;
  await platform.tasks.enqueue(
    platform.db,
    READINGS_QUEUE,
    { sources },
    { singletonKey: sources, startAfterSeconds: 30 },
  );
}
