import { placeOfZip } from "./zips.ts";

const STATES = `al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware,
dc district of columbia, fl florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, ks kansas,
ky kentucky, la louisiana, me maine, md maryland, ma massachusetts, mi michigan, mn minnesota, ms mississippi,
mo missouri, mt montana, ne nebraska, nv nevada, nh new hampshire, nj new jersey, nm new mexico, ny new york,
nc north carolina, nd north dakota, oh ohio, ok oklahoma, or oregon, pa pennsylvania, ri rhode island,
sc south carolina, sd south dakota, tn tennessee, tx texas, ut utah, vt vermont, va virginia, wa washington,
wv west virginia, wi wisconsin, wy wyoming`;

/** The most words in a state's name. */
const LONGEST_STATE_NAME = 3;

/** State abbreviations by folded name, and names by abbreviation. */
const OTHER_NAMES = new Map(
  STATES.split(/,\s/).flatMap((state) => {
    const [letters, name] = [state.slice(0, 2), state.slice(3)];
    return [[letters, name] as const, [name, letters] as const];
  }),
);

/** Other spellings for parts of a town's name. */
const SPELLINGS = new Map([
  ["st", "saint"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["ste", "sainte"],
]);
const SHORT = new Map([...SPELLINGS].map(([short, long]) => [long, short]));

/** Nicknames of places, and their usual names. */
const NICKNAMES: ReadonlyArray<readonly [called: string, usual: string]> = [
  ["nyc", "new york city"],
  ["big apple", "new york city"],
  ["philly", "philadelphia"],
  ["windy city", "chicago"],
  ["chicagoland", "chicago"],
  ["motor city", "detroit"],
  ["music city", "nashville"],
  ["mile high city", "denver"],
  ["emerald city", "seattle"],
  ["beantown", "boston"],
  ["charm city", "baltimore"],
  ["steel city", "pittsburgh"],
  ["alamo city", "san antonio"],
  ["big easy", "new orleans"],
  ["nola", "new orleans"],
  ["sin city", "las vegas"],
  ["indy", "indianapolis"],
  ["cincy", "cincinnati"],
  ["okc", "oklahoma city"],
  ["slc", "salt lake city"],
  ["abq", "albuquerque"],
  ["atx", "austin"],
  ["dfw", "dallas"],
  ["stl", "saint louis"],
  ["mpls", "minneapolis"],
  ["st pete", "saint petersburg"],
  ["washington d c", "washington dc"],
  ["d c", "dc"],
];

/** The city, as opposed to the state. */
const NEW_YORK_CITY = "new york city";

/**
 * Returns the folded words of a location in their usual form: "st paul" becomes "saint paul", "nyc" becomes "new york
 * city".
 */
export function placeNames(words: readonly string[]): string[] {
  const text = words.map((word) => SPELLINGS.get(word) ?? word).join(" ");
  return (NICKNAMES.find(([called]) => called === text)?.[1] ?? text).split(" ");
}

/** Whether folded words are another name of a city that means nothing else: "philly", "windy city". */
export function isNickname(words: readonly string[]): boolean {
  return NICKNAMES.some(([called]) => called === words.join(" "));
}

/** Returns the abbreviation of the state that folded words name, by abbreviation or name; null for others. */
export function stateOf(words: readonly string[]): string | null {
  const text = words.join(" ");
  const other = OTHER_NAMES.get(text);
  if (other === undefined) return null;
  return text.length === 2 ? text : other;
}

/** Returns the name of the state that folded words name, by abbreviation or name; null for others. */
export function stateNamed(words: readonly string[]): string | null {
  const letters = stateOf(words);
  return letters === null ? null : (OTHER_NAMES.get(letters) ?? null);
}

/**
 * Returns the full name of the state that folded words end with, and how many words name it; null if they end with
 * none, or consist of one. "New York" alone is the city.
 */
export function stateNameAtEnd(words: readonly string[]): { name: string; length: number } | null {
  for (let length = Math.min(LONGEST_STATE_NAME, words.length - 1); length > 0; length -= 1) {
    const text = words.slice(-length).join(" ");
    const other = OTHER_NAMES.get(text);
    if (other !== undefined) return { name: text.length === 2 ? other : text, length };
  }
  return null;
}

/**
 * Returns the parts of a location, each with all of its spellings as runs of folded words: "tucson az" has Tucson, and
 * AZ or Arizona.
 */
export function namesOfPlace(typed: readonly string[]): string[][][] {
  const words = withoutZip(withUsualNames(typed));
  const names: string[][][] = [];
  for (let at = 0; at < words.length; ) {
    const runs = Array.from({ length: LONGEST_STATE_NAME }, (_, less) =>
      words.slice(at, at + LONGEST_STATE_NAME - less),
    );
    const state = runs.find((run) => OTHER_NAMES.has(run.join(" ")) || run.join(" ") === NEW_YORK_CITY);
    const run = state ?? words.slice(at, at + 1);
    const text = run.join(" ");
    if (text === NEW_YORK_CITY) {
      names.push([["new", "york"]]);
      at += run.length;
      continue;
    }
    const others = [OTHER_NAMES.get(text), text === "dc" ? "d c" : undefined, SPELLINGS.get(text), SHORT.get(text)];
    names.push([run, ...others.flatMap((other) => (other === undefined ? [] : [other.split(" ")]))]);
    at += run.length;
  }
  return names;
}

/** Replaces "nyc" by "new york city" wherever it stands. */
function withUsualNames(words: readonly string[]): readonly string[] {
  let text = ` ${words.join(" ")} `;
  for (const [called, usual] of NICKNAMES) text = text.replace(` ${called} `, ` ${usual} `);
  return text.split(" ").filter((word) => word !== "");
}

/** Drops a ZIP code beside a town's name, because jobs seldom give one; alone, it stands for its town. */
function withoutZip(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !/^\d{5}$/.test(word));
  return others.length > 0 ? others : words.flatMap((word) => placeOfZip(word)?.split(" ") ?? [word]);
}
