import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobWords } from "#app/db/schema/search.ts";
import { closestWord, type KnownWord, similarNames, swapsOf } from "./spelling.ts";

/** The most similar words that we compare with a word that no one uses. */
const SIMILAR = 12;

/**
 * Returns the probable correction of each of these rare or unknown words, from words of open jobs or the vocabulary of
 * work; words without one are left out. Uses jobs only, which are public, never words about people. With `mark`, only
 * words that have an index entry with this prefix, such as locations. One statement.
 */
export async function correctWords(
  db: Database,
  doubtful: readonly KnownWord[],
  mark = "",
): Promise<Map<string, string>> {
  if (doubtful.length === 0) return new Map();
  const isMarked = (word: string) =>
    mark === ""
      ? sql`true`
      : sql`exists (select from ${jobWords} marked where marked.word = ${mark} || ${sql.raw(word)} and marked.jobs > 0)`;
  const swapped = doubtful.flatMap(({ word }) => swapsOf(word).map((swap) => [word, swap] as const));
  const similar = await db
    .select({ typed: sql<string>`typed`, word: sql<string>`word`, documents: sql<number>`jobs` })
    .from(sql`(
      select typed, near.word, near.jobs from unnest(${sql.param(doubtful.map(({ word }) => word))}::text[]) typed cross join lateral (
        select word, jobs from ${jobWords} where is_spelled and jobs > 0 and word % typed and ${isMarked("job_words.word")}
        order by similarity(word, typed) desc, jobs desc limit ${SIMILAR}
      ) near
      union select typed, word, jobs
      from unnest(${sql.param(swapped.map(([typed]) => typed))}::text[], ${sql.param(swapped.map(([, swap]) => swap))}::text[]) as swapped (typed, swap)
      join ${jobWords} on word = swap and is_spelled and jobs > 0 and ${isMarked("swap")}
    ) alike`);
  const byTyped = Map.groupBy(similar, ({ typed }) => typed);
  return new Map(
    doubtful.flatMap((typed) => {
      const names = mark === "" ? similarNames(typed.word) : [];
      const meant = closestWord(typed, [...(byTyped.get(typed.word) ?? []), ...names]);
      return meant === null ? [] : [[typed.word, meant] as const];
    }),
  );
}
