import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { sql } from "drizzle-orm";
import pg from "pg";
import { rowsOf } from "#app/db/copy.ts";
import type { Database } from "#app/db/database.ts";
import { describeEmbedded } from "#app/db/open.ts";
import { openInMemory } from "#app/platform/embedded/open.ts";
import { createLog } from "#app/platform/log.ts";

const FIXTURE = new URL("../test/fixtures/backup-6ff0b8a/", import.meta.url);
/** Copies of the backup in one statement. */
const COPIES_AT_ONCE = 250;
/** Everyone's skills are the same ones; the other tables were made from jobs and profiles, and are left behind. */
const COPIED_ONCE = ["skills", "skill_relations", "job_postings", "profile_postings"];
const SKILL = "skill_id";
/** Columns of text that no two rows share. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  users: ["email"],
  companies: ["slug"],
  contact_messages: ["reference"],
  mails: ["message_id", "once_key"],
  push_subscriptions: ["endpoint"],
  sessions: ["token_hash"],
  verifications: ["token_hash"],
  waitlist_entries: ["email"],
};

/** Makes the tables of that commit in an empty PostgreSQL database, and puts the rows of the backup into them. */
export async function fillOldServer(url: string, old: Database): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create extension pg_trgm; create extension unaccent");
  await client.query(unpacked("schema.sql.br").toString());
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), "seasoned-bench-"));
  const image = join(folder, "database.tar");
  writeFileSync(image, unpacked("database.tar.br"));
  const source = await openInMemory(createLog("warn"), image);
  const { db } = describeEmbedded(source, "");
  await old.transaction(async (tx) => {
    await withoutTriggers(tx);
    for (const { name, columns } of await tablesOf(db)) {
      const table = sql.identifier(name);
      const [all] = await rowsOf<{ rows: string | null }>(db, sql`select jsonb_agg(t)::text as rows from ${table} t`);
      await tx.execute(sql`insert into ${table} (${listOf(columns)}) overriding system value
        select ${listOf(columns)} from jsonb_populate_recordset(null::${table}, ${all?.rows ?? "[]"}::jsonb)`);
    }
  });
  await source.close();
  rmSync(folder, { recursive: true });
}

function unpacked(name: string): Buffer {
  return brotliDecompressSync(readFileSync(new URL(name, FIXTURE)));
}

/** Lets rows be written in any order: whatever a row needs is copied, too. */
async function withoutTriggers(tx: Database): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
}

function listOf(columns: readonly string[], of = "") {
  return sql.raw(columns.map((column) => `${of}"${column}"`).join(", "));
}

/**
 * Copies everything in an old database until it has `size` jobs: each copy is a company of its own, with other ids,
 * addresses, and secrets. Works on PostgreSQL and embedded.
 */
export async function multiply(old: Database, size: number, say: (line: string) => void): Promise<void> {
  const copies = Math.ceil(size / (await countOf(old, "jobs"))) - 1;
  const tables = await tablesOf(old);
  await old.transaction(async (tx) => {
    await withoutTriggers(tx);
    for (const { name, columns } of tables) {
      if (COPIED_ONCE.includes(name)) continue;
      const base = sql.identifier(`base_${name}`);
      const table = sql.identifier(name);
      await tx.execute(sql`create temporary table ${base} on commit drop as table ${table}`);
      for (let first = 1; first <= copies; first += COPIES_AT_ONCE) {
        const last = Math.min(first + COPIES_AT_ONCE - 1, copies);
        await tx.execute(sql`
          insert into ${table} (${listOf(columns)}) overriding system value
          select ${listOf(columns, "copied.")}
          from ${base} old, generate_series(${first}::int, ${last}::int) number,
            jsonb_populate_record(null::${table}, ${otherRow(name, columns)}) copied`);
      }
      const rows = await countOf(tx, name);
      if (rows > 0) say(`${name}: ${rows.toLocaleString("en-US")}`);
    }
  });
}

/** The row `old` in the copy `number`: the last six digits of each of our ids are other ones. */
function otherRow(table: string, columns: readonly string[]) {
  const id = "([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{6})[0-9a-f]{6}";
  const row = sql`regexp_replace(to_jsonb(old)::text, ${id}, '\\1' || lpad(to_hex(number), 6, '0'), 'g')::jsonb`;
  const own = (UNIQUE[table] ?? []).map(
    (column) => sql`jsonb_build_object(${column}::text, (to_jsonb(old) ->> ${column}) || lpad(to_hex(number), 6, '0'))`,
  );
  const shared = columns.includes(SKILL) ? [sql`jsonb_build_object(${SKILL}::text, to_jsonb(old) -> ${SKILL})`] : [];
  return sql.join([row, ...own, ...shared], sql` || `);
}

/** The tables with ids of ours, and their columns that are stored. */
async function tablesOf(old: Database): Promise<Array<{ name: string; columns: string[] }>> {
  return await rowsOf(
    old,
    sql`select c.relname::text as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '')
        as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'uuid'::regtype)
    order by c.relname`,
  );
}

/** Counts the rows of a table. */
export async function countOf(db: Database, table: string): Promise<number> {
  const counted = sql`select count(*)::int as rows from ${sql.identifier(table)}`;
  return (await rowsOf<{ rows: number }>(db, counted))[0]?.rows ?? 0;
}
