import { stateOf } from "#app/features/search/states.ts";
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
export function partsOf({ units, place }: Understanding): UnderstoodPart[] {
  const parts: UnderstoodPart[] = units.map(({ kind, label, words }) => ({ kind, label, words }));
  if (place !== null) parts.push({ kind: "place", label: titled(place.name), words: place.words });
  return parts.some(({ kind }) => kind !== "words") ? parts : [];
}

const IN_CAPITALS = new Set(["nyc", "dfw", "dc", "pnw", "sf", "okc", "slc", "abq", "atx", "stl"]);
const IN_SMALL_LETTERS = new Set(["of", "the", "or"]);

/** Returns a folded place in its usual capitalization: "Mobile AL", "Raleigh or Durham". */
export function titled(place: string): string {
  const words = place.split(" ").map((word, index, all) => {
    const isLast = index === all.length - 1;
    const isState = index > 0 && stateOf([word]) !== null && (isLast || all[index + 1] === "or");
    if ((isState && word.length === 2) || IN_CAPITALS.has(word)) return word.toUpperCase();
    if (index > 0 && !isLast && IN_SMALL_LETTERS.has(word)) return word;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(" ");
}

/** Returns a folded place as a sentence says it: "in Mobile AL", "near Spokane". */
export function placeWithWord(place: string): string {
  return place.startsWith("near ") ? `near ${titled(place.slice("near ".length))}` : `in ${titled(place)}`;
}
