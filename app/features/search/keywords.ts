import { numberOf } from "#app/domain/numbers.ts";
import { firstLetters } from "#app/words.ts";
import { fold } from "./folding.ts";
import { alternativesTo } from "./synonyms.ts";

/** Limits of a search text; what exceeds them is ignored. */
export const QUERY_LIMITS = { characters: 200, words: 20 } as const;

/**
 * Index entries for what a document is about: `own` for its main occupation, `kinds` for narrower kinds of it, `tagged`
 * for a secondary occupation or a skill among its tags, `named` for one that its text mentions.
 */
export type Concepts = Readonly<Record<"own" | "kinds" | "tagged" | "named", readonly string[]>>;

/**
 * One thing that is wanted or excluded. It matches any of its runs of words, each in order. With `isPrefix`, the last
 * word of the first run may be the beginning of a word; the other runs are synonyms of the first. Documents with one of
 * `entries` in the index match whatever their words, and so do those that are about one of `concepts`.
 */
export type Term = {
  runs: string[][];
  entries: readonly string[];
  concepts?: Concepts;
  /** Documents without it are found too, but behind those that have it. */
  isOptional?: boolean;
  isPrefix: boolean;
  isExcluded: boolean;
};

/**
 * What a search text asks for: one of the groups, with all of its terms, or a literal text. `isStrict` when something
 * was quoted: then we do not offer close matches.
 */
export type Keywords =
  | { kind: "none" }
  | { kind: "words"; groups: Term[][]; isStrict: boolean }
  | { kind: "literal"; text: string };

const WEAK_WORDS = new Set(["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);
const CHUNKS = /(^|\s)(-?)(?:"([^"]*)"?|([^\s"]+))|"([^"]*)"?|([^\s"]+)/g;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a text, folded: runs of letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Returns a search text, folded, with some of its words replaced; its operators, also in capitals, and "or" stay. */
export function withOtherWords(typed: string, others: ReadonlyMap<string, string>): string {
  const parts = typed.split(/\b(AND|OR|NOT)\b/);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : fold(part).replaceAll(WORD, (word) => others.get(word) ?? word)))
    .join("");
}

/** Returns a search text, folded, without one of its words. */
export function withoutWord(typed: string, word: string): string {
  return withOtherWords(typed, new Map([[word, ""]]))
    .replaceAll(/\s+/g, " ")
    .trim();
}

// Written as a list, which a page that does not use it leaves out.
const NEGATIONS = new Set([
  "no",
  "not",
  "without",
  "except",
  "nothing",
  "never",
  "cannot",
  "cant",
  "dont",
  "wont",
  "hate",
  "avoid",
  "can t",
  "don t",
  "won t",
]);
/** "No nights or weekends" denies both: so many words before an "or" are looked at. */
const NEGATED_WORDS = 3;

/** Whether a folded word denies what follows. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}

type Chunk = { text: string; isQuoted: boolean; isExcluded: boolean };

function chunksOf(text: string): Chunk[] {
  return [...text.matchAll(CHUNKS)].map(([, , minus = "", quoted, bare, innerQuoted, innerBare]) => ({
    text: quoted ?? bare ?? innerQuoted ?? innerBare ?? "",
    isQuoted: (quoted ?? innerQuoted) !== undefined,
    isExcluded: minus === "-",
  }));
}

/** A search text, parsed by its operators alone. */
type Groups =
  | { kind: "none" }
  | { kind: "words"; groups: Term[][]; excluded: Term[]; isStrict: boolean; isUnfinished: boolean }
  | { kind: "literal"; text: string };

/**
 * Parses a search text. All words are wanted; "or" (and then commas too) separates alternatives; quotation marks and
 * hyphens make phrases; a minus before a word or phrase excludes it; the last word may be unfinished. Everything else
 * is punctuation, except in a text without any letter or digit, which is searched for literally. Stop words are kept.
 */
