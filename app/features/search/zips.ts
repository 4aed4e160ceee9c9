import byState from "./zips.json" with { type: "json" };

let places: ReadonlyMap<number, string> | null = null;

/** Returns the town and state of a ZIP code, folded: "missoula mt" for "59801". Null for what is none. */
export function placeOfZip(text: string): string | null {
  if (!/^\d{5}$/.test(text)) return null;
  places ??= new Map(
    Object.entries(byState).flatMap(([state, list]) => list.split("|").flatMap((entry) => zipsOf(entry, state))),
  );
  return places.get(Number(text)) ?? null;
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
