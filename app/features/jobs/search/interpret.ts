import { type Understanding, understand } from "#app/features/search/understanding/understand.ts";
import type { JobSearch, UnderstoodPart } from "./types.ts";

/** A search as it was understood: `asked` has the place that was named among its words. */
export type Meant = { asked: JobSearch; understanding: Understanding };

/** Reads a search's words by what is known of work. */
export function meantBy(search: JobSearch): Meant {
  const understanding = understand(search.keywords, { hasPlace: search.place !== "" });
  const { place } = understanding;
  return { asked: place === null ? search : { ...search, place: place.name }, understanding };
}

/** The parts of what was typed, each to be taken off by itself; none where nothing but words was understood. */
export function partsOf({ units, place }: Understanding): UnderstoodPart[] {
  const parts: UnderstoodPart[] = units.map(({ kind, label, words }) => ({ kind, label, words }));
  if (place !== null) parts.push({ kind: "place", label: titled(place.name), words: place.words });
  return parts.some(({ kind }) => kind !== "words") ? parts : [];
}

/** A folded place as it is written: "Mobile AL". */
export function titled(place: string): string {
  const words = place.split(" ").map((word, index, all) => {
    const isState = word.length === 2 && index > 0 && index === all.length - 1;
    return isState ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(" ");
}
