import type { Viewer } from "#app/features/accounts/rules.ts";
import { startImport } from "#app/features/jobs/imports/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { aJobsFile, type RowChanges } from "./jobs-file.ts";

/** Uploads a file of these rows; nothing of it is checked yet. */
export async function anImport(platform: Platform, by: Viewer, rows: readonly RowChanges[], name = "jobs.csv") {
  return await startImport(platform, by, { fileName: name, bytes: Buffer.from(aJobsFile(rows)) });
}
