import fs from "node:fs";
import path from "node:path";
import { MEGABYTE } from "../../domain/limits.ts";
import { StartError } from "../start-error.ts";

/** The size of a new database with its first write-ahead log. */
const NEW_DATABASE_BYTES = 48 * MEGABYTE;
/** With less, PostgreSQL cannot even open: it writes its process id and settings first. */
const LEAST_FREE_BYTES = MEGABYTE;

const CAUSES = {
  space: /ENOSPC|EDQUOT|no space left|disk (is )?full|quota exceeded/i,
  rights: /EACCES|EPERM|EROFS|permission denied|operation not permitted|read-only file system/i,
  memory: /ENOMEM|out of memory|could not allocate|cannot allocate/i,
};

/** Returns the free bytes on the disk of `directory`. */
function freeBytes(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
}

/**
 * Throws StartError if a new database would not fit below `home` in addition to `minimumFreeBytes`, below which nothing
 * is written.
 */
export function refuseTooLittleRoom(home: string, minimumFreeBytes: number): void {
  const needed = NEW_DATABASE_BYTES + minimumFreeBytes;
  const free = freeBytes(home);
  if (free >= needed) return;
  throw new StartError(
    `There is too little room in ${home} for a new database: it needs ${megabytes(needed)}, and ${megabytes(free)} are ` +
      "free. Nothing was changed. Make room, or set DATA_DIR to a directory on another disk.",
  );
}

/**
 * Throws StartError if `home` has uploads without their database: an empty one would not know them, and unknown files
 * are removed.
 */
export function refuseUploadsWithoutDatabase(home: string): void {
  const kept = path.join(home, "files", "kept");
  if (fs.existsSync(path.join(home, "database")) || !holdsAnything(kept)) return;
  throw new StartError(
    `There are uploads in ${kept}, and the database that knows them, ${path.join(home, "database")}, is missing. Nothing ` +
      `was changed. Put the database back, or run npm run restore -- BACKUP with DATA_DIR=${home}. To start empty, move ` +
      `${path.join(home, "files")} away as well.`,
  );
}

/** Explains why the database in `directory` does not open, and what helps. `reason` is the database's message. */
export function openingRefusal(directory: string, reason: string): StartError {
  const home = path.dirname(directory);
  const said = reason.replace(/\.$/, "");
  const place = fs.existsSync(directory) ? directory : home;
  const free = freeBytes(place);
  if (CAUSES.memory.test(said))
    return new StartError(
      `The database in ${directory} cannot be opened, because there is too little memory: ${said}. Nothing was changed. ` +
        "It needs about 700 MB.",
    );
  if (CAUSES.rights.test(said) || !isWritable(directory))
    return new StartError(
      `The database in ${directory} cannot be opened, because this process may not write there: ${said}. Nothing was ` +
        "changed. Give its files to the user that runs Seasoned.",
    );
  if (CAUSES.space.test(said) || free < LEAST_FREE_BYTES)
    return new StartError(
      `The database in ${directory} cannot be opened, because the disk is full: ${megabytes(free)} are free. Nothing was ` +
        "changed, and nothing has to be restored. Make room and start again.",
    );
  return new StartError(
    `The database in ${directory} cannot be opened: ${said}. Nothing was changed. Restore your last backup into an empty ` +
      `data directory. To start with an empty database, move all of ${home} away: the uploads in it belong to this one.`,
  );
}

/** Whether this process may write the files that are written first. */
function isWritable(directory: string): boolean {
  const first = ["", "PG_VERSION", "global/pg_control", "pg_wal"].map((name) => path.join(directory, name));
  return first.every((file) => {
    try {
      if (fs.existsSync(file)) fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function holdsAnything(directory: string): boolean {
  return fs.existsSync(directory) && fs.readdirSync(directory).length > 0;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}
