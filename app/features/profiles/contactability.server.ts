import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { suspendedPeople } from "#app/db/schema/suspended-people.ts";

/**
 * Returns the condition that there is no block between this person and `viewerId`, and this person is not suspended.
 * The subquery is read once per statement, however many people it checks.
 */
export function isContactableBy(personId: SQLWrapper, viewerId: string): SQL<boolean> {
  return sql<boolean>`${personId} not in (${blockedWith(viewerId)})`;
}

/** Returns everyone this person has blocked, who has blocked them, or who is suspended, as a query with one column. */
export function blockedWith(personId: string | SQLWrapper): SQL {
  return sql`${suspendedPeople} union all select message_blocks.blocker_id from message_blocks where message_blocks.blocked_id = ${personId}
    union all select message_blocks.blocked_id from message_blocks where message_blocks.blocker_id = ${personId}`;
}

/** Whether `one` may reach `other`: neither has blocked the other, and `other` is not suspended. */
export async function canContact(db: Database, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({ isReachable: isContactableBy(users.id, one) })
    .from(users)
    .where(sql`${users.id} = ${other}`);
  return row?.isReachable ?? false;
}
