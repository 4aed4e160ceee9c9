import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { reportIfSuspicious } from "#app/features/cases/noticed.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type JobWords, textOfJob } from "./rules.ts";

/**
 * Opens a case about a live job that reads like a scam, once per version of the text. Call it in
 * the transaction that posts or changes the job.
 */
export async function reportJobIfSuspicious(
  platform: Platform,
  tx: Database,
  by: Viewer,
  job: JobWords & { id: string },
): Promise<void> {
  await reportIfSuspicious(platform, tx, {
    kind: "job",
    id: job.id,
    name: job.title,
    by,
    text: textOfJob(job),
    ownHost: null,
  });
}
