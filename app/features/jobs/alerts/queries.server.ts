import { and, count, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { MAX_SEARCHES, type SavedSearch } from "./rules.ts";

/** The searches a person keeps, last saved first. */
export async function listSavedSearches(db: Database, userId: string): Promise<SavedSearch[]> {
  return await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      frequency: savedSearches.frequency,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(MAX_SEARCHES);
}

/** How many searches a person keeps. */
export async function countSavedSearches(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.count ?? 0;
}

/** Whether the person keeps exactly this search. */
export async function isSearchSaved(db: Database, userId: string, query: string): Promise<boolean> {
  const rows = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.query, query)));
  return rows.length > 0;
}
