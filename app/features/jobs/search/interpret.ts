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

/** Returns a folded place in its usual capitalization: "Mobile AL". */
export function titled(place: string): string {
  const words = place.split(" ").map((word, index, all) => {
    const isState = word.length === 2 && index > 0 && index === all.length - 1;
    return isState ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(" ");
}
