import type { EmploymentType, JobCard, WorkType } from "../rules.ts";

/** How many jobs a page shows. */
export const PAGE_SIZE = 20;
/** Counting stops here: beyond it a number helps nobody and costs everybody. */
export const COUNT_LIMIT = 10_000;
/** Longer texts are no search; what is behind the limits is left out. */
export const QUERY_LIMITS = { characters: 200, words: 12 } as const;

export const SORTS = ["best", "newest", "pay"] as const;
export type Sort = (typeof SORTS)[number];

/** Where a page begins: the sort value, time and id of the job before (or behind) it. */
export type Cursor = { direction: "after" | "before"; rank: number; createdAt: Date; id: string };

/** Everything a search can ask for. Empty lists and texts ask for nothing. */
export type JobSearch = {
  keywords: string;
  place: string;
  employmentTypes: readonly EmploymentType[];
  workTypes: readonly WorkType[];
  sort: Sort;
  cursor: Cursor | null;
};

/** A part of a search that can be taken off, and how many jobs there are without it. */
export type Advice = { drop: "employmentTypes" | "workTypes" | "place"; total: number };

/** How many jobs each filter value would show, given the other filters. */
export type FilterCounts = { employmentTypes: Record<EmploymentType, number>; workTypes: Record<WorkType, number> };

/** One page of jobs and what is known about all of them. */
export type JobSearchPage = {
  jobs: JobCard[];
  total: number;
  /** True when there are more than `total`. */
  isCapped: boolean;
  /** True when no job has the words as typed and these have similar ones. */
  isClose: boolean;
  /** Null where counting stopped early: a wrong number is worse than none. */
  counts: FilterCounts | null;
  previous: Cursor | null;
  next: Cursor | null;
  /** Only when nothing was found: what to take off, most useful first. */
  advice: Advice[];
};

/** Words that must stand in this order. The last one may be the beginning of a word when `isPrefix`. */
export type Term = { words: string[]; isPrefix: boolean };

/**
 * What a typed text asks for: one of the groups, each with all of its terms; or a text to find as it is. `isStrict`
 * when something was quoted: who quotes wants it as written, not something close.
 */
export type Keywords =
  | { kind: "none" }
  | { kind: "words"; groups: Term[][]; isStrict: boolean }
  | { kind: "literal"; text: string };

const WEAK_WORDS = new Set(["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);
const CHUNKS = /"([^"]*)"?|([^\s"]+)/g;

/** A text as search compares it: without case and accents. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
}

/** The words of a text, folded: runs of letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/**
 * Reads what a person typed: words are all wanted, "or" (and then commas too) separates alternatives, quotation marks
 * and hyphens hold words together, and the last word may still be unfinished. Everything else is only punctuation,
 * except in a text without any letter or digit, which is looked for as it is.
 */
export function readKeywords(typed: string): Keywords {
  const text = typed.slice(0, QUERY_LIMITS.characters).trim();
  if (text === "") return { kind: "none" };
  // A quoted phrase or a finished sign ("C++") is meant as typed; a bare word at the end may still grow.
  const isUnfinished = /[\p{L}\p{N}\p{M}]{2}$/u.test(text) && typed.length <= QUERY_LIMITS.characters;
  const chunks = [...text.matchAll(CHUNKS)].map(([, quoted, bare]) => ({
    isQuoted: bare === undefined,
    text: quoted ?? bare ?? "",
  }));
  const isOr = (chunk: { isQuoted: boolean; text: string }) => !chunk.isQuoted && fold(chunk.text) === "or";
  const hasOr = chunks.some(isOr) && !chunks.every(isOr);
  const groups: Term[][] = [[]];
  let wordCount = 0;
  for (const chunk of chunks) {
    if (hasOr && isOr(chunk)) {
      groups.push([]);
      continue;
    }
    const words = wordsOf(chunk.text).slice(0, QUERY_LIMITS.words - wordCount);
    wordCount += words.length;
    if (words.length > 0) groups.at(-1)?.push({ words, isPrefix: false });
    if (hasOr && !chunk.isQuoted && chunk.text.endsWith(",")) groups.push([]);
  }
  const filled = groups.map(withoutWeakWords).filter((group) => group.length > 0);
  const last = filled.at(-1)?.at(-1);
  if (!last)
    return {
      kind: "literal",
      text: text
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
        .toLowerCase(),
    };
  last.isPrefix = isUnfinished && !chunks.at(-1)?.isQuoted;
  return { kind: "words", groups: filled, isStrict: chunks.some(({ isQuoted }) => isQuoted) };
}

/** "head of finance" asks for head and finance; "the" alone asks for "the". */
function withoutWeakWords(terms: Term[]): Term[] {
  const strong = terms.filter(({ words }) => words.length > 1 || !WEAK_WORDS.has(words[0] ?? ""));
  return strong.length > 0 ? strong : terms;
}
