import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { noteBackup } from "../machine.ts";
import type { EmbeddedClient } from "./client.ts";
import { askHolder } from "./lock.ts";

const QUESTION = "backup";
const DATABASE = "database.tar";
const SECRET = "auth-secret";
const UPLOADS = join("files", "kept");

type Reply = { path: string } | { problem: string };

/** Returns the paths in a backup: the database as an image for a new one, and the uploads. */
export function partsOfBackup(backup: string): { database: string; uploads: string; secret: string } {
  return { database: join(backup, DATABASE), uploads: join(backup, UPLOADS), secret: join(backup, SECRET) };
}

/**
 * Writes a consistent copy of the whole data directory to `home`/backups and returns the new folder's path. Writes
 * continue, but wait while the database is copied. Throws when the disk is full.
 */
export async function backUp(home: string, client: Pick<EmbeddedClient, "dump">, at: Date): Promise<string> {
  const folder = join(home, "backups", at.toISOString().slice(0, 19).replaceAll(":", "-"));
  const draft = `${folder}.unfinished`;
  await mkdir(join(home, "backups"), { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    // Copies uploads before and after the database: a replaced one is in the first copy, a new one in the second.
    await copyUploads(home, draft);
    await client.dump(join(draft, DATABASE));
    await copyUploads(home, draft);
    await copyFile(join(home, SECRET), join(draft, SECRET)).catch(ignoreMissing);
    await rename(draft, folder);
    await noteBackup(home);
    return folder;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the uploads below `from` that `to` lacks. Stored uploads never change. */
export async function copyUploads(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, UPLOADS)).catch(() => []);
  await mkdir(join(to, UPLOADS), { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(join(to, UPLOADS)));
  for (const name of names.filter((one) => !there.has(one))) {
    // Shares blocks if the file system can. A file that was just replaced may be missing.
    await copyFile(join(from, UPLOADS, name), join(to, UPLOADS, name), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

/** Answers another process that asks for a backup. */
export function backupOnRequest(home: string, opened: Promise<EmbeddedClient>, log: Log) {
  return async function answer(question: string): Promise<string> {
    if (question !== QUESTION) return JSON.stringify({ problem: "That is no question." } satisfies Reply);
    try {
      const path = await backUp(home, await opened, new Date());
      log.info({ path }, "backup written");
      return JSON.stringify({ path } satisfies Reply);
    } catch (error) {
      log.error({ err: error }, "the backup failed");
      return JSON.stringify({ problem: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  };
}

/**
 * Asks the running server for a backup. Returns the new folder's path, or null when no server uses the directory.
 * Throws the server's reason when it failed.
 */
export async function askForBackup(home: string): Promise<string | null> {
  const answer = await askHolder(home, QUESTION);
  if (answer === null) return null;
  const reply: Reply = JSON.parse(answer);
  if ("problem" in reply) throw new Error(reply.problem);
  return reply.path;
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
