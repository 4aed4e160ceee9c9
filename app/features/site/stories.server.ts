import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { stories } from "#app/db/schema/site.ts";

/** The most stories that the home page shows. */
const MOST_STORIES = 8;

/** The stories that the home page shows, each with its person's written consent, the oldest first. */
export async function listShownStories(db: Database) {
  return await db
    .select({ quote: stories.quote, author: stories.author, role: stories.role, company: stories.company })
    .from(stories)
    .where(eq(stories.isShown, true))
    .orderBy(asc(stories.id))
    .limit(MOST_STORIES);
}
