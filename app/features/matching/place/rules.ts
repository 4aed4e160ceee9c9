/** How near two places are, as far as their names tell: the same town, the same state, or neither. */
export type Nearness = "same-place" | "same-region" | "elsewhere";

const STATES: Readonly<Record<string, string>> = {
  al: "alabama",
  ak: "alaska",
  az: "arizona",
  ar: "arkansas",
  ca: "california",
  co: "colorado",
  ct: "connecticut",
  de: "delaware",
  dc: "district of columbia",
  fl: "florida",
  ga: "georgia",
  hi: "hawaii",
  id: "idaho",
  il: "illinois",
  in: "indiana",
  ia: "iowa",
  ks: "kansas",
  ky: "kentucky",
  la: "louisiana",
  me: "maine",
  md: "maryland",
  ma: "massachusetts",
  mi: "michigan",
  mn: "minnesota",
  ms: "mississippi",
  mo: "missouri",
  mt: "montana",
  ne: "nebraska",
  nv: "nevada",
  nh: "new hampshire",
  nj: "new jersey",
  nm: "new mexico",
  ny: "new york",
  nc: "north carolina",
  nd: "north dakota",
  oh: "ohio",
  ok: "oklahoma",
  or: "oregon",
  pa: "pennsylvania",
  ri: "rhode island",
  sc: "south carolina",
  sd: "south dakota",
  tn: "tennessee",
  tx: "texas",
  ut: "utah",
  vt: "vermont",
  va: "virginia",
  wa: "washington",
  wv: "west virginia",
  wi: "wisconsin",
  wy: "wyoming",
};

const STATE_NAMES: ReadonlySet<string> = new Set(Object.values(STATES));
const COUNTRY = /^(united states( of america)?|usa|us)$/;

/** Compares "Town, State" texts without regard to case, accents, punctuation or the short form of a state. */
export function nearnessOf(one: string, other: string): Nearness {
  const a = partsOf(one);
  const b = partsOf(other);
  const isRegionEqual = a.region !== null && a.region === b.region;
  const isRegionOpen = a.region === null || b.region === null;
  if (a.town !== null && a.town === b.town && (isRegionEqual || isRegionOpen)) return "same-place";
  return isRegionEqual ? "same-region" : "elsewhere";
}

/** The state or region a place names, in its own words; null for a bare town. */
export function regionNamed(place: string): string | null {
  const pieces = place.split(",").map((piece) => piece.trim());
  const named = pieces.filter((piece) => piece !== "" && !COUNTRY.test(fold(piece)));
  const last = named.at(-1) ?? null;
  return named.length > 1 || (last !== null && STATE_NAMES.has(fold(last))) ? last : null;
}

type Parts = { town: string | null; region: string | null };

function partsOf(place: string): Parts {
  const pieces = place
    .split(",")
    .map((piece) => fold(piece))
    .filter((piece) => piece !== "" && !COUNTRY.test(piece));
  const [town, ...rest] = pieces;
  const region = rest.at(-1);
  if (town === undefined) return { town: null, region: null };
  if (region !== undefined) return { town, region: fullState(region) };
  // A state alone is a region without a town; "New York" is read as the town, which most people mean.
  return STATE_NAMES.has(town) && town !== "new york" ? { town: null, region: town } : { town, region: null };
}

function fullState(region: string): string {
  return Object.hasOwn(STATES, region) ? (STATES[region] ?? region) : region;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
