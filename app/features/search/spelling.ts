import type { Keywords } from "./keywords.ts";
import type { Lexicon } from "./lexicon.ts";
import { isKnownWord, knownWords } from "./understanding/names.ts";

/**
 * Returns how many letters have to be changed, added, left out, or swapped with their neighbor to turn one word into
 * the other (Damerau-Levenshtein distance, optimal string alignment).
 */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const added = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(Math.min(changed, added, isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    before = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}

/** A word and how many documents have it. */
export type KnownWord = { word: string; documents: number };

/**
 * Returns the word with each two adjacent letters swapped: a short word with such a typo shares too few trigrams with
 * the right one to be found.
 */
export function swapsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((second, at) => [...letters.slice(0, at), second, letters[at], ...letters.slice(at + 2)].join(""));
}

/**
 * Returns the typed words that are probably misspelled: few documents have them in any form and the vocabulary of work
 * does not have them, ways of working excepted. None where something was quoted.
 */
export function doubtfulWords(keywords: Keywords, { forms, counts }: Lexicon, fewer: number): KnownWord[] {
  if (keywords.kind !== "words" || keywords.isStrict) return [];
  const terms = keywords.groups.flat().filter(({ isExcluded, entries }) => !isExcluded && entries.length === 0);
  const isStopWord = (word: string) => forms.get(word)?.stem === null;
  return [...new Set(terms.flatMap(({ runs: [run = []] }) => run))]
    .filter((word) => !isStopWord(word) && !isKnownWord(word))
    .map((word) => {
      const { stem = null, begins } = forms.get(word) ?? {};
      const known = [word, stem ?? word, ...(begins?.anywhere ?? [])].map((form) => counts.get(form) ?? 0);
      return { word, documents: Math.max(...known) };
    })
    .filter(({ documents }) => documents < fewer);
}

const SHORTEST = 4;
/** Shorter words are allowed one edit, words from this length two. */
const LONG = 7;
/** A word that someone uses is corrected only to one that is this many times as common. */
const FAR_COMMONER = 20;

/**
 * Returns words of the vocabulary with a similar length and the same beginning, as candidates when no document has the
 * word.
 */
export function similarNames(word: string): KnownWord[] {
  const isAlike = (known: string) =>
    Math.abs(known.length - word.length) <= 2 && (known[0] === word[0] || known[1] === word[1]);
  return [...knownWords()].filter(isAlike).map((known) => ({ word: known, documents: 0 }));
}

/**
 * Returns the word that was probably meant by `typed`: the nearest, then the most common; null when none is near
 * enough.
 */
export function closestWord(typed: KnownWord, known: readonly KnownWord[]): string | null {
  if (typed.word.length < SHORTEST) return null;
  const near = known
    .map(({ word, documents }) => ({ word, documents, distance: editDistance(typed.word, word) }))
    .filter(
      ({ distance, documents }) =>
        distance > 0 && documents >= typed.documents * FAR_COMMONER && distance <= (typed.word.length < LONG ? 1 : 2),
    )
    .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents);
  return near[0]?.word ?? null;
}
