import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { wordsOf } from "./keywords.ts";
import type { Asked } from "./lexicon.ts";
import { allWordsOf, anyOf, type Lexicon, oneOf, type Query } from "./query.ts";
import { namesOfPlace } from "./states.ts";

/** What the index knows of a search's words, and the location words that each word of its location begins. */
export type PlaceLexicon = Lexicon & { places: ReadonlyMap<string, readonly string[]> };

/** Returns what has to be looked up for a typed location. */
export function placeAskedBy(place: string): Pick<Asked, "placeWords" | "entries"> {
  const words = wordsOf(place);
  const names = namesOfPlace(words);
  return {
    placeWords: [...new Set([...words, ...names.flatMap(([first = []]) => first)])],
    entries: names.flatMap(([, ...others]) => others.flat().map(INDEX_ENTRIES.placeWord)),
  };
}

/**
 * Returns the query for a location: each of its words begins a word of the document's location. A state has two names,
 * and "Remote" counts as a location.
 */
export function placeQuery(place: string, lexicon: PlaceLexicon): Query {
  const words = wordsOf(place);
  const wordQuery = (word: string, _at: number, run: readonly string[]) => {
    // "D.C." is not the beginning of two words.
    if (word.length === 1 && run.length > 1) return anyOf([INDEX_ENTRIES.placeWord(word)], lexicon);
    const entries = [INDEX_ENTRIES.placeWord(word), ...(lexicon.places.get(word) ?? [])];
    return anyOf(
      words.length === 1 && word === "remote" ? [...entries, INDEX_ENTRIES.workType("remote")] : entries,
      lexicon,
    );
  };
  return allWordsOf(namesOfPlace(words).map((runs) => oneOf(runs.map((run) => allWordsOf(run.map(wordQuery))))));
}

/** Returns a location without letters or digits, which no index has, as literal text to look for; else null. */
export function literalPlaceOf(place: string): string | null {
  return place !== "" && wordsOf(place).length === 0 ? place.toLowerCase() : null;
}