export function readGroups(typed: string): Groups {
  const start = firstLetters(typed, QUERY_LIMITS.characters);
  const text = start.trim();
  if (text === "") return { kind: "none" };
  // A quoted phrase or a name that ends in a symbol ("C++") is complete; a bare word at the end may be unfinished.
  const isUnfinished = /[\p{L}\p{N}\p{M}]{2}$/u.test(fold(text)) && start === typed;
  const chunks = chunksOf(text);
  const isNumber = (at: number) => numberOf(fold(chunks[at]?.text ?? "")) !== null;
  // "Two or three days", "$40 or more", and "10 hours or less" are one thing.
  const isOr = (chunk: Chunk, at: number) =>
    !chunk.isQuoted &&
    fold(chunk.text) === "or" &&
    // "OR nurse" is one in an operating room.
    !(at === 0 && chunk.text === "OR") &&
    !(isNumber(at - 1) && isNumber(at + 1)) &&
    !["more", "less", "fewer", "better", "as"].includes(fold(chunks[at + 1]?.text ?? ""));
  const isNegated = (at: number) =>
    chunks.slice(Math.max(0, at - NEGATED_WORDS), at).some(({ text, isQuoted }) => !isQuoted && isNegation(fold(text)));
  const hasOr = chunks.some(isOr) && !chunks.every(isOr);
  const groups: Term[][] = [[]];
  const excluded: Term[] = [];
  let wordCount = 0;
  for (const [at, chunk] of chunks.entries()) {
    if (isOr(chunk, at) && isNegated(at)) {
      groups.at(-1)?.push({ runs: [["no"]], entries: [], isPrefix: false, isExcluded: false });
      continue;
    }
    if (hasOr && isOr(chunk, at)) {
      groups.push([]);
      continue;
    }
    const words = soughtIn(chunk.text).slice(0, QUERY_LIMITS.words - wordCount);
    wordCount += words.length;
    if (words.length > 0) {
      const term = { runs: [words], entries: [], isPrefix: false, isExcluded: chunk.isExcluded };
      (chunk.isExcluded ? excluded : groups.at(-1))?.push(term);
    }
    if (hasOr && !chunk.isQuoted && chunk.text.endsWith(",")) groups.push([]);
  }
  const filled = groups.filter((group) => group.length > 0);
  if (filled.length === 0 && excluded.length === 0) return { kind: "literal", text: literalOf(text) };
  const lastChunk = chunks.at(-1);
  return {
    kind: "words",
    groups: filled,
    excluded,
    isStrict: chunks.some(({ isQuoted }) => isQuoted),
    isUnfinished: isUnfinished && lastChunk !== undefined && !lastChunk.isQuoted && !lastChunk.isExcluded,
  };
}

/**
 * Parses a search text into words with their synonyms, without the knowledge of work that `understand` adds. A text of
 * exclusions only matches everything else.
 */
export function readKeywords(typed: string): Keywords {
  const read = readGroups(typed);
  if (read.kind !== "words") return read;
  const filled = read.groups.map(withoutWeakWords);
  const last = filled.at(-1)?.at(-1);
  if (last && read.isUnfinished) last.isPrefix = true;
  // Each word is excluded separately: "-human -resources" excludes more than "-hr".
  const unwanted = read.excluded.flatMap((term) => withSynonyms([term]));
  const meant = filled.map((group) => [...withSynonyms(group), ...unwanted]);
  return { kind: "words", groups: meant.length > 0 ? meant : [unwanted], isStrict: read.isStrict };
}

/**
 * Returns the words to search for in a chunk. "patient's" becomes "patient": the index of long texts has no "s", which
 * in a phrase would be a gap.
 */
function soughtIn(text: string): string[] {
  const words = wordsOf(text);
  return words.length === 2 && /['’]s\P{L}*$/iu.test(text) ? words.slice(0, 1) : words;
}

function literalOf(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .toLowerCase();
}

/** Whether a folded word is a connective, such as "of". */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/** Drops connectives: "head of finance" becomes "head" and "finance"; "the" alone stays "the". */
export function withoutWeakWords(terms: Term[]): Term[] {
  const strong = terms.filter(({ runs: [words = []] }) => words.length > 1 || !WEAK_WORDS.has(words[0] ?? ""));
  return strong.length > 0 ? strong : terms;
}

/** Joins neighboring words that form one name into one term, so that "HR manager" finds a human resources manager. */
export function withSynonyms(terms: Term[]): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const match = [3, 2, 1].map((length) => synonymAt(terms, at, length)).find((candidate) => candidate !== null);
    const term = match?.term ?? terms[at];
    if (term) found.push(term);
    at += match?.length ?? 1;
  }
  return found;
}

function synonymAt(terms: Term[], at: number, length: number): { term: Term; length: number } | null {
  const part = terms.slice(at, at + length);
  const words = part.flatMap(({ runs: [run = []] }) => run);
  const isNeighbors = part.length === length && (length === 1 || part.every(({ runs: [run] }) => run?.length === 1));
  const others = isNeighbors ? alternativesTo(words) : [];
  if (others.length === 0) return null;
  const { isPrefix = false, isExcluded = false } = part.at(-1) ?? {};
  return { term: { runs: [words, ...others], entries: [], isPrefix, isExcluded }, length };
}
