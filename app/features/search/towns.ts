import { EARTH_RADIUS_MILES, milesBetween, type Point, radians } from "./points.ts";
import byState from "./towns.json" with { type: "json" };

/**
 * A town from GeoNames, folded, with the full name of its state. `isMeant` if people may mean it by its name alone:
 * Portland in Oregon, but not in Maine. `isLarge` if it then has 50,000 people or more.
 */
export type Town = Point & { name: string; region: string; isMeant: boolean; isLarge: boolean };

let known: { byName: ReadonlyMap<string, readonly Town[]>; fromSouth: readonly Town[] } | null = null;

/** Parsed when the first place is looked up: 17,000 towns, about 30 ms. */
function towns() {
  if (known) return known;
  const all = Object.entries(byState).flatMap(([region, list]) =>
    list.split("|").map((entry) => townOf(entry, region)),
  );
  known = {
    byName: Map.groupBy(all, ({ name }) => name),
    fromSouth: all.toSorted((a, b) => a.north - b.north),
  };
  return known;
}

function townOf(entry: string, region: string): Town {
  const [, name = "", north, east, mark] = /^(.+) (-?\d+) (-?\d+)([*+]?)$/.exec(entry) ?? [];
  return {
    name,
    region,
    north: Number(north) / 100,
    east: Number(east) / 100,
    isMeant: mark !== "",
    isLarge: mark === "+",
  };
}

/** Returns the towns with a folded name, one in each state that has it. */
export function townsNamed(name: string): readonly Town[] {
  return towns().byName.get(name) ?? [];
}

/** Returns the location of a folded town in a folded region; null if unknown, or if the region is missing. */
export function pointOf(town: string | null, region: string | null): Point | null {
  if (town === null || region === null) return null;
  const found = townsNamed(town).find((one) => one.region === region);
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
