import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";
import type { Files } from "./files.ts";
import { StartError } from "./start-error.ts";

/**
 * Throws StartError if the database is empty but there are uploads, because they belong to another one, and unknown
 * files are removed.
 */
export async function refuseForeignUploads(db: Database, files: Files, dataDir: string): Promise<void> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyone || !(await files.holdsAny())) return;
  throw new StartError(
    `The database is empty, and there are uploads in ${join(dataDir, "files")}: it is not the one that they belong to. ` +
      "Nothing was changed. Set DATABASE_URL or DATA_DIR to the right one, restore a backup, or move the uploads away.",
  );
}
