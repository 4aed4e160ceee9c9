import type { JobSearch } from "#app/features/jobs/search/types.ts";
import { seniorFilters } from "../search/labels.ts";

/** "payroll, near Duluth, Part-time, Remote": what a search asks for, in the words of its filters. */
export function searchText(search: JobSearch): string {
  const filters = seniorFilters(search, null)
    .flatMap(({ choices }) => choices)
    .filter(({ isOn }) => isOn)
    .map(({ label }) => label);
  const parts = [search.keywords, search.place && `near ${search.place}`, ...filters].filter(Boolean);
  return parts.length === 0 ? "All jobs" : parts.join(", ");
}
