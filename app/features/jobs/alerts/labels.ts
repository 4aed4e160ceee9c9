import type { JobSearch } from "#app/features/jobs/search/types.ts";
import { seniorFilters } from "../search/labels.ts";

/** Describes a search: "payroll, near Duluth, Part-time, Remote". */
export function searchText(search: JobSearch): string {
  const filters = seniorFilters(search, null)
    .flatMap(({ choices }) => choices)
    .filter(({ isOn }) => isOn)
    .map(({ label }) => label);
  const parts = [search.keywords, search.place && `near ${search.place}`, ...filters].filter(Boolean);
  return parts.length === 0 ? "All jobs" : parts.join(", ");
}
