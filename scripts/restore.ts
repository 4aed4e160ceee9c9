import "./require-node.ts";
import { existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copyRows } from "../app/db/copy.ts";
import type { Database } from "../app/db/database.ts";
import { isFromBeforeSquash, migrate } from "../app/db/migrate.ts";
import { describeEmbedded, openDatabase } from "../app/db/open.ts";
import { users } from "../app/db/schema/accounts.ts";
import { rebuildReadings } from "../app/features/matching/commands.server.ts";
import { copyUploads, partsOfBackup } from "../app/platform/embedded/backup.ts";
import type { EmbeddedClient } from "../app/platform/embedded/client.ts";
import { openEmbedded } from "../app/platform/embedded/open.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying, StartError } from "../app/platform/start-error.ts";

// `npm run restore -- FOLDER`: a backup into an empty data directory, or with DATABASE_URL into an empty PostgreSQL
// database, which is also how a product that began embedded moves to a server. Instead of a folder it takes the address
// of another PostgreSQL database, postgres://...: that is how one from before the squashed migrations is carried over.

const log = createLog("warn");

async function main(folder: string | undefined): Promise<string> {
  if (!folder) throw new StartError("Say which backup: npm run restore -- data/backups/2026-11-20T09-30-00");
  const env = parseEnv(process.env);
  const home = resolve(env.dataDir);
  if (/^postgres(ql)?:/.test(folder)) return await copyServer(folder, env.databaseUrl, home);
  const backup = resolve(folder);
  const { database } = partsOfBackup(backup);
  if (!existsSync(database)) throw new StartError(`${backup} is no backup: ${database} is not there.`);
  if (env.databaseUrl) return await restoreToServer(env.databaseUrl, home, backup);
  return await restoreToDirectory(home, backup);
}

async function restoreToDirectory(home: string, backup: string): Promise<string> {
  if (existsSync(join(home, "database"))) {
    throw new StartError(
      `${home} has a database already, and nothing is ever written over. Set DATA_DIR to another directory.`,
    );
  }
  const { database, secret } = partsOfBackup(backup);
  if (!(await carryOver(home, database))) {
    const client = await openEmbedded(home, log, UNHURRIED, database);
    await client.close();
  }
  await copyUploads(backup, home);
  if (existsSync(secret)) await copyFile(secret, join(home, "auth-secret"));
  return `Restored into ${home}. Start it with DATA_DIR=${home} npm start`;
}

/** A backup may hold a large market, which takes a while to unpack. */
const UNHURRIED = { mayJoinUploads: true, startSeconds: 3_600 };

/** Opens a backup on disk, because it may be larger than the memory; closing it removes what was unpacked. */
async function openAside(home: string, image: string): Promise<EmbeddedClient> {
  const aside = join(home, "restoring");
  await rm(aside, { recursive: true, force: true });
  const client = await openEmbedded(aside, log, UNHURRIED, image);
  return {
    ...client,
    async close() {
      await client.close();
      await rm(aside, { recursive: true });
    },
  };
}

/**
 * Copies the rows of a backup from before the migrations were squashed into a new database below `home`. Returns false,
 * with nothing done, for a newer backup, which can be opened as it is.
 */
async function carryOver(home: string, image: string): Promise<boolean> {
  const source = await openAside(home, image);
  try {
    const from = describeEmbedded(source, "").db;
    if (!(await isFromBeforeSquash(from))) return false;
    const client = await openEmbedded(home, log, UNHURRIED);
    try {
      const target = describeEmbedded(client, "");
      await migrate(target);
      await source.withoutTimeout(() =>
        client.withoutTimeout(async () => {
          await copyRows(from, target.db);
          await rebuildReadings(target.db);
        }),
      );
    } finally {
      await client.close();
    }
    return true;
  } finally {
    await source.close();
  }
}

async function restoreToServer(databaseUrl: string, home: string, backup: string): Promise<string> {
  const { database, secret } = partsOfBackup(backup);
  const client = await openAside(home, database);
  try {
    const source = describeEmbedded(client, "");
    if (!(await isFromBeforeSquash(source.db))) await migrate(source);
    const rows = await client.withoutTimeout(() => fillServer(source.db, databaseUrl, home));
    await copyUploads(backup, home);
    return `Restored ${rows} rows into PostgreSQL, and the uploads into ${home}. People stay signed in where AUTH_SECRET is the one in ${secret}.`;
  } finally {
    await client.close();
  }
}

async function copyServer(sourceUrl: string, databaseUrl: string | undefined, home: string): Promise<string> {
  if (!databaseUrl) throw new StartError("Set DATABASE_URL to an empty PostgreSQL database to copy into.");
  const source = await openDatabase({ databaseUrl: sourceUrl, dataDir: home, log });
  try {
    const rows = await fillServer(source.db, databaseUrl, home);
    return `Copied ${rows} rows. Uploads and AUTH_SECRET stay where they are.`;
  } finally {
    await source.close();
  }
}

/**
 * Copies everything into an empty PostgreSQL database and prints the number of rows. Throws StartError when it has
 * accounts.
 */
async function fillServer(source: Database, databaseUrl: string, home: string): Promise<number> {
  const target = await openDatabase({ databaseUrl, dataDir: home, log });
  try {
    await migrate(target);
    if ((await target.db.$count(users)) > 0) {
      throw new StartError("That PostgreSQL database has accounts already, and nothing is ever written over.");
    }
    const counts = await copyRows(source, target.db);
    // An older database has no readings, and current ones do not change.
    await target.unhurried(() => rebuildReadings(target.db));
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  } finally {
    await target.close();
  }
}

await main(process.argv[2]).then((said) => process.stdout.write(`${said}\n`), exitSaying);
