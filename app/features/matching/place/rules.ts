/** A place as written, with its folded town and region; the database takes them apart (place_parts). */
export type Place = { name: string; town: string | null; region: string | null };

/** How near two places are, as far as their names tell. */
export type Nearness = "same-place" | "same-region" | "next-region" | "elsewhere";

/** What each nearness counts. */
export const NEARNESS_SHARES: Record<Nearness, number> = {
  "same-place": 1,
  "same-region": 0.5,
  "next-region": 0.25,
  elsewhere: 0,
};

/** States that share a border by land, each pair once, under the name that comes first. */
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

/** The regions that border on this one; none for one that is not a state of the mainland. */
export function regionsNextTo(region: string): string[] {
  return [...(NEXT_TO.get(region) ?? [])];
}

/** Compares the towns, then the regions. A town without a region may be in any. */
export function nearnessOf(one: Place, other: Place): Nearness {
  const isRegionEqual = one.region !== null && one.region === other.region;
  const isRegionOpen = one.region === null || other.region === null;
  if (one.town !== null && one.town === other.town && (isRegionEqual || isRegionOpen)) return "same-place";
  if (isRegionEqual) return "same-region";
  const isNext = one.region !== null && other.region !== null && NEXT_TO.get(one.region)?.has(other.region);
  return isNext ? "next-region" : "elsewhere";
}

/** The state or region as the place itself writes it; its whole name where it writes no more. */
export function regionNamed(place: Place): string {
  const pieces = place.name.split(",").map((piece) => piece.trim());
  const named = pieces.filter((piece) => piece !== "" && !COUNTRY.test(piece));
  return named.at(-1) ?? place.name;
}

const COUNTRY = /^(united states( of america)?|u\.?s\.?(a\.?)?)$/i;
