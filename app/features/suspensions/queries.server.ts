import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { PastSuspension } from "./rules.ts";

const MOST_SHOWN = 50;

const startedBy = alias(users, "started_by");
const endedBy = alias(users, "ended_by");

/** Returns every suspension of a person: the one in force first, then the newest first. */
export async function listSuspensions(db: Database, userId: string): Promise<PastSuspension[]> {
  const { id, reason, caseId, startedAt, endsAt, endedAt, endedHow } = accountSuspensions;
  return await db
    .select({
      ...{ id, reason, caseId, startedAt, endsAt, endedAt, endedHow },
      startedByName: sql<string | null>`${startedBy.name}`,
      endedByName: sql<string | null>`${endedBy.name}`,
    })
    .from(accountSuspensions)
    .leftJoin(startedBy, eq(startedBy.id, accountSuspensions.startedBy))
    .leftJoin(endedBy, eq(endedBy.id, accountSuspensions.endedBy))
    .where(eq(accountSuspensions.userId, userId))
    .orderBy(desc(sql`${endedAt} is null`), desc(startedAt), desc(id))
    .limit(MOST_SHOWN);
}
