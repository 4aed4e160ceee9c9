import "./require-node.ts";
import { csvFile } from "../app/csv.ts";
import { openDatabase } from "../app/db/open.ts";
import { waitlistTable } from "../app/features/waitlist/queries.server.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying } from "../app/platform/start-error.ts";

// `npm run -s waitlist:export > waitlist.csv`: everyone on the early-access list, for the operator (D42). With the
// embedded database the server must be stopped for it, or restore a backup elsewhere and set DATA_DIR to that.

async function main(): Promise<string> {
  const { databaseUrl, dataDir } = parseEnv(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog("warn") });
  try {
    return csvFile(await waitlistTable(database.db));
  } finally {
    await database.close();
  }
}

await main().then((file) => process.stdout.write(file), exitSaying);
