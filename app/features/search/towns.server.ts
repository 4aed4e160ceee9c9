import { createHash } from "node:crypto";
import { wordsOf } from "./keywords.ts";
import { EARTH_RADIUS_MILES, milesBetween, type Point, radians } from "./points.ts";
import { placeNames, stateNamed, stateOf } from "./states.ts";
import byState from "./towns.json" with { type: "json" };
import { countZips, placeOfZip } from "./zips.ts";

/** A town from GeoNames, with the code of its name and state (`codeOf`). Names are folded. */
type Town = Point & { name: string; region: string; code: number };

let known: { byName: Map<string, Town>; fromSouth: readonly Town[]; regionsOf: Map<string, string[]> } | null = null;

/** Parsed when the first place is looked up: 17,000 towns, about 40 ms. */
function towns() {
  if (known) return known;
  const byName = new Map<string, Town>();
  const regionsOf = new Map<string, string[]>();
  for (const [region, list] of Object.entries(byState)) {
    for (const entry of list.split("|")) {
      const [, name = "", north, east] = /^(.+) (-?\d+) (-?\d+)$/.exec(entry) ?? [];
      const code = codeOf(name, region);
      byName.set(keyOf(name, region), { north: Number(north) / 100, east: Number(east) / 100, name, region, code });
      regionsOf.set(name, [...(regionsOf.get(name) ?? []), region]);
    }
  }
  known = { byName, fromSouth: [...byName.values()].toSorted((a, b) => a.north - b.north), regionsOf };
  return known;
}

/** Returns the location of a folded town in a folded region; null if unknown, or if the region is missing. */
export function pointOf(town: string | null, region: string | null): Point | null {
  if (town === null || region === null) return null;
  const found = towns().byName.get(keyOf(town, region));
  return found ? { north: found.north, east: found.east } : null;
}

/**
 * Returns the town that a person typed: "Duluth, MN", "st paul minnesota", "55802", "nyc". Without a state, it is the
 * one with the most ZIP codes among those of that name. Null for a state, and for what is no town.
 */
export function townTyped(text: string): Town | null {
  const typed = wordsOf(text);
  const bare = typed.filter((word) => !/^\d{5}$/.test(word));
  const words = bare.length > 0 ? bare : wordsOf(placeOfZip(typed[0] ?? "") ?? "");
  const usual = placeNames(words);
  if (usual.join(" ") === "new york city") return townNamed(["new", "york"], "new york");
  for (const length of [3, 2, 1]) {
    const region = usual.length > length ? stateNamed(usual.slice(-length)) : null;
    const town = region && townNamed(usual.slice(0, -length), region);
    if (town) return town;
  }
  if (stateOf(words) !== null && usual.join(" ") !== "new york") return null;
  return largestNamed(usual) ?? largestNamed(words);
}

function townNamed(words: readonly string[], region: string): Town | null {
  const { byName } = towns();
  return byName.get(keyOf(words.join(" "), region)) ?? byName.get(keyOf(placeNames(words).join(" "), region)) ?? null;
}

function largestNamed(words: readonly string[]): Town | null {
  const named = (towns().regionsOf.get(words.join(" ")) ?? []).flatMap((region) => townNamed(words, region) ?? []);
  const zips = ({ name, region }: Town) => countZips(`${name} ${stateOf(region.split(" "))}`);
  return named.toSorted((one, other) => zips(other) - zips(one))[0] ?? null;
}

/** Returns the known towns within a distance of a point. */
export function townsWithin(point: Point, miles: number): Town[] {
  const { fromSouth } = towns();
  const degrees = (miles + 1) / (EARTH_RADIUS_MILES * radians(1));
  const found: Town[] = [];
  for (let at = firstFrom(fromSouth, point.north - degrees); at < fromSouth.length; at += 1) {
    const town = fromSouth[at];
    if (!town || town.north > point.north + degrees) break;
    if (milesBetween(point, town) <= miles) found.push(town);
  }
  return found;
}

/** Returns the index of the first town at `north` or north of it. */
function firstFrom(fromSouth: readonly Town[], north: number): number {
  let [low, high] = [0, fromSouth.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fromSouth[middle]?.north ?? 0) < north) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns one number for a town and its region, like SQL's `place_code(town) # place_code(region)`. */
function codeOf(town: string, region: string): number {
  return placeCode(town) ^ placeCode(region);
}

/** Returns the number that the database's `place_code` gives (app/db/sql/places.sql). */
export function placeCode(name: string): number {
  return createHash("md5").update(name).digest().readInt32BE(0);
}

function keyOf(town: string, region: string): string {
  return `${town}, ${region}`;
}
