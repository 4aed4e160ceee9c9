import { openInMemory } from "../platform/embedded/open.ts";
import type { Log } from "../platform/log.ts";
import { openTasks } from "../platform/tasks.ts";
import { migrate } from "./migrate.ts";
import { describeEmbedded } from "./open.ts";

/** Writes an empty, migrated embedded database to `path`, from which first starts and tests begin. */
export async function writeDatabaseImage(path: string, log: Log): Promise<void> {
  const client = await openInMemory(log);
  const database = describeEmbedded(client, "");
  await migrate(database);
  const tasks = await openTasks({ database, log });
  await tasks.stop();
  await client.dump(path);
  await client.close();
}
