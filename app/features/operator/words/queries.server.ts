import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { newWords } from "#app/db/schema/new-words.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";
import { MOST_WORDS, type NewWords, type WordsSearch } from "./rules.ts";

/** Returns the words that most people used, at most 100. Throws not-found if the viewer may not look after words. */
export async function listNewWords(
  { db }: Pick<Platform, "db">,
  viewer: StaffViewer,
  { source, isDismissed }: WordsSearch,
): Promise<NewWords[]> {
  requirePermission(viewer, "look after words");
  const { id, words, people, beside, dismissedAt } = newWords;
  return await db
    .select({ id, source: newWords.source, words, people, beside })
    .from(newWords)
    .where(
      and(
        isDismissed ? isNotNull(dismissedAt) : isNull(dismissedAt),
        source === "" ? undefined : eq(newWords.source, source),
      ),
    )
    .orderBy(desc(people), id)
    .limit(MOST_WORDS);
}
