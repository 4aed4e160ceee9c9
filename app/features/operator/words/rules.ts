import { WORD_SOURCES, type WordSource } from "#app/domain/new-words.ts";

/** Fewer people than this could be recognized by what they wrote about themselves or looked for. */
export const FEWEST_PEOPLE = 3;

/** The most words that are kept of each source, and the most on the page. */
export const MOST_WORDS = 100;

/** Words that the vocabulary lacks, how many people used them, and the skills most often named beside them. */
export type NewWords = {
  id: string;
  source: WordSource;
  words: string;
  people: number;
  beside: readonly string[];
};

/** The filters in the address of the list; an empty source means all. */
export type WordsSearch = { source: WordSource | ""; isDismissed: boolean };

/** Reads the filters from the address and ignores invalid values. */
export function wordsSearchFrom(params: URLSearchParams): WordsSearch {
  const source = WORD_SOURCES.find((one) => one === params.get("source")) ?? "";
  return { source, isDismissed: params.get("show") === "dismissed" };
}
