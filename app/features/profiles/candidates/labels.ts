import type { CandidateSearch } from "./rules.ts";

type Criteria = Pick<CandidateSearch, "query" | "minYears" | "minHours" | "workType" | "place">;

/** What may help when nobody was found: only what this search really asks for; null when it asks for nothing. */
export function emptyAdvice({ query, minYears, minHours, workType, place }: Criteria): string | null {
  const less = [
    query !== "" && "use fewer words",
    minYears > 0 && "ask for less experience",
    workType !== null && "allow any work type",
    minHours > 0 && "ask for fewer hours",
    place !== "" && "leave the place out",
  ].filter((one) => one !== false);
  const last = less.pop();
  if (last === undefined) return null;
  const text = less.length === 0 ? last : `${less.join(", ")} or ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
