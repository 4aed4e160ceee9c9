import byState from "./zips.json" with { type: "json" };

let places: ReadonlyMap<number, string> | null = null;
let counts: ReadonlyMap<string, number> | null = null;

/** Returns the town and state of a ZIP code, folded: "missoula mt" for "59801". Null for what is none. */
export function placeOfZip(text: string): string | null {
  return /^\d{5}$/.test(text) ? (placesByZip().get(Number(text)) ?? null) : null;
}

/** Returns how many ZIP codes a town has, given as "missoula mt"; a larger town has more. */
export function countZips(place: string): number {
  if (counts === null) {
    const all = new Map<string, number>();
    for (const town of placesByZip().values()) all.set(town, (all.get(town) ?? 0) + 1);
    counts = all;
  }
  return counts.get(place) ?? 0;
}

function placesByZip(): ReadonlyMap<number, string> {
  places ??= new Map(
    Object.entries(byState).flatMap(([state, list]) => list.split("|").flatMap((entry) => zipsOf(entry, state))),
  );
  return places;
}

/** Reads "missoula 59801-3 59812": three codes after 59801 are its neighbors. */
function zipsOf(entry: string, state: string): Array<[number, string]> {
  const [, town = "", runs = ""] = /^(.*?) (\d[\d -]*)$/.exec(entry) ?? [];
  const place = `${town} ${state}`;
  return runs.split(" ").flatMap((run) => {
    const [from = 0, more = 0] = run.split("-").map(Number);
    return Array.from({ length: more + 1 }, (_, index): [number, string] => [from + index, place]);
  });
}
