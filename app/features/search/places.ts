import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { wordsOf } from "./keywords.ts";
import type { Asked } from "./lexicon.ts";
import { allWordsOf, anyOf, type Lexicon, oneOf, type Query } from "./query.ts";
import { namesOfPlace } from "./states.ts";

/** What is known of a search's words, and which words of places each word of its place begins. */
export type PlaceLexicon = Lexicon & { places: ReadonlyMap<string, readonly string[]> };

/** What has to be looked up for a place as it was typed. */
export function placeAskedBy(place: string): Pick<Asked, "placeWords" | "entries"> {
  const words = wordsOf(place);
  const names = namesOfPlace(words);
  return {
    placeWords: [...new Set([...words, ...names.flatMap(([first = []]) => first)])],
    entries: names.flatMap(([, ...others]) => others.flat().map(INDEX_ENTRIES.placeWord)),
  };
}

/** Every word of the place begins a word of the document's; a state has two names, and "Remote" is a place too. */
export function placeQuery(place: string, lexicon: PlaceLexicon): Query {
  const words = wordsOf(place);
  const wordQuery = (word: string, _at: number, run: readonly string[]) => {
    // "D.C." is no beginning of two words.
    if (word.length === 1 && run.length > 1) return anyOf([INDEX_ENTRIES.placeWord(word)], lexicon);
    const entries = [INDEX_ENTRIES.placeWord(word), ...(lexicon.places.get(word) ?? [])];
    return anyOf(
      words.length === 1 && word === "remote" ? [...entries, INDEX_ENTRIES.workType("remote")] : entries,
      lexicon,
    );
  };
  return allWordsOf(namesOfPlace(words).map((runs) => oneOf(runs.map((run) => allWordsOf(run.map(wordQuery))))));
}

/** A place without a letter or a digit, which is in no index: the text to find in a place as it stands; else null. */
export function literalPlaceOf(place: string): string | null {
  return place !== "" && wordsOf(place).length === 0 ? place.toLowerCase() : null;
}
