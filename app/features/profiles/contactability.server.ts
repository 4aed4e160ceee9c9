import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { suspendedPeople } from "#app/db/schema/suspended-people.ts";

/**
 * The condition that neither this person nor `viewerId` has blocked the other, and that this person is not suspended. The list of who has is read once for a
 * statement, whatever the number of people it asks about.
 */
export function isContactableBy(personId: SQLWrapper, viewerId: string): SQL<boolean> {
  return sql<boolean>`${personId} not in (${blockedWith(viewerId)})`;
}

/**
 * Everybody whom this person has blocked, who has blocked them, and who is suspended: a statement with one column.
 */
export function blockedWith(personId: string | SQLWrapper): SQL {
  return sql`${suspendedPeople} union all select message_blocks.blocker_id from message_blocks where message_blocks.blocked_id = ${personId}
    union all select message_blocks.blocked_id from message_blocks where message_blocks.blocker_id = ${personId}`;
}

/** Whether two people may hear from each other: neither has blocked the other, and the second is not suspended. */
export async function canContact(db: Database, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({ isReachable: isContactableBy(users.id, one) })
    .from(users)
    .where(sql`${users.id} = ${other}`);
  return row?.isReachable ?? false;
}
