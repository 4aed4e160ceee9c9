import { resolve } from "node:path";
import { count, sum } from "drizzle-orm";
import { files } from "#app/db/schema/files.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { countQueues, listFailedTasks } from "#app/platform/failed-tasks.ts";
import { findLastBackup, readDatabase, readDisk, readProcess } from "#app/platform/machine.ts";
import type { Platform } from "#app/platform/platform.ts";
import { gapsOf, type Health, MOST_TASKS, TASKS_SHOWN } from "./rules.ts";

/**
 * Returns the health of the product, in four statements and a check of the data directory. `after`
 * starts another page of the failed tasks. Throws not-found if the viewer may not see the console.
 */
export async function findHealth(
  { db, env }: Pick<Platform, "db" | "env">,
  viewer: StaffViewer,
  after: string | null,
): Promise<Health> {
  requirePermission(viewer, "see the console");
  const [queues, found, database, [uploads], disk, lastBackup] = await Promise.all([
    countQueues(db, MOST_TASKS),
    listFailedTasks(db, after, TASKS_SHOWN + 1),
    readDatabase(db),
    db.select({ count: count(), bytes: sum(files.byteSize).mapWith(Number) }).from(files),
    readDisk(env.dataDir),
    findLastBackup(env.dataDir),
  ]);
  const failed = found.slice(0, TASKS_SHOWN);
  return {
    queues,
    failed,
    nextAfter: found.length > TASKS_SHOWN ? (failed.at(-1)?.id ?? null) : null,
    process: readProcess(),
    database: { kind: env.databaseUrl ? "postgres" : "embedded", ...database },
    uploads: { count: uploads?.count ?? 0, bytes: uploads?.bytes ?? 0 },
    disk,
    dataDir: resolve(env.dataDir),
    lastBackup,
    gaps: gapsOf(env),
  };
}
