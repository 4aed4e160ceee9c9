import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { reportIfSuspicious, warningsFor } from "#app/features/safety/warnings/commands.server.ts";
import type { Warning } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Job } from "./rules.ts";

type Text = Pick<Job, "title" | "company" | "location" | "industry" | "skills" | "description">;

/** What a senior should be careful with in what a job says, wherever it says it (R76). */
export function jobWarnings(platform: Pick<Platform, "env">, job: Text): Warning[] {
  return warningsFor(platform, wordsOf(job));
}

/**
 * Writes to the support team of a live job that reads like a fraud, once for each text of it. Call it in the transaction
 * that posts or changes the job.
 */
export async function reportJobIfSuspicious(
  platform: Platform,
  tx: Database,
  by: Viewer,
  job: Text & { id: string },
): Promise<void> {
  await reportIfSuspicious(platform, tx, {
    kind: "job",
    id: job.id,
    name: job.title,
    byName: by.name,
    text: wordsOf(job),
    ownHost: null,
    href: `/job/${job.id}`,
  });
}

/** Everything that somebody wrote into a job in words of their own. */
function wordsOf({ title, company, location, industry, skills, description }: Text): string {
  return [title, company, location, industry, skills.join(", "), description].join("\n");
}
