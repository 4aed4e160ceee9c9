import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobWords } from "#app/db/schema/search.ts";
import type { Lexicon, Place, WordForms } from "#app/features/search/query/rules.ts";
import { PLACES } from "#app/features/search/query/rules.ts";
import { closestWord, type KnownWord } from "#app/features/search/spelling/rules.ts";

/** A word that may not be finished stands for this many of the commonest words that begin so. */
const BEGINNINGS = 20;
/** How many similar words are weighed for one that nobody uses. */
const SIMILAR = 12;

/** What has to be known of a search's words. */
export type Asked = {
  /** Folded words. */
  words: readonly string[];
  /** Those of them that may be the beginning of a word. */
  unfinished: readonly string[];
  /** Words of a place: each may be the beginning of one. */
  placeWords: readonly string[];
  /** Entries of the index to count besides. */
  entries: readonly string[];
};

/** What is known of jobs' words: forms, counts, and from when to when there are open jobs. One statement. */
export async function readLexicon(db: Database, asked: Asked): Promise<Lexicon & { places: Map<string, string[]> }> {
  const marks = Object.values(PLACES).map(({ mark }) => mark);
  const found = await db
    .select({
      kind: sql<"form" | "count" | "begin" | "time">`kind`,
      word: sql<string>`word`,
      entry: sql<string | null>`entry`,
      jobs: sql<number>`jobs`,
      at: sql<string | null>`at`,
    })
    .from(sql`(
      with stems as (
        select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.param(asked.words)}::text[]) word
      ), marks as (select unnest(${sql.param(marks)}::text[]) as mark),
      beginnings as (
        select mark, word from marks, unnest(${sql.param(asked.unfinished)}::text[]) word
        union all select '~l', word from unnest(${sql.param(asked.placeWords)}::text[]) word
      )
      select 'form' as kind, word, stem as entry, 0 as jobs, null as at from stems
      union all
      select 'count', '', word, jobs, null from job_words where word = any (
        array(select mark || word from stems, marks union select mark || stem from stems, marks where stem is not null)
        || ${sql.param(asked.entries)}::text[] || array[''])
      union all
      select 'begin', mark || beginnings.word, begun.word, begun.jobs, null from beginnings cross join lateral (
        select word, jobs from job_words
        where word >= mark || beginnings.word collate "C" and word < mark || beginnings.word || chr(1114109) collate "C" and jobs > 0
        order by jobs desc, word limit ${BEGINNINGS}
      ) begun
      union all
      select 'time', '', null, 0, (array[
        (select created_at from jobs where is_active order by created_at limit 1),
        (select created_at from jobs where is_active order by created_at desc limit 1)
      ])[n]::text from generate_series(1, 2) n
    ) lexicon`);
  const begun = Map.groupBy(
    found.filter(({ kind }) => kind === "begin"),
    ({ word }) => word,
  );
  const begins = (word: string): Record<Place, string[]> => {
    const entries = ({ mark }: { mark: string }) => entriesOf(begun.get(mark + word));
    return { anywhere: entries(PLACES.anywhere), skills: entries(PLACES.skills), title: entries(PLACES.title) };
  };
  const [oldest = null, newest = null] = found
    .filter(({ kind }) => kind === "time")
    .map(({ at }) => (at === null ? null : new Date(at)))
    .toSorted((a, b) => (a?.getTime() ?? 0) - (b?.getTime() ?? 0));
  const counted = found.filter(({ kind }) => kind === "count" || kind === "begin");
  return {
    forms: new Map(
      found
        .filter(({ kind }) => kind === "form")
        .map(({ word, entry }): [string, WordForms] => [word, { stem: entry, begins: begins(word) }]),
    ),
    counts: new Map(counted.map(({ entry, jobs }) => [entry ?? "", jobs])),
    total: counted.find(({ entry }) => entry === "")?.jobs ?? 0,
    oldest,
    newest,
    places: new Map(asked.placeWords.map((word) => [word, entriesOf(begun.get(`~l${word}`))])),
  };
}

function entriesOf(rows: ReadonlyArray<{ entry: string | null }> | undefined): string[] {
  return (rows ?? []).flatMap(({ entry }) => (entry === null ? [] : [entry]));
}

/**
 * For each of these words, of which few or no open jobs are known, the word that was probably meant; words without one
 * are left out. One statement.
 */
export async function correctWords(db: Database, doubtful: readonly KnownWord[]): Promise<Map<string, string>> {
  if (doubtful.length === 0) return new Map();
  const similar = await db
    .select({ typed: sql<string>`typed`, word: sql<string>`word`, jobs: sql<number>`jobs` })
    .from(sql`(
      select typed, near.word, near.jobs from unnest(${sql.param(doubtful.map(({ word }) => word))}::text[]) typed cross join lateral (
        select word, jobs from ${jobWords} where is_spelled and jobs > 0 and word % typed
        order by similarity(word, typed) desc, jobs desc limit ${SIMILAR}
      ) near
    ) alike`);
  const byTyped = Map.groupBy(similar, ({ typed }) => typed);
  return new Map(
    doubtful.flatMap((typed) => {
      const meant = closestWord(typed, byTyped.get(typed.word) ?? []);
      return meant === null ? [] : [[typed.word, meant] as const];
    }),
  );
}
