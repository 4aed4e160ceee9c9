const STATES = `al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware,
dc district of columbia, fl florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, ks kansas,
ky kentucky, la louisiana, me maine, md maryland, ma massachusetts, mi michigan, mn minnesota, ms mississippi,
mo missouri, mt montana, ne nebraska, nv nevada, nh new hampshire, nj new jersey, nm new mexico, ny new york,
nc north carolina, nd north dakota, oh ohio, ok oklahoma, or oregon, pa pennsylvania, ri rhode island,
sc south carolina, sd south dakota, tn tennessee, tx texas, ut utah, vt vermont, va virginia, wa washington,
wv west virginia, wi wisconsin, wy wyoming`;

/** The longest name of a state, in words. */
const LONGEST = 3;

/** The letters of a state by its folded name, and its name by its letters. */
const OTHER_NAMES = new Map(
  STATES.split(/,\s/).flatMap((state) => {
    const [letters, name] = [state.slice(0, 2), state.slice(3)];
    return [[letters, name] as const, [name, letters] as const];
  }),
);

/**
 * What the folded words of a place name, one thing after the other, each in every way that it may be written: "tucson az"
 * names Tucson, and AZ or Arizona. Each way is a run of words.
 */
export function namesOfPlace(words: readonly string[]): string[][][] {
  const names: string[][][] = [];
  for (let at = 0; at < words.length; ) {
    const runs = Array.from({ length: LONGEST }, (_, less) => words.slice(at, at + LONGEST - less));
    const state = runs.find((run) => OTHER_NAMES.has(run.join(" ")));
    const run = state ?? words.slice(at, at + 1);
    const other = OTHER_NAMES.get(run.join(" "));
    names.push(other === undefined ? [run] : [run, other.split(" ")]);
    at += run.length;
  }
  return names;
}
