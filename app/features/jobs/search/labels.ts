import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  FLEXIBILITIES,
  HOUR_BANDS,
  WORK_TYPES,
} from "#app/domain/employment.ts";
import { PAY_STEPS } from "#app/domain/pay.ts";
import { readKeywords } from "#app/features/search/keywords.ts";
import { EMPLOYMENT_TYPE_LABELS, FLEXIBILITY_LABELS, WORK_TYPE_LABELS } from "../labels.ts";
import { CONTRACT_TYPES, changedQuery } from "./schema.ts";
import {
  COUNT_LIMIT,
  type FilterCounts,
  type JobSearch,
  type JobSearchPage,
  POSTED_WITHIN,
  type SearchPart,
  type Sort,
} from "./types.ts";

/** A checkbox, or one option of a list: its parameter and value, and the search without it. */
type FilterChoice = {
  name: string;
  value: string;
  label: string;
  isOn: boolean;
  /** The number of jobs it would show: "12", "1,000+"; undefined if it was not counted. */
  count: string | undefined;
  /** The query string of the search without this filter. */
  without: string;
  part: SearchPart;
};

/** Several of `boxes` may be checked; one option of a `list`, or none, is chosen. */
export type FilterGroup = { legend: string; kind: "boxes" | "list"; choices: FilterChoice[]; hint?: string };

export type SortChoice = { value: Sort; label: string };

/**
 * Returns the sort orders to choose from. Without words there is no best match, so the search's own order is labeled
 * newest first. It keeps its value, so that words typed later sort by best match.
 */
export function sortChoices({ keywords, sort }: Pick<JobSearch, "keywords" | "sort">): SortChoice[] {
  const hasWords = readKeywords(keywords).kind === "words";
  return [
    ...(hasWords ? [{ value: "best", label: "Best match" } as const] : []),
    { value: hasWords || sort === "newest" ? "newest" : "best", label: "Newest" },
    { value: "pay", label: "Highest pay" },
  ];
}

const HOUR_LABELS = { 10: "Up to 10 hours", 20: "11 to 20 hours", 30: "21 to 30 hours", 40: "Over 30 hours" } as const;
const POSTED_LABELS = { 1: "Past day", 3: "Past 3 days", 7: "Past week", 30: "Past month" } as const;

const CONTRACT_HINT = "Contract means consulting or project work.";

/** Returns the filters of the public page, one group per kind. */
export function publicFilters(search: JobSearch, counts: FilterCounts | null): FilterGroup[] {
  const types = EMPLOYMENT_TYPES.map((type) => employment(search, counts, EMPLOYMENT_TYPE_LABELS[type], [type], type));
  const modes = WORK_TYPES.map((type) => workMode(search, counts, type));
  return [boxes("Job type", types), boxes("Work type", modes), ...sharedFilters(search, counts)];
}

/**
 * Returns the filters of the senior area in the specification's words: Contract means consulting or project work (D61).
 */
export function seniorFilters(search: JobSearch, counts: FilterCounts | null): FilterGroup[] {
  const contract = employment(search, counts, "Contract", CONTRACT_TYPES, "contract");
  const isPartOfContract = contract.isOn && !CONTRACT_TYPES.every((type) => search.employmentTypes.includes(type));
  const choices = [
    employment(search, counts, "Full-time", ["full-time"], "full-time"),
    employment(search, counts, "Part-time", ["part-time"], "part-time"),
    { ...contract, isOn: contract.isOn && !isPartOfContract },
    workMode(search, counts, "remote"),
    // Filters in an address from the public page are shown too, so that they can be removed.
    ...CONTRACT_TYPES.filter((type) => isPartOfContract && search.employmentTypes.includes(type)).map((type) =>
      employment(search, counts, EMPLOYMENT_TYPE_LABELS[type], [type], type),
    ),
    ...WORK_TYPES.filter((type) => type !== "remote" && search.workTypes.includes(type)).map((type) =>
      workMode(search, counts, type),
    ),
  ];
  return [{ ...boxes("Job Type", choices), hint: CONTRACT_HINT }, ...sharedFilters(search, counts)];
}

