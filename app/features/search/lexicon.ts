import type { Keywords } from "./keywords.ts";
import { pairsOf } from "./query.ts";

/** Documents that are searched: where they are, where their words are counted, and when each is from. */
export type Documents = {
  table: string;
  document: string;
  /** The moment that orders them, which has an index. */
  moment: string;
  /** Which rows can be found, as SQL. */
  isFound: string;
  words: string;
  /** The column of `words` that says how many documents have each. */
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

/** What has to be known of a search's words. */
export type Asked = {
  /** Folded words. */
  words: readonly string[];
  /** Those of them that may be the beginning of a word. */
  unfinished: readonly string[];
  /** Words that stand behind each other in a phrase. */
  pairs: ReadonlyArray<readonly [first: string, second: string]>;
  /** Words of a place: each may be the beginning of one. */
  placeWords: readonly string[];
  /** Entries of the index to count besides. */
  entries: readonly string[];
};

/** What has to be known of what was typed, without a place. */
export function wordsAskedBy(keywords: Keywords): Pick<Asked, "words" | "unfinished" | "pairs" | "entries"> {
  const terms = keywords.kind === "words" ? keywords.groups.flat() : [];
  return {
    words: [...new Set(terms.flatMap(({ runs }) => runs.flat()))],
    unfinished: terms.flatMap(({ runs: [run], isPrefix }) => (isPrefix ? (run?.slice(-1) ?? []) : [])),
    pairs: terms.flatMap(({ runs }) => runs.flatMap(pairsOf)),
    entries: terms.flatMap(({ entries, concepts }) => [...entries, ...Object.values(concepts ?? {}).flat()]),
  };
}
