import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A check that a column holds one of these values, which are written into the statement. */
export function isOneOf(column: SQLWrapper, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", ");
  return sql`${column} in (${sql.raw(list)})`;
}
