import { firstLetters } from "#app/words.ts";
import { fold } from "./folding.ts";
import { alternativesTo } from "./synonyms.ts";

/** Longer texts are no search; what is behind the limits is left out. */
export const QUERY_LIMITS = { characters: 200, words: 12 } as const;

/**
 * Entries of the index that say what a document is read as: `own` that it is about a trade before all, `kinds` that it is
 * about one of its kinds, `tagged` that it is about the trade as well or has a skill among its tags, `named` that it names one.
 */
export type Concepts = Readonly<Record<"own" | "kinds" | "tagged" | "named", readonly string[]>>;

/**
 * One thing that is wanted, or not wanted: any of some runs of words, each to be found in this order. The last word of
 * the first run may be the beginning of a word when `isPrefix`; the other runs are synonyms of the first. What has one of
 * `entries` in the index is meant as well, whatever its words, and so is what is read as one of `concepts`.
 */
export type Term = {
  runs: string[][];
  entries: readonly string[];
  concepts?: Concepts;
  isPrefix: boolean;
  isExcluded: boolean;
};

/**
 * What a typed text asks for: one of the groups, each with all of its terms; or a text to find as it is. `isStrict`
 * when something was quoted: who quotes wants it as written, not something close.
 */
export type Keywords =
  | { kind: "none" }
  | { kind: "words"; groups: Term[][]; isStrict: boolean }
  | { kind: "literal"; text: string };

const WEAK_WORDS = new Set(["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);
const CHUNKS = /(^|\s)(-?)(?:"([^"]*)"?|([^\s"]+))|"([^"]*)"?|([^\s"]+)/g;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, folded: runs of letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** A typed text, folded, with some of its words said otherwise; what it asks for with signs and "or" stays. */
export function withOtherWords(typed: string, others: ReadonlyMap<string, string>): string {
  return fold(typed).replaceAll(WORD, (word) => others.get(word) ?? word);
}

/** A typed text, folded, without one of its words. */
export function withoutWord(typed: string, word: string): string {
  return withOtherWords(typed, new Map([[word, ""]]))
    .replaceAll(/\s+/g, " ")
    .trim();
}

type Chunk = { text: string; isQuoted: boolean; isExcluded: boolean };

function chunksOf(text: string): Chunk[] {
  return [...text.matchAll(CHUNKS)].map(([, , minus = "", quoted, bare, innerQuoted, innerBare]) => ({
    text: quoted ?? bare ?? innerQuoted ?? innerBare ?? "",
    isQuoted: (quoted ?? innerQuoted) !== undefined,
    isExcluded: minus === "-",
  }));
}

/** What was typed, taken apart by its signs alone. */
type Groups =
  | { kind: "none" }
  | { kind: "words"; groups: Term[][]; excluded: Term[]; isStrict: boolean; isUnfinished: boolean }
  | { kind: "literal"; text: string };

/**
 * Takes apart what a person typed: words are all wanted, "or" (and then commas too) separates alternatives, quotation marks
 * and hyphens hold words together, a minus before a word or a phrase keeps it out, and the last word may still be
 * unfinished. Everything else is only punctuation, except in a text without any letter or digit, which is looked for as
 * it is. Words of no weight are still there.
 */
export function readGroups(typed: string): Groups {
  const start = firstLetters(typed, QUERY_LIMITS.characters);
  const text = start.trim();
  if (text === "") return { kind: "none" };
  // A quoted phrase or a finished sign ("C++") is meant as typed; a bare word at the end may still grow.
  const isUnfinished = /[\p{L}\p{N}\p{M}]{2}$/u.test(fold(text)) && start === typed;
  const chunks = chunksOf(text);
  const isOr = (chunk: Chunk) => !chunk.isQuoted && fold(chunk.text) === "or";
  const hasOr = chunks.some(isOr) && !chunks.every(isOr);
  const groups: Term[][] = [[]];
  const excluded: Term[] = [];
  let wordCount = 0;
  for (const chunk of chunks) {
    if (hasOr && isOr(chunk)) {
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
 * Reads what a person typed as words alone, each with its other names; what `understand` does with knowledge of work.
 * Nothing but exclusions asks for everything else.
 */
export function readKeywords(typed: string): Keywords {
  const read = readGroups(typed);
  if (read.kind !== "words") return read;
  const filled = read.groups.map(withoutWeakWords);
  const last = filled.at(-1)?.at(-1);
  if (last && read.isUnfinished) last.isPrefix = true;
  // Each for itself: "-human -resources" is more than "-hr".
  const unwanted = read.excluded.flatMap((term) => withSynonyms([term]));
  const meant = filled.map((group) => [...withSynonyms(group), ...unwanted]);
  return { kind: "words", groups: meant.length > 0 ? meant : [unwanted], isStrict: read.isStrict };
}

/** The words of a chunk. "patient's" is patient: no long text is indexed by an "s", which in a phrase is a gap. */
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

/** Whether a folded word only joins others. */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/** "head of finance" asks for head and finance; "the" alone asks for "the". */
export function withoutWeakWords(terms: Term[]): Term[] {
  const strong = terms.filter(({ runs: [words = []] }) => words.length > 1 || !WEAK_WORDS.has(words[0] ?? ""));
  return strong.length > 0 ? strong : terms;
}

/** Lets "HR manager" find a human resources manager: neighboring words that are one name become one term. */
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
