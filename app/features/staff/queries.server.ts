import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { staff } from "#app/db/schema/staff.ts";

/**
 * Returns the line that the server prints at the start if there is no admin: how to make the first.
 * Returns null if there is an admin.
 */
export async function staffLine({ db }: { db: Database }): Promise<string | null> {
  const admins = await db.select({ userId: staff.userId }).from(staff).where(eq(staff.level, "admin")).limit(1);
  if (admins.length > 0) return null;
  return "There is no admin yet. Make the first one: npm run account -- make-staff EMAIL --role admin";
}
