import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { written } from "#app/db/prepared.ts";
import { INDEX_ENTRIES, MARKS } from "#app/domain/index-format.ts";
import type { Asked, Documents, Lexicon, WordForms } from "./lexicon.ts";
import { SEARCH_FIELDS, type SearchField } from "./search-fields.ts";

/** An unfinished word stands for at most this many of the most common words that begin with it. */
const BEGINNINGS = 20;

/**
 * Reads what the index knows of some words: their forms, counts, and the time range of the documents, in one statement.
 * Completions of an unfinished word are left out where they share its stem, which finds them anyway.
 */
export async function readLexicon(
  db: Database,
  documents: Documents,
  asked: Asked,
): Promise<Lexicon & { places: Map<string, string[]> }> {
  const table = sql.identifier(documents.table);
  const words = sql.identifier(documents.words);
  const count = sql.identifier(documents.count);
  const moment = sql.identifier(documents.moment);
  const isFound = sql.raw(documents.isFound);
  const marks = Object.values(SEARCH_FIELDS).map(({ mark }) => mark);
  const pairMarks = Object.values(SEARCH_FIELDS).flatMap(({ pairs }) => pairs ?? []);
  const [firsts, seconds] = [0, 1].map((place) => asked.pairs.map((pair) => pair[place]));
  const lists = [asked.words, asked.unfinished, asked.placeWords, firsts, seconds, asked.entries];
  const statement = db
    .select({
      kind: sql<"form" | "count" | "begin" | "time">`kind`,
      word: sql<string>`word`,
      entry: sql<string | null>`entry`,
      count: sql<number>`count`,
      at: sql<string | null>`at`,
    })
    .from(sql`(
      with asked (words, unfinished, place_words, firsts, seconds, entries) as materialized (
        select ${sql.join(
          lists.map((list) => sql`${sql.param(list)}::text[]`),
          sql`, `,
        )}
      ), stems as (
        select word, (ts_lexize('english_stem', word))[1] as stem from asked, unnest(words) word
      ), marks (mark) as (${valuesOf(marks)}),
      beginnings as (
        select mark, word from marks, asked, unnest(unfinished) word
        union all select ${sql.raw(`'${MARKS.place}'`)}, word from asked, unnest(place_words) word
      ), pairs as (
        select pair from asked, unnest(firsts, seconds) as typed (first, second)
        join stems one on one.word = first join stems other on other.word = second,
        unnest(array[first || ' ' || second, one.stem || ' ' || other.stem]) pair
      )
      select 'form' as kind, word, stem as entry, 0 as count, null as at from stems
      union all
      select 'count', '', word, ${count}, null from ${words} where word = any (
        array(select mark || word from stems, marks union select mark || stem from stems, marks where stem is not null
          union select mark || pair from (${valuesOf(pairMarks)}) pair_marks (mark), pairs where pair is not null
          union select unnest(entries) from asked union select ''))
      union all
      select 'begin', mark || beginnings.word, begun.word, begun.count, null from beginnings cross join lateral (
        select word, ${count} as count from ${words}
        where word >= mark || beginnings.word collate "C" and word < mark || beginnings.word || chr(1114109) collate "C" and ${count} > 0
        order by ${count} desc, word limit ${written(BEGINNINGS)}
      ) begun
      where mark = ${sql.raw(`'${MARKS.place}'`)} or not exists (
        select from stems where word = beginnings.word and array[stem] = tsvector_to_array(to_tsvector('english', substring(begun.word from length(mark) + 1)))
      )
      union all
      select 'time', '', null, 0, (array[
        (select ${moment} from ${table} where ${isFound} order by ${moment} limit 1),
        (select ${moment} from ${table} where ${isFound} order by ${moment} desc limit 1)
      ])[n]::text from generate_series(1, 2) n
    ) lexicon`)
    // The statement's text never changes, so a connection parses and plans it once. The words are passed in a subquery
    // that the planner does not look into, so a custom plan never seems better than the generic one.
    .prepare(`lexicon_of_${documents.table}`);
  const found = await statement.execute();
  const begun = Map.groupBy(
    found.filter(({ kind }) => kind === "begin"),
    ({ word }) => word,
  );
  const begins = (word: string): Record<SearchField, string[]> => {
    const entries = ({ mark }: { mark: string }) => entriesOf(begun.get(mark + word));
    return {
      anywhere: entries(SEARCH_FIELDS.anywhere),
      skills: entries(SEARCH_FIELDS.skills),
      title: entries(SEARCH_FIELDS.title),
    };
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
    counts: new Map(counted.map(({ entry, count: documentsWith }) => [entry ?? "", documentsWith])),
    total: counted.find(({ entry }) => entry === "")?.count ?? 0,
    oldest,
    newest,
    places: new Map(asked.placeWords.map((word) => [word, entriesOf(begun.get(INDEX_ENTRIES.placeWord(word)))])),
  };
}

/** Returns a one-column list of values to embed in the statement. */
function valuesOf(marks: readonly string[]): SQL {
  return sql.raw(`values ${marks.map((mark) => `('${mark}')`).join(", ")}`);
}

function entriesOf(rows: ReadonlyArray<{ entry: string | null }> | undefined): string[] {
  return (rows ?? []).flatMap(({ entry }) => (entry === null ? [] : [entry]));
}
