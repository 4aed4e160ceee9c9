import { milesBetween, type Point } from "#app/features/search/points.ts";

/**
 * A place as written, with its folded town and region as the database parses them (place_parts). `point` is the town's
 * location, null for an unknown town.
 */
export type Place = { name: string; town: string | null; region: string | null; point: Point | null };

/** How near a job is to a person: by miles where both towns are known, else by comparing names. */
export type Nearness = "same-place" | "in-reach" | "half-in-reach" | "same-region" | "next-region" | "elsewhere";

/** The share of the place's weight that each nearness counts. */
export const NEARNESS_SHARES: Record<Nearness, number> = {
  "same-place": 1,
  "in-reach": 1,
  "half-in-reach": 0.5,
  "same-region": 0.5,
  "next-region": 0.25,
  elsewhere: 0,
};

/** The assumed travel distance of a person who has not given one, in miles. */
const USUAL_TRAVEL_MILES = 25;
/** Up to this many times the travel distance, a place counts half. */
const HALF_REACH = 2;

/** States that share a land border, each pair once, under the name that comes first. */
const BORDERS: Readonly<Record<string, string>> = {
  alabama: "florida,georgia,mississippi,tennessee",
  arizona: "california,nevada,new mexico,utah",
  arkansas: "louisiana,mississippi,missouri,oklahoma,tennessee,texas",
  california: "nevada,oregon",
  colorado: "kansas,nebraska,new mexico,oklahoma,utah,wyoming",
  connecticut: "massachusetts,new york,rhode island",
  delaware: "maryland,new jersey,pennsylvania",
  "district of columbia": "maryland,virginia",
  florida: "georgia",
  georgia: "north carolina,south carolina,tennessee",
  idaho: "montana,nevada,oregon,utah,washington,wyoming",
  illinois: "indiana,iowa,kentucky,missouri,wisconsin",
  indiana: "kentucky,michigan,ohio",
  iowa: "minnesota,missouri,nebraska,south dakota,wisconsin",
  kansas: "missouri,nebraska,oklahoma",
  kentucky: "missouri,ohio,tennessee,virginia,west virginia",
  louisiana: "mississippi,texas",
  maine: "new hampshire",
  maryland: "pennsylvania,virginia,west virginia",
  massachusetts: "new hampshire,new york,rhode island,vermont",
  michigan: "ohio,wisconsin",
  minnesota: "north dakota,south dakota,wisconsin",
  mississippi: "tennessee",
  missouri: "nebraska,oklahoma,tennessee",
  montana: "north dakota,south dakota,wyoming",
  nebraska: "south dakota,wyoming",
  nevada: "oregon,utah",
  "new hampshire": "vermont",
  "new jersey": "new york,pennsylvania",
  "new mexico": "oklahoma,texas",
  "new york": "pennsylvania,vermont",
  "north carolina": "south carolina,tennessee,virginia",
  "north dakota": "south dakota",
  ohio: "pennsylvania,west virginia",
  oklahoma: "texas",
  oregon: "washington",
  pennsylvania: "west virginia",
  "south dakota": "wyoming",
  tennessee: "virginia",
  utah: "wyoming",
  virginia: "west virginia",
};

const NEXT_TO = new Map<string, Set<string>>();
for (const [one, others] of Object.entries(BORDERS)) {
  for (const other of others.split(",")) {
    NEXT_TO.set(one, (NEXT_TO.get(one) ?? new Set()).add(other));
    NEXT_TO.set(other, (NEXT_TO.get(other) ?? new Set()).add(one));
  }
}

/** Returns the regions that border this one; none outside the states of the mainland. */
export function regionsNextTo(region: string): string[] {
  return [...(NEXT_TO.get(region) ?? [])];
}

/**
 * Returns how near `other` is to a person's `home`, with the miles between them if known. `travelMiles` is how far they
 * would travel. Without miles it compares the towns, then the regions; a town without a region may be in any.
 */
export function nearnessOf(
  home: Place,
  other: Place,
  travelMiles: number | null,
): { nearness: Nearness; miles: number | null } {
  const isRegionEqual = home.region !== null && home.region === other.region;
  const isRegionOpen = home.region === null || other.region === null;
  if (home.town !== null && home.town === other.town && (isRegionEqual || isRegionOpen))
    return { nearness: "same-place", miles: null };
  if (home.point && other.point) {
    const miles = milesBetween(home.point, other.point);
    const reach = travelMiles ?? USUAL_TRAVEL_MILES;
    const isHalf = miles <= HALF_REACH * reach;
    return { nearness: miles <= reach ? "in-reach" : isHalf ? "half-in-reach" : "elsewhere", miles };
  }
  if (isRegionEqual) return { nearness: "same-region", miles: null };
  const isNext = home.region !== null && other.region !== null && NEXT_TO.get(home.region)?.has(other.region);
  return { nearness: isNext ? "next-region" : "elsewhere", miles: null };
}

/** Returns the state or region as the place writes it; the whole name if it consists of one part. */
export function regionNamed(place: Place): string {
  const pieces = place.name.split(",").map((piece) => piece.trim().replace(COUNTRY, "").replace(ZIP, ""));
  const named = pieces.filter((piece) => piece !== "");
  const [last] = named.slice(-1);
  // "Duluth MN" has both in one part.
  const isBoth = named.length === 1 && place.town !== null && place.region !== null;
  return (isBoth ? last?.split(" ").at(-1) : last) ?? place.name;
}

const COUNTRY = /(^|\s+)(united states( of america)?|u\.?s\.?(a\.?)?)$/i;
const ZIP = /(^|\s+)\d{5}(-\d{4})?$/;
