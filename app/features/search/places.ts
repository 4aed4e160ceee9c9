import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { wordsOf } from "./keywords.ts";
import type { Asked, Lexicon } from "./lexicon.ts";
import { CLOSE_MILES, NEAR_MILES, readPlace, townsAround } from "./nearby.ts";
import { allWordsOf, anyOf, oneOf, type Query } from "./query.ts";
import { namesOfPlace } from "./states.ts";

/** What the index knows of a search's words, and the location words that each word of its location begins. */
export type PlaceLexicon = Lexicon & { places: ReadonlyMap<string, readonly string[]> };

/** Returns what has to be looked up for a typed location. */
export function placeAskedBy(place: string): Pick<Asked, "placeWords" | "entries"> {
  const names = readPlace(wordsOf(place)).flatMap(({ words }) => namesOfPlace(words));
  return {
    placeWords: [...new Set(names.flatMap(([first = []]) => first))],
    entries: names.flatMap(([, ...others]) => others.flat().map(INDEX_ENTRIES.placeWord)),
  };
}

/**
 * Returns the query for a location: each of its words begins a word of the document's location. A state has two names,
 * "Remote" counts as a location, and "near" a town includes the towns around it.
 */
export function placeQuery(place: string, lexicon: PlaceLexicon): Query {
  const places = readPlace(wordsOf(place));
  return oneOf(
    places.flatMap(({ words, isNear }) => [
      writtenQuery(words, lexicon),
      ...(isNear ? queriesAround(words, NEAR_MILES, lexicon) : []),
    ]),
  );
}

/** Returns the query for the towns that are close to a location, itself among them; null where it names no town. */
export function closePlaceQuery(place: string, lexicon: PlaceLexicon): Query | null {
  const around = readPlace(wordsOf(place)).flatMap(({ words }) => queriesAround(words, CLOSE_MILES, lexicon));
  return around.length > 0 ? oneOf(around) : null;
}

function writtenQuery(words: readonly string[], lexicon: PlaceLexicon): Query {
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

/** Returns the query for the towns around this one; none where the words name no town. */
function queriesAround(words: readonly string[], miles: number, lexicon: Lexicon): Query[] {
  const towns = townsAround(words, miles);
  return towns.length > 0 ? [anyOf(towns.map(INDEX_ENTRIES.town), lexicon)] : [];
}

/** Returns a location without letters or digits, which no index has, as literal text to look for; else null. */
export function literalPlaceOf(place: string): string | null {
  return place !== "" && wordsOf(place).length === 0 ? place.toLowerCase() : null;
}
