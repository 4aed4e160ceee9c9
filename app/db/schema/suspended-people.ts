import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Everyone who is suspended: a statement with one column, whose list is short and read from an index. */
export const suspendedPeople: SQL = sql`select account_suspensions.user_id from account_suspensions where account_suspensions.ended_at is null`;

/** The condition that this person is not suspended. The list of who is is read once for a statement. */
export function isNotSuspended(personId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${personId} not in (${suspendedPeople})`;
}
