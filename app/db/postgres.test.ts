import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { silentLog } from "#test/log.ts";
import type { OpenDatabase } from "./database.ts";
import { databaseFailure } from "./failures.ts";
import { openDatabase } from "./open.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const onPostgres = test.runIf(serverUrl);
if (!serverUrl)
  console.info("Four tests are skipped: they need a PostgreSQL server in TEST_DATABASE_URL, as .ci/run gives.");

test("an unreachable database is one plain sentence without the password", async () => {
  const opening = openDatabase({
    databaseUrl: "postgres://app:hunter22@127.0.0.1:1/shop",
    dataDir: "",
    log: silentLog,
  });
  const error: unknown = await opening.catch((reason) => reason);
  expect(error).toMatchObject({
    name: "StartError",
    message:
      "The database at 127.0.0.1:1/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that PostgreSQL runs.",
  });
});

/** Asked in advance, because later the pool may have no free connection. */
async function nameOf({ db }: OpenDatabase): Promise<string | undefined> {
  const [here] = await db.select({ name: sql<string>`current_database()` }).from(sql`(values (1)) as one`);
  return here?.name;
}

/** Closes every connection to this database; other test files use the same server. */
async function cutConnections(name: string | undefined) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1",
    [name],
  );
  await admin.end();
}

onPostgres("what asks to be prepared is, under a name of its own for each text", async () => {
  const { db } = await openTestDatabase();
  // Reloads the module, because other tests in this process have prepared the maximum.
  vi.resetModules();
  const { prepared } = await import("./prepared.ts");
  // A transaction has one connection.
  const known = await db.transaction(async (tx) => {
    const ask = (text: string) => prepared(tx.select({ one: sql<number>`1` }).from(sql.raw(text)));
    for (const text of ["(values (1)) as one", "(values (1)) as one", "(values (1)) as other"]) await ask(text);
    return await tx
      .select({ statement: sql<string>`statement` })
      .from(sql`pg_prepared_statements`)
      .where(sql`statement like '%(values (1))%'`);
  });
  expect(known).toHaveLength(2);
});

onPostgres("lost connections fail what was running, crash nothing and come back by themselves", async () => {
  const database = await openTestDatabase();
  const name = await nameOf(database);
  const heard: string[] = [];
  await database.listen("changes", (payload) => heard.push(payload));
  const running = database.db.execute(sql`select pg_sleep(20)`).then(
    () => null,
    (error) => databaseFailure(error),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  await cutConnections(name);
  expect(await running).toBe("unavailable");
  await vi.waitFor(() => database.ping(), 5_000);
  await vi.waitFor(async () => {
    await database.db.execute(sql`select pg_notify('changes', 'again')`);
    expect(heard).toContain("again");
  }, 15_000);
});

onPostgres("transactions that lose their connection do not use up the pool", async () => {
  const database = await openTestDatabase();
  const name = await nameOf(database);
  for (let round = 0; round < 3; round += 1) {
    const sleeping = Array.from({ length: 10 }, () =>
      database.db.transaction(async (tx) => await tx.execute(sql`select pg_sleep(20)`)).catch(() => {}),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await cutConnections(name);
    await Promise.all(sleeping);
  }
  await vi.waitFor(() => database.ping(), 5_000);
});

onPostgres("a statement that takes too long is stopped by the server", async () => {
  const database = await openTestDatabase();
  const stopped = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 100`);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  expect(databaseFailure(await stopped.catch((error) => error))).toBe("timeout");
});
