import { eq, or, type SQL, sql } from "drizzle-orm";
import { mails } from "#app/db/schema/mails.ts";

/**
 * A condition on `mails`: those of this account, and what went to an address that its person only typed. For erasure alone:
 * whoever could read those would have the links that prove such an address.
 */
export function isMailAbout(userId: string): SQL | undefined {
  return or(eq(mails.userId, userId), sql`position(${userId} in ${mails.onceKey}) > 0`);
}
