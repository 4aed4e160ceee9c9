import { areaNamed } from "./areas.ts";
import { milesBetween } from "./points.ts";
import { placeNames, stateNameAtEnd, stateOf } from "./states.ts";
import { type Town, townsNamed, townsWithin } from "./towns.ts";

/** How far "near Spokane" reaches, in miles. */
export const NEAR_MILES = 35;
/** How far a job may be from the location of a search to be a close match, in miles. */
export const CLOSE_MILES = 50;
/** We look in so many towns around a place, the nearest ones. */
const MOST_TOWNS = 300;
/** "Near" and its like, at the beginning of a location. */
const NEAR = new Set(["near", "nearby", "around"]);

/** One of the locations that are asked for, and whether the towns around it count as much. */
export type AskedPlace = { words: readonly string[]; isNear: boolean };

/** Reads a location of folded words: "near spokane", "raleigh or durham", "bay area", "upstate new york". */
export function readPlace(words: readonly string[]): AskedPlace[] {
  const isNear = NEAR.has(words[0] ?? "") && words.length > 1;
  return alternativesIn(isNear ? words.slice(1) : words).flatMap((part) => {
    const area = areaNamed(part);
    if (area === null) return [{ words: part, isNear }];
    return area.map((place) => ({ words: place, isNear: stateOf(place) === null }));
  });
}

/** Splits at each "or" that stands between words. As a state's letters it ends a name or the whole. */
function alternativesIn(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isBetween = word === "or" && at < words.length - 1 && (parts.at(-1)?.length ?? 0) > 0;
    if (isBetween) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** Returns the known towns around a town, the nearest first; none where the words name no town. */
export function townsAround(words: readonly string[], miles: number): Town[] {
  const middles = townsMeant(words);
  const around = middles.flatMap((middle) =>
    townsWithin(middle, miles).map((town) => ({ town, miles: milesBetween(middle, town) })),
  );
  return around
    .filter(({ town }) => placeNames(town.name.split(" ")).join(" ") === town.name)
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, MOST_TOWNS)
    .map(({ town }) => town);
}

/** Returns the towns that people mean by a name: the one in the state, or the well-known ones. */
function townsMeant(typed: readonly string[]): readonly Town[] {
  const words = placeNames(typed);
  const state = stateNameAtEnd(words);
  if (state === null) return townsNamed(words.join(" ")).filter(({ isMeant }) => isMeant);
  const name = placeNames(words.slice(0, -state.length)).join(" ");
  return townsNamed(name).filter(({ region }) => region === state.name);
}
