import "./require-node.ts";
import { sql } from "drizzle-orm";
import { rebuildSearch } from "#app/features/jobs/search/refresh.server.ts";
import type { Database } from "../app/db/database.ts";
import { migrate } from "../app/db/migrate.ts";
import { openDatabase } from "../app/db/open.ts";
import { rebuildReadings } from "../app/features/matching/commands.server.ts";
import { rebuildCandidateSearch } from "../app/features/profiles/candidates/commands.server.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying, StartError } from "../app/platform/start-error.ts";

// `npm run rebuild:search` and `npm run rebuild:matching`: make anew what triggers keep beside jobs and profiles, in the
// database that `npm start` would open. Needed only after rows were brought in around the triggers.

const REBUILDS: Record<string, { work: (db: Database) => Promise<void>; done: string }> = {
  search: { work: rebuildAllSearch, done: "Jobs and candidates are found by fresh words now." },
  matching: { work: rebuildReadings, done: "All jobs and people are read anew." },
};

async function rebuildAllSearch(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await rebuildSearch(tx);
    await rebuildCandidateSearch(tx);
  });
}

async function main(name: string | undefined): Promise<string> {
  const rebuild = REBUILDS[name ?? ""];
  if (!rebuild) throw new StartError(`Say what to rebuild: ${Object.keys(REBUILDS).join(" or ")}.`);
  const { databaseUrl, dataDir } = parseEnv(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog("warn") });
  try {
    await migrate(database);
    await database.unhurried(() => rebuild.work(database.db));
    return rebuild.done;
  } finally {
    await database.close();
  }
}

await main(process.argv[2]).then((done) => process.stdout.write(`${done}\n`), exitSaying);
