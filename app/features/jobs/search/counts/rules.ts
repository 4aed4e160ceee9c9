import { EMPLOYMENT_TYPES, type EmploymentType, FLEXIBILITIES, WORK_TYPES, type WorkType } from "../../rules.ts";
import { type FilterCounts, HOUR_BANDS, hourBandOf, type JobFilters, PAY_STEPS } from "../rules.ts";

/** What filters ask about a job. */
export type Facets = {
  employmentType: EmploymentType;
  workType: WorkType;
  hoursPerWeek: number;
  hourlyPay: number;
  flexibility: string[];
  industrySlug: string;
  industry: string;
};

/** The filters whose values are counted. */
export const COUNTED = ["employmentTypes", "workTypes", "hours", "minPay", "flexibility", "industry"] as const;
type Counted = (typeof COUNTED)[number];

/** How many industries are offered. */
const INDUSTRIES = 15;

/** Whether a job fits each of the counted filters by itself. */
function fits(job: Facets, filters: JobFilters): Record<Counted, boolean> {
  const { employmentTypes, workTypes, hours, minPay, flexibility, industry } = filters;
  return {
    employmentTypes: employmentTypes.length === 0 || employmentTypes.includes(job.employmentType),
    workTypes: workTypes.length === 0 || workTypes.includes(job.workType),
    hours: hours.length === 0 || hours.includes(hourBandOf(job.hoursPerWeek)),
    minPay: minPay === null || job.hourlyPay >= minPay,
    flexibility: flexibility.length === 0 || flexibility.some((kind) => job.flexibility.includes(kind)),
    industry: industry === null || job.industrySlug === industry,
  };
}

export type Tally = {
  /** Jobs that fit every filter. */
  total: number;
  /** Jobs that fit every filter but this one. */
  without: Record<Counted, number>;
  counts: Omit<FilterCounts, "isWhole">;
};

/** Counts what each filter value would show, in one pass over jobs that fit all filters but at most one. */
export function tally(jobs: readonly Facets[], filters: JobFilters): Tally {
  const all = jobs.map((job) => ({ job, fit: fits(job, filters) }));
  const but = (part: Counted) =>
    all.filter(({ fit }) => COUNTED.every((other) => other === part || fit[other])).map(({ job }) => job);
  const sets = {
    employmentTypes: but("employmentTypes"),
    workTypes: but("workTypes"),
    hours: but("hours"),
    minPay: but("minPay"),
    flexibility: but("flexibility"),
    industry: but("industry"),
  };
  return {
    total: sets.employmentTypes.filter((job) => fits(job, filters).employmentTypes).length,
    without: {
      employmentTypes: sets.employmentTypes.length,
      workTypes: sets.workTypes.length,
      hours: sets.hours.length,
      minPay: sets.minPay.length,
      flexibility: sets.flexibility.length,
      industry: sets.industry.length,
    },
    counts: {
      employmentTypes: each(EMPLOYMENT_TYPES, sets.employmentTypes, (type, job) => job.employmentType === type),
      workTypes: each(WORK_TYPES, sets.workTypes, (type, job) => job.workType === type),
      hours: each(HOUR_BANDS, sets.hours, (band, job) => hourBandOf(job.hoursPerWeek) === band),
      minPay: each(PAY_STEPS, sets.minPay, (step, job) => job.hourlyPay >= step),
      flexibility: each(FLEXIBILITIES, sets.flexibility, (kind, job) => job.flexibility.includes(kind)),
      industries: commonestIndustries(sets.industry),
    },
  };
}

function each<Value extends string | number>(
  values: readonly Value[],
  jobs: readonly Facets[],
  has: (value: Value, job: Facets) => boolean,
): Record<string, number> {
  return Object.fromEntries(values.map((value) => [value, jobs.filter((job) => has(value, job)).length]));
}

function commonestIndustries(jobs: readonly Facets[]): FilterCounts["industries"] {
  const bySlug = Map.groupBy(
    jobs.filter(({ industrySlug }) => industrySlug !== ""),
    ({ industrySlug }) => industrySlug,
  );
  return [...bySlug]
    .map(([slug, [first, ...rest]]) => ({ slug, name: first?.industry ?? slug, jobs: rest.length + 1 }))
    .toSorted((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name))
    .slice(0, INDUSTRIES);
}
