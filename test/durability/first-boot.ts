// A process to be killed: everything that a first start does to the database, then the word "ready".

import { migrate } from "../../app/db/migrate.ts";
import { openDatabase } from "../../app/db/open.ts";
import { createLog } from "../../app/platform/log.ts";
import { openTasks } from "../../app/platform/tasks.ts";

const [dataDir = ""] = process.argv.slice(2);
const log = createLog("warn");
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir, log });
await migrate(database);
const tasks = await openTasks({ database, log });
await tasks.work("mail", async () => {});
process.stdout.write("ready\n");
await tasks.stop();
await database.close();
