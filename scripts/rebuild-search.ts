import "./require-node.ts";
import { sql } from "drizzle-orm";
import { openDatabase } from "../app/db/database.ts";
import { migrate } from "../app/db/migrate.ts";
import { rebuildSearch } from "../app/features/jobs/search/words/commands.server.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { StartError } from "../app/platform/start-error.ts";

/** Makes everything that search keeps beside the jobs anew, in the database that `npm start` would open. */
async function rebuild() {
  const env = parseEnv(process.env);
  const database = await openDatabase({ ...env, log: createLog(env.logLevel) });
  try {
    await migrate(database);
    const { taskSource, db } = database;
    const work = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
        await rebuildSearch(tx);
      });
    await (taskSource.kind === "embedded" ? taskSource.client.withoutTimeout(work) : work());
    process.stdout.write("What search keeps beside the jobs was made anew.\n");
  } finally {
    await database.close();
  }
}

rebuild().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
});
