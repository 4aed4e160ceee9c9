import "./require-node.ts";
import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copyRows } from "../app/db/copy.ts";
import { migrate } from "../app/db/migrate.ts";
import { describeEmbedded, openDatabase } from "../app/db/open.ts";
import { users } from "../app/db/schema/accounts.ts";
import { copyUploads, partsOfBackup } from "../app/platform/embedded/backup.ts";
import { openEmbedded, openInMemory } from "../app/platform/embedded/open.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying, StartError } from "../app/platform/start-error.ts";

// `npm run restore -- FOLDER`: a backup into an empty data directory, or with DATABASE_URL into an empty PostgreSQL
// database, which is also how a product that began embedded moves to a server.

const log = createLog("warn");

async function main(folder: string | undefined): Promise<string> {
  if (!folder) throw new StartError("Say which backup: npm run restore -- data/backups/2026-11-20T09-30-00");
  const backup = resolve(folder);
  const { database } = partsOfBackup(backup);
  if (!existsSync(database)) throw new StartError(`${backup} is no backup: ${database} is not there.`);
  const env = parseEnv(process.env);
  const home = resolve(env.dataDir);
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
  const client = await openEmbedded(home, log, {}, database);
  await client.close();
  await copyUploads(backup, home);
  if (existsSync(secret)) await copyFile(secret, join(home, "auth-secret"));
  return `Restored into ${home}. Start it with DATA_DIR=${home} npm start`;
}

async function restoreToServer(databaseUrl: string, home: string, backup: string): Promise<string> {
  const { database, secret } = partsOfBackup(backup);
  const target = await openDatabase({ databaseUrl, dataDir: home, log });
  const client = await openInMemory(log, database);
  try {
    const source = describeEmbedded(client, "");
    await migrate(source);
    await migrate(target);
    if ((await target.db.$count(users)) > 0) {
      throw new StartError("That PostgreSQL database has accounts already, and nothing is ever written over.");
    }
    const counts = await client.withoutTimeout(() => copyRows(source.db, target.db));
    await copyUploads(backup, home);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return `Restored ${rows} rows into PostgreSQL, and the uploads into ${home}. People stay signed in where AUTH_SECRET is the one in ${secret}.`;
  } finally {
    await client.close();
    await target.close();
  }
}

await main(process.argv[2]).then((said) => process.stdout.write(`${said}\n`), exitSaying);
