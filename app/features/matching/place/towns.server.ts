import { createHash } from "node:crypto";
import byState from "#app/features/search/towns.json" with { type: "json" };
import { EARTH_RADIUS_MILES, milesBetween, type Point, radians } from "./rules.ts";

/** A town from GeoNames, with the code of its name and state (`codeOf`). */
type Town = Point & { region: string; code: number };

/** The bounding box of all towns of a state. */
type Corners = { southWest: Point; northEast: Point };

let known: { byName: Map<string, Town>; fromSouth: readonly Town[]; states: Map<string, Corners> } | null = null;

/** Parsed when the first place is looked up: 17,000 towns, about 40 ms. */
function towns() {
  if (known) return known;
  const byName = new Map<string, Town>();
  for (const [region, list] of Object.entries(byState)) {
    for (const entry of list.split("|")) {
      const [, name = "", north, east] = /^(.+) (-?\d+) (-?\d+)$/.exec(entry) ?? [];
      const code = codeOf(name, region);
      byName.set(keyOf(name, region), { north: Number(north) / 100, east: Number(east) / 100, region, code });
    }
  }
  const fromSouth = [...byName.values()].toSorted((a, b) => a.north - b.north);
  const states = new Map<string, Corners>();
  for (const { region, north, east } of fromSouth) {
    const { southWest, northEast } = states.get(region) ?? { southWest: { north, east }, northEast: { north, east } };
    states.set(region, {
      southWest: { north: Math.min(southWest.north, north), east: Math.min(southWest.east, east) },
      northEast: { north: Math.max(northEast.north, north), east: Math.max(northEast.east, east) },
    });
  }
  known = { byName, fromSouth, states };
  return known;
}

/** Returns the location of a folded town in a folded region; null if unknown, or if the region is missing. */
export function pointOf(town: string | null, region: string | null): Point | null {
  if (town === null || region === null) return null;
  const found = towns().byName.get(keyOf(town, region));
  return found ? { north: found.north, east: found.east } : null;
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

/** Returns the states that may have a town within a distance of a point: all that do, and a few more. */
export function statesWithin(point: Point, miles: number): string[] {
  const near = [...towns().states].filter(([, { southWest, northEast }]) => {
    const north = Math.max(southWest.north - point.north, 0, point.north - northEast.north);
    const east = Math.max(southWest.east - point.east, 0, point.east - northEast.east);
    return leastMiles(point, { north, east }) <= miles + 1;
  });
  return near.map(([state]) => state);
}

/**
 * Returns a lower bound of the distance to any place that many degrees away: the distance to its parallel or its
 * meridian.
 */
function leastMiles(point: Point, { north, east }: Point): number {
  const toMeridian = Math.asin(Math.cos(radians(point.north)) * Math.sin(radians(Math.min(90, east))));
  return EARTH_RADIUS_MILES * Math.max(radians(north), toMeridian);
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

/** Returns one number for a town and its region, like SQL's `town_code # region_code`. */
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
