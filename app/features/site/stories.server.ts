import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { stories } from "#app/db/schema/site.ts";

/** The most stories that the home page shows. */
const MOST_STORIES = 8;

/** Returns the stories of the home page, oldest first. Each has its person's written consent. */
export async function listShownStories(db: Database) {
  return await db
    .select({ quote: stories.quote, author: stories.author, role: stories.role, company: stories.company })
    .from(stories)
    .where(eq(stories.isShown, true))
    .orderBy(asc(stories.id))
    .limit(MOST_STORIES);
}