function sharedFilters(search: JobSearch, counts: FilterCounts | null): FilterGroup[] {
  const count = (numbers: Record<string, number> | undefined, value: string | number) =>
    counts && numbers ? countText(numbers[value] ?? 0, counts.isWhole) : undefined;
  const { hours, minPay, flexibility, industry, postedWithin } = search;
  return [
    boxes(
      "Hours a week",
      HOUR_BANDS.map((band) => ({
        name: "hours",
        value: String(band),
        label: HOUR_LABELS[band],
        isOn: hours.includes(band),
        count: count(counts?.hours, band),
        without: changedQuery(search, { hours: hours.filter((other) => other !== band) }),
        part: "hours",
      })),
    ),
    list(
      "Pay an hour",
      PAY_STEPS.map((step) => ({
        name: "pay",
        value: String(step),
        label: `$${step} or more`,
        isOn: minPay === step,
        count: count(counts?.minPay, step),
        without: changedQuery(search, { minPay: null }),
        part: "minPay",
      })),
    ),
    boxes(
      "Flexibility",
      FLEXIBILITIES.map((kind) => ({
        name: "flexibility",
        value: kind,
        label: FLEXIBILITY_LABELS[kind],
        isOn: flexibility.includes(kind),
        count: count(counts?.flexibility, kind),
        without: changedQuery(search, { flexibility: flexibility.filter((other) => other !== kind) }),
        part: "flexibility",
      })),
    ),
    list(
      "Industry",
      industriesOf(search, counts).map(({ slug, name, jobs }) => ({
        name: "industry",
        value: slug,
        label: name,
        isOn: industry === slug,
        count: count({ [slug]: jobs }, slug),
        without: changedQuery(search, { industry: null }),
        part: "industry",
      })),
    ),
    list(
      "Posted",
      POSTED_WITHIN.map((days) => ({
        name: "posted",
        value: String(days),
        label: POSTED_LABELS[days],
        isOn: postedWithin === days,
        count: undefined,
        without: changedQuery(search, { postedWithin: null }),
        part: "postedWithin",
      })),
    ),
  ];
}

function boxes(legend: string, choices: FilterChoice[]): FilterGroup {
  return { legend, kind: "boxes", choices };
}

function list(legend: string, choices: FilterChoice[]): FilterGroup {
  return { legend, kind: "list", choices };
}

/** Returns the industries of the results, and the chosen one even if it has no jobs. */
function industriesOf({ industry }: JobSearch, counts: FilterCounts | null): FilterCounts["industries"] {
  const found = counts?.industries ?? [];
  if (industry === null || found.some(({ slug }) => slug === industry)) return found;
  const name = industry.replaceAll("-", " ");
  return [{ slug: industry, name: name.charAt(0).toUpperCase() + name.slice(1), jobs: 0 }, ...found];
}

function employment(
  search: JobSearch,
  counts: FilterCounts | null,
  label: string,
  types: readonly EmploymentType[],
  value: string,
): FilterChoice {
  const others = search.employmentTypes.filter((type) => !types.includes(type));
  const jobs = types.reduce((sum, type) => sum + (counts?.employmentTypes[type] ?? 0), 0);
  return {
    name: "employmentType",
    value,
    label,
    isOn: types.some((type) => search.employmentTypes.includes(type)),
    count: counts ? countText(jobs, counts.isWhole) : undefined,
    without: changedQuery(search, { employmentTypes: others }),
    part: "employmentTypes",
  };
}

function workMode(search: JobSearch, counts: FilterCounts | null, type: (typeof WORK_TYPES)[number]): FilterChoice {
  const others = search.workTypes.filter((other) => other !== type);
  return {
    name: "workType",
    value: type,
    label: WORK_TYPE_LABELS[type],
    isOn: search.workTypes.includes(type),
    count: counts ? countText(counts.workTypes[type] ?? 0, counts.isWhole) : undefined,
    without: changedQuery(search, { workTypes: others }),
    part: "workTypes",
  };
}

/** Returns "12"; "240+" if counting stopped early; "1,000+" above the limit. */
export function countText(jobs: number, isWhole: boolean): string {
  const isMore = jobs > COUNT_LIMIT || (!isWhole && jobs > 0);
  return `${Math.min(jobs, COUNT_LIMIT).toLocaleString("en-US")}${isMore ? "+" : ""}`;
}

/** Returns "42 jobs found", or "No jobs found" as the specification words it. */
export function foundText({ total, isCapped }: Pick<JobSearchPage, "total" | "isCapped">): string {
  if (total === 0) return "No jobs found";
  if (total === 1) return "1 job found";
  return `${total.toLocaleString("en-US")}${isCapped ? "+" : ""} jobs found`;
}

/** "3 jobs", "1,000+ jobs". */
export function jobsText(count: number, isMore = false): string {
  return count === 1 && !isMore ? "1 job" : `${count.toLocaleString("en-US")}${isMore ? "+" : ""} jobs`;
}
