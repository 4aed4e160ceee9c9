import { stateNameAtEnd, stateOf } from "#app/features/search/states.ts";
import { type Understanding, understand } from "#app/features/search/understanding/understand.ts";
import type { JobSearch, UnderstoodPart } from "./types.ts";

/** An interpreted search: `asked` includes the location that was found among its words. */
export type Meant = { asked: JobSearch; understanding: Understanding };

/** Interprets a search's words with the knowledge of work. */
export function meantBy(search: JobSearch): Meant {
  const understanding = understand(search.keywords, { hasPlace: search.place !== "" });
  const { place } = understanding;
  return { asked: place === null ? search : { ...search, place: place.name }, understanding };
}

/** Returns the parts that can be taken off one by one; none where only plain words were understood. */
export function partsOf({ units, place, denied }: Understanding): UnderstoodPart[] {
  const parts: UnderstoodPart[] = units.map(({ kind, label, words, isField }) => ({
    kind: isField ? "field" : kind,
    label,
    words,
  }));
  if (place !== null) parts.push({ kind: "place", label: titled(place.name), words: place.words });
  // Of several denials each keeps the "no" that it may share with the others.
  const negations = denied.length === 1 ? ["no", "not", "without", "except"] : [];
  for (const { label, words } of denied) parts.push({ kind: "denied", label, words: [...negations, ...words] });
  return parts.some(({ kind }) => kind !== "words") ? parts : [];
}

const IN_CAPITALS = new Set(["nyc", "dfw", "dc", "pnw", "sf", "okc", "slc", "abq", "atx", "stl"]);
const IN_SMALL_LETTERS = new Set(["of", "the"]);

/** Returns a folded place as people write it: "Mobile, AL", "Raleigh or Durham", "Coeur d'Alene". */
function titled(place: string): string {
  return place.split(" or ").map(titledOne).join(" or ");
}

function titledOne(place: string): string {
  const words = place.split(" ");
  const state = stateNameAtEnd(words);
  const town = state === null ? words : words.slice(0, -state.length);
  const name = inCapitals(town)
    .replace(/ S (?=[A-Z])/, "'s ")
    .replace(/(?<= )D (?=[A-Z])/, "d'")
    .replace(/^O (?=[A-Z])/, "O'");
  return state === null ? name : `${name}, ${inCapitals(words.slice(-state.length))}`;
}

function inCapitals(words: readonly string[]): string {
  const written = words.map((word, index) => {
    if (IN_CAPITALS.has(word) || (word.length === 2 && stateOf([word]) !== null && words.length === 1))
      return word.toUpperCase();
    return index > 0 && IN_SMALL_LETTERS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return written.join(" ");
}

/** Returns a folded place as a sentence says it: "in Mobile AL", "near Spokane". */
export function placeWithWord(place: string): string {
  return place.startsWith("near ") ? `near ${titled(place.slice("near ".length))}` : `in ${titled(place)}`;
}
