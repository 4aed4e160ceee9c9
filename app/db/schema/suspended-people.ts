import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Selects the ids of all suspended people. The list is short and is read from an index. */
export const suspendedPeople: SQL = sql`select account_suspensions.user_id from account_suspensions where account_suspensions.ended_at is null`;

/**
 * An SQL condition: this person is not suspended. The list of suspended people is read once per
 * statement.
 */
export function isNotSuspended(personId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${personId} not in (${suspendedPeople})`;
}
