import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { Suspension } from "./rules.ts";

/** Returns an account's current suspension; null if there is none. */
export async function findSuspension(db: Database, userId: string): Promise<Suspension | null> {
  const { id, reason, startedAt, endsAt } = accountSuspensions;
  const [open] = await db
    .select({ id, reason, startedAt, endsAt })
    .from(accountSuspensions)
    .where(and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.endedAt)));
  return open ?? null;
}

/** Returns an account's current suspension with its person, by a verified address or an account. */
export async function findSuspensionOf(
  db: Database,
  who: { email: string } | { userId: string },
): Promise<{ id: string; userId: string } | null> {
  const isWho = "email" in who ? eq(sql`lower(${users.email})`, who.email) : eq(users.id, who.userId);
  const [open] = await db
    .select({ id: accountSuspensions.id, userId: users.id })
    .from(users)
    .innerJoin(accountSuspensions, and(eq(accountSuspensions.userId, users.id), isNull(accountSuspensions.endedAt)))
    .where(isWho);
  return open ?? null;
}

/** Returns whether a person is suspended, and locks that state until `tx` ends. */
export async function holdIfSuspended(tx: Database, userId: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  return (await findSuspension(tx, userId)) !== null;
}
