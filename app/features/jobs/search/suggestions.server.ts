import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { searchSuggestions } from "#app/db/schema/search.ts";
import { QUERY_LIMITS, wordsOf } from "#app/features/search/keywords.ts";
import { firstLetters } from "#app/words.ts";
import type { SuggestedField, Suggestion } from "./suggestions.ts";

const OFFERED = 8;
const AFTER_ALL = "\u{10FFFF}";

/**
 * Suggests titles and skills, or places, that have a word beginning with the typed text, most common first. One
 * statement.
 */
export async function suggest(db: Database, field: SuggestedField, typed: string): Promise<Suggestion[]> {
  const start = wordsOf(firstLetters(typed, QUERY_LIMITS.characters)).join(" ");
  if (start === "") return [];
  const { kind, text } = searchSuggestions;
  const jobs = sql<number>`max(${searchSuggestions.jobs})`.mapWith(Number);
  return await db
    .select({ kind, text, jobs })
    .from(searchSuggestions)
    .where(
      and(
        gte(searchSuggestions.start, start),
        lt(searchSuggestions.start, start + AFTER_ALL),
        field === "where" ? eq(kind, "place") : inArray(kind, ["title", "skill"]),
      ),
    )
    .groupBy(kind, text)
    .orderBy(desc(jobs), text)
    .limit(OFFERED);
}
