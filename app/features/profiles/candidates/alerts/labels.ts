import { counted } from "#app/words.ts";
import { experienceFrom } from "../../rules.ts";
import type { CandidateSearch } from "../rules.ts";
import { MOST_TOLD } from "./rules.ts";

/** Describes a search: "payroll, in Ohio, remote, 10+ years, 20+ hours a week", "within 25 miles of Toledo". */
export function searchText({ query, place, miles, workType, minYears, minHours }: CandidateSearch): string {
  const parts = [
    query,
    place && (miles === null ? `in ${place}` : `within ${miles} miles of ${place}`),
    workType,
    minYears > 0 && experienceFrom(minYears),
    minHours > 0 && `${minHours}+ hours a week`,
  ].filter(Boolean);
  return parts.length === 0 ? "Everyone" : parts.join(", ");
}

/** Returns "1 person", "3 people", "more than 100 people". */
export function peopleText(count: number): string {
  if (count > MOST_TOLD) return `more than ${MOST_TOLD} people`;
  return counted(count, "person", "people");
}
