import { and, inArray, isNotNull, lt, not, or } from "drizzle-orm";
import { files } from "#app/db/schema/files.ts";
import { REMOVE_MANY_FILE } from "#app/platform/files.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time.ts";
import { isAwaited } from "./queries.server.ts";
import { REPLACED_RESUME_DAYS } from "./rules.ts";

const QUEUE = "profiles.sweep-files";
const AT_ONCE = 500;

/** No upload takes longer: the server ends a request after half of this. */
const LONGEST_UPLOAD = 10 * MINUTE_MS;

/**
 * Removes the leftovers of a killed process at once, and every half hour those of interrupted uploads and replaced
 * files.
 */
export async function registerUploadTasks(platform: Platform): Promise<void> {
  // The embedded database has a single process, which has just started; with another database, other processes may be
  // uploading.
  const isAlone = platform.env.databaseUrl === undefined;
  await platform.files.removeIncomingOlderThan(new Date(Date.now() - (isAlone ? 0 : LONGEST_UPLOAD)));
  await platform.tasks.work(QUEUE, async () => {
    await forgetReplaced(platform);
    await sweepFiles(platform);
  });
  await platform.tasks.schedule(QUEUE, "*/30 * * * *");
}

/** This many files may be removed without a check; beyond it, no more than this share of all stored files. */
const FEW = 10;
const SHARE = 0.1;

/**
 * Removes stored bytes without a row that are at least half an hour old, because younger ones may be about to get a
 * row. If they are more than a tenth of all, it removes none and logs advice: then this is probably the wrong database.
 */
export async function sweepFiles(platform: Platform): Promise<void> {
  // The file dates come from the disk's clock, not ours.
  const before = new Date(Date.now() - HOUR_MS / 2);
  await platform.files.removeIncomingOlderThan(before);
  const keys = await platform.files.listOlderThan(before);
  const unknown: string[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE);
    const known = await platform.db.select({ id: files.id }).from(files).where(inArray(files.id, some));
    const isKnown = new Set(known.map(({ id }) => id));
    unknown.push(...some.filter((key) => !isKnown.has(key)));
  }
  const areTooMany = unknown.length > Math.max(FEW, keys.length * SHARE);
  if (areTooMany && !(await platform.files.mayRemoveMany())) {
    const counts = { unknown: unknown.length, stored: keys.length };
    const advice = `files that no row knows were kept: is this their database? If they may go, make the file files/${REMOVE_MANY_FILE} in DATA_DIR`;
    platform.log.error({ event: "sweep refused", ...counts }, advice);
    return;
  }
  for (const key of unknown) await platform.files.remove(key);
}

/** Deletes replaced resumes once every employer they were sent to has decided, and after half a year in any case. */
export async function forgetReplaced(platform: Platform): Promise<void> {
  const { db } = platform;
  const before = new Date(platform.clock.now().getTime() - REPLACED_RESUME_DAYS * DAY_MS);
  const forgotten = await db
    .delete(files)
    .where(and(isNotNull(files.replacedAt), or(not(isAwaited(db)), lt(files.replacedAt, before))))
    .returning({ id: files.id });
  for (const { id } of forgotten) await platform.files.remove(id);
}
