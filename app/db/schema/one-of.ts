import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns a check that a column has one of these values, which are embedded in the statement. */
export function isOneOf(column: SQLWrapper, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", ");
  return sql`${column} in (${sql.raw(list)})`;
}
