import type { Keywords } from "./keywords.ts";
import type { SearchField } from "./search-fields.ts";

/** A searchable set of documents: its table, its table of word counts, and the column that orders it by time. */
export type Documents = {
  table: string;
  document: string;
  /** The timestamp that orders the documents; it has an index. */
  moment: string;
  /** SQL condition for the rows that can be found. */
  isFound: string;
  words: string;
  /** The column of `words` with the number of documents that have each word. */
  count: string;
};

export const JOB_DOCUMENTS: Documents = {
  table: "jobs",
  document: "search_document",
  moment: "created_at",
  isFound: "is_active",
  words: "job_words",
  count: "jobs",
};

export const PROFILE_DOCUMENTS: Documents = {
  table: "profile_documents",
  document: "document",
  moment: "updated_at",
  isFound: "true",
  words: "profile_words",
  count: "profiles",
};

/**
 * The index forms of a typed word: its stem (none for words like "the"), and words that it begins and that have another
 * stem.
 */
export type WordForms = { stem: string | null; begins: Record<SearchField, readonly string[]> };

/** What is known about the words of a search: their forms, and how many documents have each index entry. */
export type Lexicon = {
  forms: ReadonlyMap<string, WordForms>;
  /** An entry without a count is rarer than any counted one; a word without a count is in no document. */
  counts: ReadonlyMap<string, number>;
  /** The number of documents that can be found. */
  total: number;
  oldest: Date | null;
  newest: Date | null;
};

/** Returns the stem of a word; null if it has none. */
export function stemOf(word: string, { forms }: Lexicon): string | null {
  return forms.get(word)?.stem ?? null;
}

/** What a search needs to look up about its words. */
export type Asked = {
  /** Folded words. */
  words: readonly string[];
  /** Those that may be the beginning of a word. */
  unfinished: readonly string[];
  /** Pairs of adjacent words in a phrase. */
  pairs: ReadonlyArray<readonly [first: string, second: string]>;
  /** Words of a location; each may be the beginning of a word. */
  placeWords: readonly string[];
  /** More index entries to count. */
  entries: readonly string[];
};

/** Returns what has to be looked up for a search text, without its location. */
export function wordsAskedBy(keywords: Keywords): Pick<Asked, "words" | "unfinished" | "pairs" | "entries"> {
  const terms = keywords.kind === "words" ? keywords.groups.flat() : [];
  return {
    words: [...new Set(terms.flatMap(({ runs }) => runs.flat()))],
    unfinished: terms.flatMap(({ runs: [run], isPrefix }) => (isPrefix ? (run?.slice(-1) ?? []) : [])),
    pairs: terms.flatMap(({ runs }) => runs.flatMap(pairsOf)),
    entries: terms.flatMap(({ entries, concepts }) => [...entries, ...Object.values(concepts ?? {}).flat()]),
  };
}

/** Returns the pairs of adjacent words. */
export function pairsOf(run: readonly string[]): Array<[first: string, second: string]> {
  return run.slice(1).map((second, index) => [run[index] ?? "", second]);
}
