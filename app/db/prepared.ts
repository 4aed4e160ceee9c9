import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";

/** So many different statements are prepared, some 200 kB each on every connection that meets them. */
const MOST_PREPARED = 128;
const preparedNames = new Set<string>();

/** A statement whose text is built. */
type Built<Rows> = { getQuery(): { sql: string }; execute(): Promise<Rows> };

/**
 * Runs a statement that each connection reads and plans only once: both take as long as looking up what it asks for. For
 * texts that differ in few ways, never by what is asked; those that are new when there are enough are run like any other
 * statement.
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

/** A number as part of the text: what is planned for any limit is planned for a tenth of all rows. */
export function written(limit: number): SQL {
  return sql.raw(String(limit));
}

/**
 * Begins to put the next statement together when those begun before it are on their way, so that the database need not wait
 * for its text.
 */
export async function thereafter<Rows>(ask: () => Promise<Rows>): Promise<Rows> {
  await setImmediate();
  return await ask();
}
