import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startWriter } from "#test/durability/writer.ts";
import { silentLog } from "#test/log.ts";
import { beginEmbedded, openEmbedded, POSTGRES_MAJOR } from "./open.ts";

const MEGABYTE = 1024 * 1024;
const root = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-embedded-"));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const place = (name: string) => path.join(root, name);

// Creating a database takes seconds, copying one does not.
await (await openEmbedded(place("blank"), silentLog)).close();

function blankAt(name: string): string {
  fs.cpSync(path.join(place("blank"), "database"), path.join(place(name), "database"), { recursive: true });
  return place(name);
}

test("refuses a second process at once; kill -9 frees the directory", async () => {
  const directory = blankAt("shared");
  const { child, acknowledged, kill } = await startWriter(directory);
  const startedAt = performance.now();
  await expect(openEmbedded(directory, silentLog)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(new RegExp(`in use by process ${child.pid} on .*, since \\d{4}-`)),
  });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await kill();
  const client = await openEmbedded(directory, silentLog);
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from rows");
  expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged.length);
  await client.close();
});

test("a stopped holder keeps the lock", async () => {
  const directory = blankAt("frozen");
  const { child, kill } = await startWriter(directory);
  child.kill("SIGSTOP");
  await expect(openEmbedded(directory, silentLog)).rejects.toThrow(`process ${child.pid}`);
  await kill();
});

test("the same process can reopen a directory only after closing it", async () => {
  const directory = blankAt("twice");
  const client = await openEmbedded(directory, silentLog);
  await expect(openEmbedded(directory, silentLog)).rejects.toThrow(`process ${process.pid}`);
  await client.close();
  await (await openEmbedded(directory, silentLog)).close();
});

test("the stated PostgreSQL version is the actual one", async () => {
  const client = await openEmbedded(blankAt("version"), silentLog);
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  expect(rows[0]?.version.split(".")[0]).toBe(POSTGRES_MAJOR);
  await client.close();
});

test("PostgreSQL flushes what it confirms", async () => {
  const client = await openEmbedded(blankAt("flushing"), silentLog);
  const { rows } = await client.query(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('wal_sync_method') as method",
  );
  expect(rows).toEqual([{ fsync: "on", commit: "on", method: "fsync" }]);
  await client.close();
});

test("refuses a directory of another PostgreSQL version and leaves it", async () => {
  const directory = place("older");
  fs.mkdirSync(path.join(directory, "database"), { recursive: true });
  fs.writeFileSync(path.join(directory, "database/PG_VERSION"), "17\n");
  await expect(openEmbedded(directory, silentLog)).rejects.toThrow("was made by PostgreSQL 17");
  expect(fs.readdirSync(path.join(directory, "database"))).toEqual(["PG_VERSION"]);
});

test("refuses a damaged directory with instructions and leaves it", async () => {
  const directory = blankAt("damaged");
  const client = await openEmbedded(directory, silentLog);
  await client.close();
  const control = path.join(directory, "database/global/pg_control");
  fs.writeFileSync(control, Buffer.alloc(8192, 7));
  await expect(openEmbedded(directory, silentLog)).rejects.toThrow(
    /cannot be opened: .*\. Nothing was changed\. Restore/,
  );
  expect(fs.readFileSync(control)).toEqual(Buffer.alloc(8192, 7));
  fs.rmSync(path.join(directory, "database/PG_VERSION"));
  await expect(openEmbedded(directory, silentLog)).rejects.toThrow("PG_VERSION file is missing");
});

test("a failed opening is reported to later callers and frees the directory", async () => {
  const directory = blankAt("damaged while reading");
  fs.rmSync(path.join(directory, "database/PG_VERSION"));
  const { opened } = await beginEmbedded(directory, silentLog);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(opened).rejects.toThrow("PG_VERSION file is missing");
  fs.copyFileSync(path.join(place("blank"), "database/PG_VERSION"), path.join(directory, "database/PG_VERSION"));
  await (await (await beginEmbedded(directory, silentLog)).opened).close();
});

test("leftovers of a killed first start do not stop the next one", async () => {
  const directory = place("half-made");
  fs.mkdirSync(path.join(directory, "database.new"), { recursive: true });
  fs.writeFileSync(path.join(directory, "database.new/PG_VERSION"), "18\n");
  const client = await openEmbedded(directory, silentLog);
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.close();
  expect(fs.existsSync(path.join(directory, "database.new"))).toBe(false);
  // Creating a database from scratch is slow on a busy machine.
}, 90_000);

