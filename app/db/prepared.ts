import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";

/** So many different statements are prepared, some 200 kB each on every connection that meets them. */
const MOST_PREPARED = 128;
const preparedNames = new Set<string>();

/** A statement whose text is built. */
type Built<Rows> = { getQuery(): { sql: string }; execute(): Promise<Rows> };

/**
 * Runs a statement as a prepared one, which each connection reads and plans only once: both take as long as looking up
 * what it asks for. Its text must have few variants and carry its values as parameters; once there are `MOST_PREPARED`
 * texts, new ones run unprepared.
 */
export async function prepared<Rows>(statement: { prepare(name: string): Built<Rows> }): Promise<Rows> {
  // Its name follows from its text, which is long to build: it is given afterwards.
  const built = statement.prepare("");
  const name = hash("sha1", built.getQuery().sql, "base64url");
  if (preparedNames.has(name) || preparedNames.size < MOST_PREPARED) {
    preparedNames.add(name);
    giveName(built, name);
  }
  return await built.execute();
}

/** Drizzle has no way to name what it has built: it hands this field to the driver. Held by app/db/postgres.test.ts. */
function giveName(built: object, name: string): void {
  if ("queryConfig" in built) Object.assign(built.queryConfig as object, { name });
}

/** A limit as part of the text: where it is a parameter, PostgreSQL plans for a tenth of all rows. */
export function written(limit: number): SQL {
  return sql.raw(String(limit));
}

/**
 * Waits one turn before the statement is built, so that those already begun are sent first and the database works on them
 * meanwhile.
 */
export async function afterTick<Rows>(ask: () => Promise<Rows>): Promise<Rows> {
  await setImmediate();
  return await ask();
}
