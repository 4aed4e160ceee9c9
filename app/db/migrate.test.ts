import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { migrate } from "./migrate.ts";
import { mails } from "./schema/mails.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-migrations-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Writes a folder as drizzle-kit does; each list of statements is one migration. */
function folderOf(name: string, migrations: string[][]): string {
  const folder = path.join(root, name);
  fs.mkdirSync(path.join(folder, "meta"), { recursive: true });
  const entries = migrations.map((statements, idx) => {
    const tag = `${idx}_step`;
    fs.writeFileSync(path.join(folder, `${tag}.sql`), statements.join("\n--> statement-breakpoint\n"));
    return { idx, version: "7", when: 1_000 + idx, tag, breakpoints: true };
  });
  fs.writeFileSync(
    path.join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  return folder;
}

/** Opens a database without recorded migrations; the tests' tables have names of their own. */
async function openForgetful() {
  const database = await openTestDatabase();
  await database.db.execute(sql`drop schema drizzle cascade`);
  return database;
}

const FIRST = ["create table one (n integer)", "create table two (n integer)"];

test("refuses a database of a newer version and does not change it", async () => {
  const database = await openForgetful();
  await migrate(database, folderOf("newer", [FIRST, ["create table three (n integer)"]]));
  await expect(migrate(database, folderOf("older", [FIRST]))).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining("newer, version of Seasoned. Nothing was changed."),
  });
  expect(await database.db.$count(sql`three`)).toBe(0);
});

test("refuses a database from before the squash, and says how to copy it", async () => {
  const database = await openForgetful();
  await database.db.execute(sql`create schema drizzle`);
  await database.db.execute(sql`create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1795183003142)`,
  );
  await expect(migrate(database)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining("run npm run backup with the old version, then npm run restore -- FOLDER"),
  });
});

test("applies a SQL file again only if it changed", async () => {
  const { db, ...rest } = await openTestDatabase();
  const trigger = sql`select count(*)::int as count from pg_trigger where tgname = 'jobs_note_words'`;
  await db.execute(sql`drop trigger jobs_note_words on jobs`);
  await migrate({ db, ...rest });
  expect(await db.execute(trigger)).toMatchObject({ rows: [{ count: 0 }] });
  await db.execute(sql`update drizzle.__sql_files set hash = 'of an older version' where name = 'search.sql'`);
  await migrate({ db, ...rest });
  expect(await db.execute(trigger)).toMatchObject({ rows: [{ count: 1 }] });
});

test("a failed migration changes nothing, and the next start completes it", async () => {
  const database = await openForgetful();
  await expect(migrate(database, folderOf("broken", [FIRST, ["create table one (n integer)"]]))).rejects.toThrow();
  await expect(database.db.$count(sql`one`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("does not exist") },
  });
  await migrate(database, folderOf("mended", [FIRST, ["create table three (n integer)"]]));
  await migrate(database, folderOf("again", [FIRST, ["create table three (n integer)"]]));
  expect(await database.db.$count(sql`drizzle.__drizzle_migrations`)).toBe(2);
});

test("installs the extensions", async () => {
  const { db } = await openTestDatabase();
  const rows = await db.select({ name: sql<string>`extname::text` }).from(sql`pg_extension`);
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(["pg_trgm", "unaccent", "citext", "btree_gin"]));
});

test("several parallel starts migrate one after the other", async () => {
  const database = await openForgetful();
  const folder = folderOf("together", [FIRST]);
  await Promise.all([1, 2, 3, 4].map(() => migrate(database, folder)));
  expect(await database.db.$count(sql`drizzle.__drizzle_migrations`)).toBe(1);
});

test("stored emails about notifications keep their kind under its new name", async () => {
  const { db } = await openTestDatabase();
  const [drop = "", ...steps] = fs.readFileSync("drizzle/0002_notification-emails.sql", "utf8").split("-->");
  await db.execute(sql.raw(drop));
  const id = "00000000-0000-7000-8000-000000000001";
  await db.execute(
    sql`insert into mails (id, to_address, kind, subject, text_body, html_body, message_id, created_at)
      values (${id}, 'someone@people.example', 'news', 'S', 'T', 'H', 'M', now())`,
  );
  for (const step of steps) await db.execute(sql.raw(step.replace(" statement-breakpoint", "")));
  const kinds = await db.select({ kind: mails.kind }).from(mails).where(eq(mails.id, id));
  expect(kinds).toEqual([{ kind: "notifications" }]);
});
