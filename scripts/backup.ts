import "./require-node.ts";
import { resolve } from "node:path";
import { askForBackup, backUp } from "../app/platform/embedded/backup.ts";
import { openEmbedded } from "../app/platform/embedded/open.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying, StartError } from "../app/platform/start-error.ts";

// `npm run backup`: a consistent copy of the data directory, whether the server runs or not.

async function main(): Promise<string> {
  const env = parseEnv(process.env);
  if (env.databaseUrl) {
    throw new StartError(
      `The data is on a PostgreSQL server: use its own tool, pg_dump --format=custom, and copy ${env.dataDir}/files beside it.`,
    );
  }
  const home = resolve(env.dataDir);
  const written = await askForBackup(home);
  if (written) return written;
  const client = await openEmbedded(home, createLog("warn"));
  try {
    return await backUp(home, client, new Date());
  } finally {
    await client.close();
  }
}

await main().then((path) => process.stdout.write(`The backup is in ${path}\n`), exitSaying);
