import { readdir, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import about from "../../package.json" with { type: "json" };
import type { Database } from "../db/database.ts";

/** What this process runs as. `upSeconds` counts from its start. */
export type ProcessFacts = { version: string; node: string; upSeconds: number };

/** Returns the version of the program and of Node.js, and how long this process has run. */
export function readProcess(): ProcessFacts {
  return { version: about.version, node: process.versions.node, upSeconds: Math.floor(process.uptime()) };
}

/** The file system of the data directory, in bytes. */
export type Disk = { freeBytes: number; totalBytes: number };

/**
 * Returns the free and the total space of the file system that contains `directory`, or null if it
 * cannot be read.
 */
export async function readDisk(directory: string): Promise<Disk | null> {
  const found = await statfs(directory).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

/** The database's own version and its size in bytes. */
export async function readDatabase(db: Database): Promise<{ version: string; bytes: number }> {
  const [found] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      bytes: sql<number>`pg_database_size(current_database())::float8`,
    })
    .from(sql`(select 1) as one`);
  return { version: found?.version ?? "", bytes: Number(found?.bytes ?? 0) };
}

const NOTE = "last-backup";
const FOLDER = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})$/;

/**
 * Records in the data directory that a backup was made, so that the time is known wherever the
 * backup is moved.
 */
export async function noteBackup(home: string): Promise<void> {
  await writeFile(join(home, NOTE), "", { mode: 0o600 });
}

/**
 * Returns the time of the last backup: of the newest folder that `npm run backup` left in
 * `home`/backups, or of the file `home`/last-backup, which a job that runs pg_dump touches. Returns
 * null if there is neither.
 */
export async function findLastBackup(home: string): Promise<Date | null> {
  const [names, noted] = await Promise.all([
    readdir(join(home, "backups")).catch(() => []),
    stat(join(home, NOTE)).catch(() => null),
  ]);
  const made = names.map(momentOf).filter((at) => at !== null);
  const latest = Math.max(noted?.mtime.getTime() ?? 0, ...made.map((at) => at.getTime()));
  return latest === 0 ? null : new Date(latest);
}

function momentOf(folder: string): Date | null {
  const [, day, hour, minute, second] = FOLDER.exec(folder) ?? [];
  return day === undefined ? null : new Date(`${day}T${hour}:${minute}:${second}Z`);
}