test("pauses writes while the disk is almost full, and resumes", async () => {
  const directory = blankAt("full");
  const client = await openEmbedded(directory, silentLog);
  await client.exec("create table notes (body text)");
  await client.close();
  const space = fs.statfsSync(directory);
  const tight = await openEmbedded(directory, silentLog, {
    minimumFreeBytes: space.bavail * space.bsize - 100 * MEGABYTE,
    startSeconds: 0,
  });
  await tight.exec("insert into notes values ('before')");
  const filler = path.join(root, "filler");
  fs.writeFileSync(filler, Buffer.alloc(300 * MEGABYTE, 1));
  await expect(tight.exec("insert into notes values ('during')")).rejects.toMatchObject({ name: "StorageFullError" });
  await expect(tight.transaction((tx) => tx.exec("insert into notes values ('during')"))).rejects.toMatchObject({
    name: "StorageFullError",
  });
  expect((await tight.query("select body from notes")).rows).toEqual([{ body: "before" }]);
  fs.rmSync(filler);
  await tight.exec("insert into notes values ('after')");
  expect((await tight.query("select body from notes")).rows).toEqual([{ body: "before" }, { body: "after" }]);
  await tight.close();
});

test("the write-ahead log stays bounded", async () => {
  const directory = blankAt("log");
  const client = await openEmbedded(directory, silentLog, { checkpointBytes: 16 * MEGABYTE });
  await client.exec("create table bulk (body text)");
  for (let n = 0; n < 30; n += 1) {
    await client.exec(
      "insert into bulk select repeat(md5(g::text), 30) from generate_series(1, 10000) g; truncate bulk",
    );
  }
  const log = path.join(directory, "database/pg_wal");
  const bytes = fs.readdirSync(log).reduce((sum, name) => sum + fs.statSync(path.join(log, name)).size, 0);
  expect(bytes).toBeLessThan(256 * MEGABYTE);
  await client.close();
});

test("vacuums changed tables one after another", async () => {
  const client = await openEmbedded(blankAt("tidied"), silentLog, { tidySeconds: 0 });
  const stateOf = async (table: string) => {
    const { rows } = await client.query<{ bytes: number; rows: number; tidied: number }>(
      `select pg_table_size(relid)::int as bytes, reltuples::int as rows, vacuum_count::int as tidied
      from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_stat_user_tables.relname = $1`,
      [table],
    );
    return rows[0] ?? { bytes: Number.NaN, rows: Number.NaN, tidied: Number.NaN };
  };
  await client.exec(`
    create table busy (id int primary key, seen int);
    insert into busy select id, 0 from generate_series(1, 5000) id;
    create table fresh (id int primary key);
    insert into fresh select generate_series(1, 500)`);
  await vi.waitFor(async () => expect((await stateOf("fresh")).rows).toBe(500), 10_000);
  const { bytes: small } = await stateOf("busy");
  for (const round of [1, 2, 3, 4]) {
    await client.exec(`update busy set seen = ${round}`);
    await vi.waitFor(async () => expect((await stateOf("busy")).tidied).toBeGreaterThan(round), 10_000);
  }
  // The space of deleted rows is reused; without that, four rounds would take five times as much.
  expect((await stateOf("busy")).bytes).toBeLessThan(2.5 * small);
  await client.close();
}, 60_000);

test("a vacuum never joins an open transaction", async () => {
  const client = await openEmbedded(blankAt("open"), silentLog, { tidySeconds: 0 });
  await client.exec("create table busy (id int); insert into busy select generate_series(1, 5000)");
  // From now on the table counts as needing a vacuum.
  await client.exec("select pg_stat_force_next_flush()");
  await client.transaction(async (tx) => {
    await tx.exec("update busy set id = -id");
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await tx.exec("update busy set id = id - 1");
  });
  expect((await client.query("select max(id) as most from busy")).rows).toEqual([{ most: -2 }]);
  await client.close();
}, 20_000);

test("a database that lost its worker recovers soon", async () => {
  const client = await openEmbedded(blankAt("lost"), silentLog, { timeoutMilliseconds: 1_000 });
  await client.exec("create table notes (body text); insert into notes values ('kept')");
  const heard: string[] = [];
  await client.listen("changes", (payload) => heard.push(payload));
  await expect(client.query("select count(*) from generate_series(1, 2000000000)")).rejects.toThrow("was stopped");
  const stoppedAt = performance.now();
  expect((await client.query("select body from notes")).rows).toEqual([{ body: "kept" }]);
  // Half a second on an idle machine; the rest allows for a busy one.
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
  await client.query("select pg_notify('changes', 'still listening')");
  await vi.waitFor(() => expect(heard).toEqual(["still listening"]), 10_000);
  await client.close();
});
