import { counted } from "#app/words.ts";
import { NO_STAGE } from "../stages/labels.ts";
import type { Stage } from "../stages/rules.ts";
import { statusWords } from "../status-words.ts";
import {
  DUE_FILTERS,
  HOUR_STEPS,
  MOST_COUNTED,
  NEW_DAYS,
  NO_STAGE_FILTER,
  OVERVIEW_SORTS,
  type OverviewSearch,
  STATUS_FILTERS,
} from "./rules.ts";

const GROUPS: Partial<Record<(typeof STATUS_FILTERS)[number], string>> = { open: "All open", ended: "All ended" };
const DUE_LABELS = { due: "Still due", late: "Overdue" } as const;
const SORT_LABELS = { newest: "Newest first", oldest: "Oldest first", due: "Reply due first" } as const;

export const STATUS_OPTIONS = STATUS_FILTERS.map((value) => ({
  value,
  label: GROUPS[value] ?? statusWords(value).recruiter,
}));
export const DUE_OPTIONS = DUE_FILTERS.map((value) => ({ value, label: DUE_LABELS[value] }));
export const HOUR_OPTIONS = HOUR_STEPS.map((hours) => ({ value: String(hours), label: `At least ${hours}` }));
export const SORT_OPTIONS = OVERVIEW_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
export const SCOPE_OPTIONS = [
  { value: "mine", label: "My jobs" },
  { value: "everyone", label: "Everyone's jobs" },
] as const;
export const NEW_LABEL = `Applied in the last ${NEW_DAYS} days`;

/** What the list can be narrowed to beside fixed values. */
export type OverviewChoices = { jobs: ReadonlyArray<{ id: string; title: string }>; stages: readonly Stage[] };

/** Returns the options of the filter by the company's own stages. */
export function stageOptions(stages: readonly Stage[]) {
  const named = stages.map(({ id, status, name }) => ({
    value: id,
    label: `${statusWords(status).recruiter}: ${name}`,
  }));
  return [...named, { value: NO_STAGE_FILTER, label: NO_STAGE }];
}

/** "12 applicants", "More than 1,000 applicants". */
export function foundText(found: number): string {
  return found > MOST_COUNTED ? `More than ${counted(MOST_COUNTED, "applicant")}` : counted(found, "applicant");
}

/** Returns a name for a view from what it looks for, to start with. */
export function viewName(
  { scope, query, jobId, status, stage, due, isNew, place, minHours, sort }: OverviewSearch,
  { jobs, stages }: OverviewChoices,
): string {
  const parts = [
    query,
    scope === "everyone" && "Everyone's jobs",
    jobs.find(({ id }) => id === jobId)?.title,
    status && (GROUPS[status] ?? statusWords(status).recruiter),
    stage === NO_STAGE_FILTER ? NO_STAGE : stages.find(({ id }) => id === stage)?.name,
    due && `Reply ${DUE_LABELS[due].toLowerCase()}`,
    isNew && "New",
    place,
    minHours > 0 && `${minHours}+ hours`,
    sort !== "newest" && SORT_LABELS[sort],
  ];
  return parts.filter(Boolean).join(", ");
}

export const TOO_MANY_VIEWS = "You have 20 saved views. Please delete one first.";
export const NOTHING_TO_SAVE = "Please filter or sort the list first, then save the view.";
export const VIEW_FAILED = { title: "The view wasn't saved", text: "Please try again." } as const;
export const VIEW_TOASTS = {
  save: { kind: "success", title: "View saved" },
  delete: { kind: "success", title: "View deleted" },
} as const;
