import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";

/** So many different statements are prepared, some 200 kB each on every connection that meets them. */
const MOST_PREPARED = 64;
const preparedNames = new Set<string>();

/**
 * Runs a statement that each connection reads and plans only once: both take as long as looking up what it asks for. For
 * texts that differ in few ways, never by what is asked; those that are new when there are enough are run like any other
 * statement.
 */
export async function prepared<Rows>(statement: {
  toSQL(): { sql: string };
  prepare(name: string): { execute(): Promise<Rows> };
  execute(): Promise<Rows>;
}): Promise<Rows> {
  const name = hash("sha1", statement.toSQL().sql, "base64url");
  if (!preparedNames.has(name) && preparedNames.size >= MOST_PREPARED) return await statement.execute();
  preparedNames.add(name);
  return await statement.prepare(name).execute();
}

/** A number as part of the text: what is planned for any limit is planned for a tenth of all rows. */
export function written(limit: number): SQL {
  return sql.raw(String(limit));
}
