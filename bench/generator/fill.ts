import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { rebuildSearch } from "#app/features/jobs/search/refresh.server.ts";
import { rebuildReadings } from "#app/features/matching/commands.server.ts";
import { PROFILE_DOCUMENTS } from "#app/features/search/lexicon.ts";
import { recountWords } from "#app/features/search/word-counts.server.ts";
import { ground, jobRows, profileRows, type Rows, seniorId } from "./rows.ts";

const BATCH = 1_000;
/** Parallel batches: a server has a process for each. */
const AT_ONCE = 3;
const TABLES = ["jobs", "job_skills", "profiles", "profile_skills", "profile_documents", "users", "user_roles"];

/**
 * Fills an empty, migrated database with `size` jobs and as many profiles, the same ones for the same size. Inserts
 * without indexes, triggers, and foreign keys, and builds the indexes afterwards.
 */
export async function fillMarket(db: Database, size: number, say: (line: string) => void): Promise<void> {
  const indexes = await takeIndexes(db);
  for (const rows of ground()) await insert(db, rows);
  await inBatches(size, async (from, to) => {
    for (const rows of [...jobRows(from, to, size), ...profileRows(from, to, size)]) await insert(db, rows);
    await unhurried(db, documentsOf(from, to, size));
  });
  say(`${size.toLocaleString("en-US")} jobs and profiles are in; reading them`);
  // Before the indexes, because with them four fifths of the time goes into the index of words.
  await db.transaction(async (tx) => {
    await setUnhurried(tx);
    await rebuildReadings(tx);
  });
  say(`building ${indexes.length} indexes`);
  const own = (definition: string) => /ON public\.profile_documents /.test(definition);
  for (const definition of indexes.filter((other) => !own(other))) await unhurried(db, sql.raw(definition));
  say("writing what search and matching keep");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await rebuildSearch(tx);
    await recountWords(tx, PROFILE_DOCUMENTS);
  });
  for (const definition of indexes.filter(own)) await unhurried(db, sql.raw(definition));
  // Only vacuum, which cannot run in a transaction, sets the bits for index-only scans.
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`vacuum analyze`);
}

/** Writes the profiles' search documents on several connections, because it takes longest. */
function documentsOf(from: number, to: number, size: number): SQL {
  const ids = Array.from({ length: to - from }, (_, step) => seniorId(from + step, size));
  return sql`insert into profile_documents (user_id, document, hours, years, updated_at)
    select user_id, document, hours, years, updated_at from current_profile_documents where user_id = any(${sql.param(ids)}::uuid[])`;
}

/** Runs without a time limit, triggers, and foreign keys. */
async function unhurried(db: Database, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await setUnhurried(tx);
    await tx.execute(statement);
  });
}

async function setUnhurried(tx: Database): Promise<void> {
  await tx.execute(
    sql`select set_config('statement_timeout', '0', true), set_config('session_replication_role', 'replica', true), set_config('maintenance_work_mem', '512MB', true)`,
  );
}

/** Drops the indexes that no constraint needs, and returns how to create them again. */
async function takeIndexes(db: Database): Promise<string[]> {
  const names = sql.join(
    TABLES.map((table) => sql`${table}`),
    sql`, `,
  );
  const found = await db
    .select({ name: sql<string>`indexname::text`, definition: sql<string>`indexdef::text` })
    .from(sql`pg_indexes`)
    .where(
      sql`schemaname = 'public' and tablename in (${names}) and indexname not in (select conname from pg_constraint)`,
    );
  for (const { name } of found) await db.execute(sql`drop index ${sql.identifier(name)}`);
  return found.map(({ definition }) => definition);
}

async function inBatches(size: number, work: (from: number, to: number) => Promise<void>): Promise<void> {
  let next = 0;
  async function worker() {
    while (next < size) {
      const from = next;
      next += BATCH;
      await work(from, Math.min(size, from + BATCH));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function insert(db: Database, { table, columns, rows }: Rows): Promise<void> {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  // A nested list would be flattened by the driver, so it is passed as one text.
  const values = types.map(
    (type, column) =>
      sql`${sql.param(rows.map((row) => row[column] ?? null))}::${sql.raw(type === "text[]" ? "text" : type)}[]`,
  );
  const chosen = types.map((type, column) =>
    type === "text[]" ? `string_to_array(nullif(c${column}, ''), '|')` : `c${column}`,
  );
  const read = chosen.map((text) => (text.startsWith("string_") ? `coalesce(${text}, '{}')` : text));
  await unhurried(
    db,
    sql`insert into ${sql.identifier(table)} (${sql.raw(names.join(", "))})
      select ${sql.raw(read.join(", "))} from unnest(${sql.join(values, sql`, `)})
      as made (${sql.raw(names.map((_, column) => `c${column}`).join(", "))})`,
  );
}
