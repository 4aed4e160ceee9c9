import { seniorFilters } from "../search/labels.ts";
import type { JobSearch } from "../search/rules.ts";
import { type Frequency, MAX_SEARCHES, SEARCH_NAME } from "./rules.ts";

/** What the choices say, and what stands beside a saved search. */
export const FREQUENCY_LABELS: Record<Frequency, { choice: string; state: string }> = {
  daily: { choice: "Every day there is a new job", state: "Email every day" },
  weekly: { choice: "Once a week", state: "Email once a week" },
  off: { choice: "No emails", state: "No emails" },
};

export const TOO_MANY_SEARCHES = `You can keep ${MAX_SEARCHES} searches. Please delete one first.`;

/** What is said after each form. */
export const SEARCH_TOASTS = {
  save: { kind: "success", title: "Search saved" },
  change: { kind: "success", title: "Search changed" },
  delete: { kind: "success", title: "Search deleted" },
} as const;

export const SEARCH_FAILED = { title: "We could not save this search", text: "Please try again." } as const;

/** "payroll, near Duluth, Part-time, Remote": what a search asks for, in the words of its filters. */
export function searchText(search: JobSearch): string {
  const filters = seniorFilters(search, null)
    .flatMap(({ choices }) => choices)
    .filter(({ isOn }) => isOn)
    .map(({ label }) => label);
  const parts = [search.keywords, search.place && `near ${search.place}`, ...filters].filter(Boolean);
  return parts.length === 0 ? "All jobs" : parts.join(", ");
}

/** The name that is proposed for a search. */
export function proposedName(search: JobSearch): string {
  return Array.from(searchText(search)).slice(0, SEARCH_NAME.max).join("");
}
