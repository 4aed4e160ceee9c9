import { MARKS } from "#app/domain/index-format.ts";

/**
 * Where in a document a word has to be: anywhere, in the title or the skills, or in the title. The narrower fields have
 * index entries of their own: `mark` prefixes a word, `pairs` two adjacent words. `weights` check longer phrases.
 */
export const SEARCH_FIELDS = {
  anywhere: { mark: "", pairs: null, weights: "" },
  skills: { mark: MARKS.skillsWord, pairs: MARKS.skillsPair, weights: "AB" },
  title: { mark: MARKS.titleWord, pairs: MARKS.titlePair, weights: "A" },
} as const;

export type SearchField = keyof typeof SEARCH_FIELDS;
