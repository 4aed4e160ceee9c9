import { EMPLOYMENT_TYPE_LABELS, WORK_TYPE_LABELS } from "../labels.ts";
import { EMPLOYMENT_TYPES, type EmploymentType, WORK_TYPES } from "../rules.ts";
import type { FilterCounts, JobSearch, JobSearchPage, Sort } from "./rules.ts";
import { CONTRACT_TYPES } from "./schema.ts";

/** A box to tick: the parameter and value it sends, and the types it stands for. */
type FilterChoice = {
  name: "employmentType" | "workType";
  value: string;
  label: string;
  isOn: boolean;
  /** Jobs it would show; undefined where counting stopped early. */
  count: number | undefined;
  /** The search without this filter. */
  without: JobSearch;
};

export type FilterGroup = { legend: string; choices: FilterChoice[] };

export const SORT_LABELS: ReadonlyArray<{ value: Sort; label: string }> = [
  { value: "best", label: "Best match" },
  { value: "newest", label: "Newest" },
  { value: "pay", label: "Highest pay" },
];

/** The filters of the public page: one group per kind. */
export function publicFilters(search: JobSearch, counts: FilterCounts | null): FilterGroup[] {
  return [
    {
      legend: "Job type",
      choices: EMPLOYMENT_TYPES.map((type) =>
        employmentChoice(search, counts, EMPLOYMENT_TYPE_LABELS[type], [type], type),
      ),
    },
    { legend: "Work mode", choices: WORK_TYPES.map((type) => workChoice(search, counts, type)) },
  ];
}

/** The filters of the senior area, as the specification words them: Contract is consulting or project work (D61). */
export function seniorFilters(search: JobSearch, counts: FilterCounts | null): FilterGroup[] {
  const contract = employmentChoice(search, counts, "Contract", CONTRACT_TYPES, "contract");
  const isPartOfContract = contract.isOn && !CONTRACT_TYPES.every((type) => search.employmentTypes.includes(type));
  return [
    {
      legend: "Job Type",
      choices: [
        employmentChoice(search, counts, "Full-time", ["full-time"], "full-time"),
        employmentChoice(search, counts, "Part-time", ["part-time"], "part-time"),
        { ...contract, isOn: contract.isOn && !isPartOfContract },
        workChoice(search, counts, "remote"),
        // What an address from the public page may bring along is shown too, so that it can be taken off.
        ...CONTRACT_TYPES.filter((type) => isPartOfContract && search.employmentTypes.includes(type)).map((type) =>
          employmentChoice(search, counts, EMPLOYMENT_TYPE_LABELS[type], [type], type),
        ),
        ...WORK_TYPES.filter((type) => type !== "remote" && search.workTypes.includes(type)).map((type) =>
          workChoice(search, counts, type),
        ),
      ],
    },
  ];
}

function employmentChoice(
  search: JobSearch,
  counts: FilterCounts | null,
  label: string,
  types: readonly EmploymentType[],
  value: string,
): FilterChoice {
  const others = search.employmentTypes.filter((type) => !types.includes(type));
  return {
    name: "employmentType",
    value,
    label,
    isOn: types.some((type) => search.employmentTypes.includes(type)),
    count: counts ? types.reduce((sum, type) => sum + counts.employmentTypes[type], 0) : undefined,
    without: { ...search, employmentTypes: others, cursor: null },
  };
}

function workChoice(search: JobSearch, counts: FilterCounts | null, type: (typeof WORK_TYPES)[number]): FilterChoice {
  const others = search.workTypes.filter((other) => other !== type);
  return {
    name: "workType",
    value: type,
    label: WORK_TYPE_LABELS[type],
    isOn: search.workTypes.includes(type),
    count: counts?.workTypes[type],
    without: { ...search, workTypes: others, cursor: null },
  };
}

/** "42 jobs found"; 'No jobs found' as the specification words it. */
export function foundText({ total, isCapped }: Pick<JobSearchPage, "total" | "isCapped">): string {
  if (total === 0) return "No jobs found";
  if (total === 1) return "1 job found";
  return `${total.toLocaleString("en-US")}${isCapped ? "+" : ""} jobs found`;
}

/** "3 jobs". */
export function jobsText(count: number): string {
  return count === 1 ? "1 job" : `${count.toLocaleString("en-US")} jobs`;
}
