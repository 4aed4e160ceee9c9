import { and, count, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { MAX_SEARCHES, type SavedSearch, type Sought } from "./rules.ts";

/** Returns a person's saved searches for jobs or candidates, the latest first. */
export async function listSavedSearches(db: Database, userId: string, sought: Sought): Promise<SavedSearch[]> {
  return await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      frequency: savedSearches.frequency,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(isOf(userId, sought))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(MAX_SEARCHES);
}

/** Counts a person's saved searches. */
export async function countSavedSearches(db: Database, userId: string, sought: Sought): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedSearches).where(isOf(userId, sought));
  return row?.count ?? 0;
}

/** Whether the person has saved exactly this search. */
export async function isSearchSaved(db: Database, userId: string, sought: Sought, query: string): Promise<boolean> {
  const rows = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(isOf(userId, sought), eq(savedSearches.query, query)));
  return rows.length > 0;
}

function isOf(userId: string, sought: Sought) {
  return and(eq(savedSearches.userId, userId), eq(savedSearches.sought, sought));
}
