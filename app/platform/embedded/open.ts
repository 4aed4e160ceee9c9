import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MEGABYTE } from "../../domain/limits.ts";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { backupOnRequest } from "./backup.ts";
import { connectEmbedded, type EmbeddedClient } from "./client.ts";
import { lockDirectory } from "./lock.ts";
import type { WorkerSettings } from "./messages.ts";
import { openingRefusal, refuseTooLittleRoom, refuseUploadsWithoutDatabase } from "./refusals.ts";

/** The PostgreSQL version inside PGlite; a directory made by another one cannot be opened. */
export const POSTGRES_MAJOR = "18";

/** The build's image of an empty, migrated database, from which a first start takes one second instead of five. */
export const NEW_DATABASE_IMAGE = fileURLToPath(new URL("../../../build/new-database.tar", import.meta.url));

const STANDARD = {
  checkpointSeconds: 60,
  checkpointBytes: 64 * MEGABYTE,
  tidySeconds: 60,
  minimumFreeBytes: 200 * MEGABYTE,
  startSeconds: 15,
  timeoutMilliseconds: 30_000,
  /** Whether a new database may use existing uploads: while a backup is restored. */
  mayJoinUploads: false,
};

/** Settings that tests change. */
export type EmbeddedTuning = Partial<typeof STANDARD>;

/**
 * Opens (and at first creates) the database below `dataDir`, exclusively. A new one is a copy of `image`. While it is
 * open, `npm run backup` may ask for a backup. Throws StartError when the directory is in use, cannot be written, is
 * damaged, or belongs to another version.
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  tuning: EmbeddedTuning = {},
  image: string = NEW_DATABASE_IMAGE,
): Promise<EmbeddedClient> {
  return await (await beginEmbedded(dataDir, log, tuning, image)).opened;
}

/**
 * The same, but returns once the directory is locked and the database is opening in its own thread, so that the caller
 * can do something else until it is `opened`.
 */
export async function beginEmbedded(
  dataDir: string,
  log: Log,
  tuning: EmbeddedTuning = {},
  image: string = NEW_DATABASE_IMAGE,
): Promise<{ opened: Promise<EmbeddedClient> }> {
  const home = path.resolve(dataDir);
  makeHome(home);
  const client = Promise.withResolvers<EmbeddedClient>();
  const lock = await lockDirectory(home, backupOnRequest(home, client.promise, log));
  const opened = open().catch(async (error) => {
    await lock.release();
    throw error;
  });
  // Whoever awaits it handles the failure.
  opened.catch(() => {});
  return { opened };

  async function open(): Promise<EmbeddedClient> {
    const directory = path.join(home, "database");
    refuseUnusable(directory, { ...STANDARD, ...tuning });
    const imagePath = fs.existsSync(image) ? image : null;
    const connected = await connect(directory, imagePath, log, tuning).catch((error) => {
      throw openingRefusal(directory, error instanceof Error ? error.message : String(error));
    });
    client.resolve(connected);
    return {
      ...connected,
      async close() {
        await connected.close();
        await lock.release();
      },
    };
  }
}

/** Opens a database in memory, for tests: empty, or a copy of the one that `dump` wrote to `imagePath`. */
export async function openInMemory(
  log: Log,
  imagePath: string | null = null,
  tuning: EmbeddedTuning = {},
): Promise<EmbeddedClient> {
  return await connect(null, imagePath, log, tuning);
}

function connect(directory: string | null, imagePath: string | null, log: Log, tuning: EmbeddedTuning) {
  const { timeoutMilliseconds, mayJoinUploads: _, ...rest } = { ...STANDARD, ...tuning };
  const settings: WorkerSettings = { directory, imagePath, ...rest };
  return connectEmbedded(settings, { log, timeoutMilliseconds });
}

function makeHome(home: string) {
  try {
    fs.mkdirSync(home, { recursive: true, mode: 0o700 });
    fs.accessSync(home, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data directory ${home} cannot be used: ${reason}. Set DATA_DIR to a directory you may write to.`,
    );
  }
}

function refuseUnusable(directory: string, { mayJoinUploads, minimumFreeBytes }: typeof STANDARD) {
  const home = path.dirname(directory);
  if (!mayJoinUploads) refuseUploadsWithoutDatabase(home);
  // While it starts, a database may write if a quarter of that is free.
  if (!fs.existsSync(directory))
    return refuseTooLittleRoom(home, Math.min(minimumFreeBytes, STANDARD.minimumFreeBytes) / 4);
  const versionFile = path.join(directory, "PG_VERSION");
  if (!fs.existsSync(versionFile)) throw openingRefusal(directory, "its PG_VERSION file is missing");
  const version = readVersion(versionFile);
  if (version === POSTGRES_MAJOR) return;
  if (!/^\d+$/.test(version)) throw openingRefusal(directory, "its PG_VERSION file holds no version");
  throw new StartError(
    `The database in ${directory} was made by PostgreSQL ${version}, but this version of Seasoned brings PostgreSQL ${POSTGRES_MAJOR}. ` +
      "Nothing was changed. Start the version that made it, take a backup there, and restore it into an empty data directory.",
  );
}

function readVersion(file: string): string {
  try {
    return fs.readFileSync(file, "utf8").trim();
  } catch (error) {
    throw openingRefusal(path.dirname(file), error instanceof Error ? error.message : String(error));
  }
}
