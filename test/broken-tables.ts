import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";

/** Runs `run` while tables are renamed, so that whatever needs them fails. Restores the names even if `run` throws. */
export async function withoutTables<T>(db: Database, tables: readonly string[], run: () => T | Promise<T>): Promise<T> {
  for (const table of tables) await rename(db, table, `${table}_away`);
  try {
    return await run();
  } finally {
    for (const table of tables) await rename(db, `${table}_away`, table);
  }
}

/** The same with one column of a table. */
export async function withoutColumn<T>(
  db: Database,
  table: string,
  column: string,
  run: () => T | Promise<T>,
): Promise<T> {
  const [name, away] = [sql.identifier(column), sql.identifier(`${column}_away`)];
  await db.execute(sql`alter table ${sql.identifier(table)} rename column ${name} to ${away}`);
  try {
    return await run();
  } finally {
    await db.execute(sql`alter table ${sql.identifier(table)} rename column ${away} to ${name}`);
  }
}

async function rename(db: Database, from: string, to: string): Promise<void> {
  await db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
}
