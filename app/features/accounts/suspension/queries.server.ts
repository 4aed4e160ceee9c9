import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { Suspension } from "./rules.ts";

/** The suspension that an account is under now; null for none. */
export async function findSuspension(db: Database, userId: string): Promise<Suspension | null> {
  const { id, reason, startedAt, endsAt } = accountSuspensions;
  const [open] = await db
    .select({ id, reason, startedAt, endsAt })
    .from(accountSuspensions)
    .where(and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.endedAt)));
  return open ?? null;
}

/** Whether a person is suspended; until `tx` ends nobody suspends them. */
export async function holdIfSuspended(tx: Database, userId: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  return (await findSuspension(tx, userId)) !== null;
}
