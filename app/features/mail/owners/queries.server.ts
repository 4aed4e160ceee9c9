import { eq, or, type SQL, sql } from "drizzle-orm";
import { mails } from "#app/db/schema/mails.ts";

/**
 * Returns a condition on `mails`: those of this account, and those to an address that its person only typed. For
 * erasure only, because the latter have the links that prove such an address.
 */
export function isMailAbout(userId: string): SQL | undefined {
  return or(eq(mails.userId, userId), sql`position(${userId} in ${mails.onceKey}) > 0`);
}
