import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { bigint, pgSchema, serial, text } from "drizzle-orm/pg-core";
import { StartError } from "../platform/start-error.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { applySqlFiles, findStaleSqlFiles, SQL_FILES_AFTER_TABLES, SQL_FILES_BEFORE_TABLES } from "./sql-files.ts";

const FOLDER = fileURLToPath(new URL("../../drizzle", import.meta.url));
const EXTENSIONS = ["pg_trgm", "unaccent", "citext", "btree_gin"] as const;
// The key of an advisory lock: any number that nothing else in this database uses.
const LOCK = 5_301_962;

// The table that drizzle-kit uses, so that its tools work on this database.
const applied = pgSchema("drizzle").table("__drizzle_migrations", {
  id: serial("id").primaryKey(),
  hash: text("hash").notNull(),
  createdAt: bigint("created_at", { mode: "number" }),
});

/**
 * Migrates the database to this version in one transaction: extensions, functions for computed columns, every missing
 * migration, then the other functions, views, and triggers of `sql/`. An interruption leaves the old state or the new
 * one. Processes that start together wait for each other. Throws StartError when the database was used by a newer
 * version, is from before the migrations were squashed, or lacks an extension that it may not create.
 */
export async function migrate(database: OpenDatabase, folder: string = FOLDER): Promise<void> {
  const { taskSource, db } = database;
  if (taskSource.kind === "postgres") return await bringUpToDate(db, folder);
  await taskSource.client.withoutTimeout(() => bringUpToDate(db, folder));
  await taskSource.client.refreshArrayTypes();
}

async function bringUpToDate(db: Database, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${LOCK})`);
    await ensureExtensions(tx);
    const done = new Set(await appliedMoments(tx));
    if (done.has(SQUASHED_MOMENT)) throw new StartError(SQUASHED_SENTENCE);
    const known = new Set(migrations.map((migration) => migration.folderMillis));
    if ([...done].some((moment) => !known.has(moment))) throw new StartError(NEWER_SENTENCE);
    const missing = migrations.filter((migration) => !done.has(migration.folderMillis));
    const stale = await findStaleSqlFiles(tx);
    // Writes nothing when nothing is missing, so that a server with an almost full disk can still start and serve
    // reads.
    if (missing.length === 0 && stale.size === 0) return;
    await tx.execute(sql`create schema if not exists drizzle`);
    await applySqlFiles(tx, SQL_FILES_BEFORE_TABLES, stale);
    await applyMigrations(tx, missing);
    await applySqlFiles(tx, SQL_FILES_AFTER_TABLES, stale);
  });
}

async function applyMigrations(tx: Database, missing: readonly MigrationMeta[]): Promise<void> {
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of missing) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ hash: migration.hash, createdAt: migration.folderMillis });
  }
}

/** Whether the database is from before the migrations were squashed; its rows can still be copied. */
export async function isFromBeforeSquash(db: Database): Promise<boolean> {
  return (await appliedMoments(db)).includes(SQUASHED_MOMENT);
}

/** The time of the first of the 38 migrations that became 0000_init. */
const SQUASHED_MOMENT = 1795183003142;

const SQUASHED_SENTENCE =
  "This database was made by a version of Seasoned from before November 27, 2026, and cannot be opened directly. " +
  "Nothing was changed. To carry a data directory over, run npm run backup with the old version, then " +
  "npm run restore -- FOLDER with this one. To carry a PostgreSQL database over, set DATABASE_URL to an empty one and run " +
  "npm run restore -- postgres://OLD-DATABASE.";

const NEWER_SENTENCE =
  "This database was last used by another, probably newer, version of Seasoned. Nothing was changed. " +
  "Start that version, or restore a backup made by this one.";

async function appliedMoments(tx: Database): Promise<number[]> {
  const [table] = await tx
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(values (1)) as one`);
  if (!table?.exists) return [];
  const rows = await tx.select({ createdAt: applied.createdAt }).from(applied);
  return rows.map((row) => row.createdAt ?? 0);
}

async function ensureExtensions(tx: Database): Promise<void> {
  const rows = await tx.select({ name: sql<string>`extname::text` }).from(sql`pg_extension`);
  const present = new Set(rows.map((row) => row.name));
  for (const extension of EXTENSIONS) {
    if (present.has(extension)) continue;
    await tx.execute(sql`create extension if not exists ${sql.identifier(extension)}`).catch((error) => {
      const reason = error.cause instanceof Error ? error.cause.message : String(error);
      throw new StartError(
        `The database needs the extension ${extension}, which could not be created: ${reason}. ` +
          `Ask its administrator to run: CREATE EXTENSION ${extension};`,
      );
    });
  }
}
