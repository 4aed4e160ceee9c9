import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { pgSchema, text } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** Functions for computed columns, which must exist before the tables. */
export const SQL_FILES_BEFORE_TABLES = ["text.sql", "places.sql", "search-documents.sql"] as const;

/** Views, triggers, and functions that read or write tables. */
export const SQL_FILES_AFTER_TABLES = [
  "search.sql",
  "matching.sql",
  "audit-log.sql",
  "suspensions.sql",
  "webhooks.sql",
  "live.sql",
] as const;

type SqlFile = (typeof SQL_FILES_BEFORE_TABLES | typeof SQL_FILES_AFTER_TABLES)[number];

const appliedFiles = pgSchema("drizzle").table("__sql_files", {
  name: text("name").primaryKey(),
  hash: text("hash").notNull(),
});

/** Returns the files of `sql/` whose content differs from what was last applied to this database. */
export async function findStaleSqlFiles(db: Database): Promise<ReadonlySet<SqlFile>> {
  const [table] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__sql_files') is not null` })
    .from(sql`(values (1)) as one`);
  const rows = table?.exists ? await db.select().from(appliedFiles) : [];
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]));
  const files = [...SQL_FILES_BEFORE_TABLES, ...SQL_FILES_AFTER_TABLES];
  return new Set(files.filter((name) => hashes.get(name) !== hashOf(readSqlFile(name))));
}

/**
 * Applies the stale ones of `names`, in order, and records their hashes. Each file can be applied again and replaces
 * its earlier version.
 */
export async function applySqlFiles(
  db: Database,
  names: readonly SqlFile[],
  stale: ReadonlySet<SqlFile>,
): Promise<void> {
  await db.execute(sql`create table if not exists drizzle.__sql_files (name text primary key, hash text not null)`);
  for (const name of names) {
    if (!stale.has(name)) continue;
    const content = readSqlFile(name);
    // One block, because the embedded database takes one statement at a time.
    await db.execute(sql.raw(`DO $sql_file$ BEGIN\n${content}\nEND $sql_file$`));
    const hash = hashOf(content);
    await db
      .insert(appliedFiles)
      .values({ name, hash })
      .onConflictDoUpdate({ target: appliedFiles.name, set: { hash } });
  }
}

function readSqlFile(name: SqlFile): string {
  return readFileSync(new URL(`./sql/${name}`, import.meta.url), "utf8");
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}
