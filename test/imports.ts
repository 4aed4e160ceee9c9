import { eq } from "drizzle-orm";
import { jobImportRows, jobImports } from "#app/db/schema/job-imports.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { ImportChoice } from "#app/domain/imports.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { publishImport, startImport } from "#app/features/jobs/imports/commands.server.ts";
import { continueImport } from "#app/features/jobs/imports/tasks.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { aJobsFile, type RowChanges } from "./jobs-file.ts";

/** Uploads a file of these rows; nothing of it is checked yet. */
export async function anImport(platform: Platform, by: Viewer, rows: readonly RowChanges[], name = "jobs.csv") {
  return await startImport(platform, by, { fileName: name, bytes: Buffer.from(aJobsFile(rows)) });
}

/** Uploads rows and runs the whole import; returns what became of the rows, by their IDs. */
export async function runImport(
  platform: Platform,
  by: Viewer,
  rows: readonly RowChanges[],
  { choice = "live", closesMissing = false }: { choice?: ImportChoice; closesMissing?: boolean } = {},
) {
  const importId = await anImport(platform, by, rows);
  await finishImport(platform, importId);
  await publishImport(platform, by, { importId, choice, closesMissing, keepsReading: false });
  await finishImport(platform, importId);
  return { importId, outcomes: await outcomesOf(platform, importId) };
}

/** Takes every step of an import, as its queue does, until it is done or waits for its recruiter. */
export async function finishImport(platform: Platform, importId: string) {
  for (let steps = 0; steps < 100 && (await isUnderWay(platform, importId)); steps += 1)
    await continueImport(platform, importId);
}

async function isUnderWay({ db }: Platform, importId: string) {
  const [found] = await db.select({ status: jobImports.status }).from(jobImports).where(eq(jobImports.id, importId));
  return found?.status === "checking" || found?.status === "posting";
}

/** Returns what became of the rows of an import, by their IDs. */
export async function outcomesOf({ db }: Platform, importId: string) {
  const rows = await db.select().from(jobImportRows).where(eq(jobImportRows.importId, importId));
  return Object.fromEntries(rows.map(({ sourceId, outcome }) => [sourceId, outcome]));
}

/** Returns the jobs that this person posted, by title. */
export async function jobsPostedBy({ db }: Platform, { id }: Viewer) {
  return await db.select().from(jobs).where(eq(jobs.createdBy, id)).orderBy(jobs.title);
}
