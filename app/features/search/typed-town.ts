import { wordsOf } from "./keywords.ts";
import { readPlace } from "./nearby.ts";
import { placeNames, stateNamed, stateOf } from "./states.ts";
import { type Town, townsNamed } from "./towns.ts";
import { countZips, placeOfZip } from "./zips.ts";

/**
 * Returns the town that a person typed: "Duluth, MN", "near Duluth", "st paul minnesota", "55802", "nyc". Without a state, it is the
 * one with the most ZIP codes among those of that name. Null for a state, and for what is no town.
 */
export function townTyped(text: string): Town | null {
  const [{ words: typed } = { words: [] }] = readPlace(wordsOf(text));
  const bare = typed.filter((word) => !/^\d{5}$/.test(word));
  const words = bare.length > 0 ? bare : wordsOf(placeOfZip(typed[0] ?? "") ?? "");
  const usual = placeNames(words);
  if (usual.join(" ") === "new york city") return townNamed(["new", "york"], "new york");
  for (const length of [3, 2, 1]) {
    const region = usual.length > length ? stateNamed(usual.slice(-length)) : null;
    const town = region && townNamed(usual.slice(0, -length), region);
    if (town) return town;
  }
  if (stateOf(words) !== null && usual.join(" ") !== "new york") return null;
  return largestNamed(usual) ?? largestNamed(words);
}

function townNamed(words: readonly string[], region: string): Town | null {
  const named = [...townsNamed(words.join(" ")), ...townsNamed(placeNames(words).join(" "))];
  return named.find((town) => town.region === region) ?? null;
}

function largestNamed(words: readonly string[]): Town | null {
  const zips = ({ name, region }: Town) => countZips(`${name} ${stateOf(region.split(" "))}`);
  return townsNamed(words.join(" ")).toSorted((one, other) => zips(other) - zips(one))[0] ?? null;
}
