import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { townsWithin } from "#app/features/search/towns.ts";
import { townTyped } from "#app/features/search/typed-town.ts";
import type { CandidateSearch } from "../rules.ts";
import { meantBy, type Nearby } from "./rules.ts";

/** Returns the towns within the miles of a search; null without miles, or if its location is no known town. */
export function nearbyOf(search: CandidateSearch): Nearby | null {
  if (search.miles === null) return null;
  const town = townTyped(meantBy(search).place);
  if (town === null) return null;
  return {
    town: `${titled(town.name)}, ${titled(town.region)}`,
    entries: townsWithin(town, search.miles).map(INDEX_ENTRIES.town),
  };
}

/** Writes a folded name as names are written: "District of Columbia", "McAllen". */
function titled(name: string): string {
  return name.replaceAll(/\b(?!of\b)(mc)?([a-z])/g, (_, mc: string | undefined, letter: string) => {
    return (mc ? "Mc" : "") + letter.toUpperCase();
  });
}
