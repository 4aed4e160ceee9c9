import "./require-node.ts";
import { openDatabase } from "../app/db/database.ts";
import { migrate } from "../app/db/migrate.ts";
import { rebuildPostings } from "../app/features/matching/learning/commands.server.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { StartError } from "../app/platform/start-error.ts";

// Writes anew what matches are found by. Needed only after rows were brought in around the triggers.

async function rebuild() {
  const { databaseUrl, dataDir } = parseEnv(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog("warn") });
  try {
    await migrate(database);
    await rebuildPostings(database.db);
    process.stdout.write("All matches are found by fresh rows now.\n");
  } finally {
    await database.close();
  }
}

rebuild().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`);
  process.exitCode = 1;
});
