/** Where people used words that the vocabulary of work lacks. */
export const WORD_SOURCES = ["skill", "title", "search"] as const;
export type WordSource = (typeof WORD_SOURCES)[number];
