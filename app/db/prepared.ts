import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";

/** The most statements that are prepared; each takes about 200 kB on every connection that uses it. */
const MOST_PREPARED = 128;
const preparedNames = new Set<string>();

/** A statement whose text is built. */
type Built<Rows> = { getQuery(): { sql: string }; execute(): Promise<Rows> };

/**
 * Runs a statement as a prepared one, which each connection parses and plans only once, because that takes as long as
 * running it. Its text must have few variants and pass its values as parameters; after `MOST_PREPARED` texts, new ones
 * run unprepared.
 */
export async function prepared<Rows>(statement: { prepare(name: string): Built<Rows> }): Promise<Rows> {
  // The name depends on the text, which is only known after building.
  const built = statement.prepare("");
  const name = hash("sha1", built.getQuery().sql, "base64url");
  if (preparedNames.has(name) || preparedNames.size < MOST_PREPARED) {
    preparedNames.add(name);
    giveName(built, name);
  }
  return await built.execute();
}

/**
 * Drizzle cannot name a statement after building it, but passes this field to the driver. app/db/postgres.test.ts
 * checks that.
 */
function giveName(built: object, name: string): void {
  if ("queryConfig" in built) Object.assign(built.queryConfig as object, { name });
}

/** Embeds a limit in the text: for a parameter, PostgreSQL assumes a tenth of all rows. */
export function written(limit: number): SQL {
  return sql.raw(String(limit));
}

/**
 * Waits one turn of the event loop before building the statement, so that earlier ones are sent first and the database
 * works on them meanwhile.
 */
export async function afterTick<Rows>(ask: () => Promise<Rows>): Promise<Rows> {
  await setImmediate();
  return await ask();
}
