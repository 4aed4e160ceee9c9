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

/** For each filter, whether a job fits it by itself. */
function conditionsOf(filters: JobFilters): Record<Counted, (job: Facets) => boolean> {
  const { employmentTypes, workTypes, hours, minPay, flexibility, industry } = filters;
  return {
    employmentTypes: (job) => employmentTypes.length === 0 || employmentTypes.includes(job.employmentType),
    workTypes: (job) => workTypes.length === 0 || workTypes.includes(job.workType),
    hours: (job) => hours.length === 0 || hours.includes(hourBandOf(job.hoursPerWeek)),
    minPay: (job) => minPay === null || job.hourlyPay >= minPay,
    flexibility: (job) => flexibility.length === 0 || flexibility.some((kind) => job.flexibility.includes(kind)),
    industry: (job) => industry === null || job.industrySlug === industry,
  };
}

/** The values of each filter under which a job is found. */
const VALUES: Record<Counted, (job: Facets) => ReadonlyArray<string | number>> = {
  employmentTypes: ({ employmentType }) => [employmentType],
  workTypes: ({ workType }) => [workType],
  hours: ({ hoursPerWeek }) => [hourBandOf(hoursPerWeek)],
  minPay: ({ hourlyPay }) => PAY_STEPS.filter((step) => hourlyPay >= step),
  flexibility: ({ flexibility }) => flexibility,
  industry: ({ industrySlug }) => (industrySlug === "" ? [] : [industrySlug]),
};

export type Tally = {
  /** Jobs that fit every filter. */
  total: number;
  /** Jobs that fit every filter but this one. */
  without: Record<Counted, number>;
  counts: Omit<FilterCounts, "isWhole">;
};

/** Counts what each filter value would show, in one pass over jobs that fit all filters but at most one. */
export function tally(jobs: readonly Facets[], filters: JobFilters): Tally {
  const conditions = conditionsOf(filters);
  const without = { employmentTypes: 0, workTypes: 0, hours: 0, minPay: 0, flexibility: 0, industry: 0 };
  const found = new Map(COUNTED.map((part) => [part, new Map<string | number, number>()]));
  const industryNames = new Map<string, string>();
  let total = 0;
  for (const job of jobs) {
    const misses = COUNTED.filter((part) => !conditions[part](job));
    if (misses.length === 0) total += 1;
    // What misses one filter counts beside that one only; what misses none, beside all.
    for (const part of misses.length === 0 ? COUNTED : misses.length === 1 ? misses : []) {
      without[part] += 1;
      const counts = found.get(part);
      for (const value of VALUES[part](job)) counts?.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (!industryNames.has(job.industrySlug)) industryNames.set(job.industrySlug, job.industry);
  }
  const each = (part: Counted, values: ReadonlyArray<string | number>) =>
    Object.fromEntries(values.map((value) => [value, found.get(part)?.get(value) ?? 0]));
  return {
    total,
    without,
    counts: {
      employmentTypes: each("employmentTypes", EMPLOYMENT_TYPES),
      workTypes: each("workTypes", WORK_TYPES),
      hours: each("hours", HOUR_BANDS),
      minPay: each("minPay", PAY_STEPS),
      flexibility: each("flexibility", FLEXIBILITIES),
      industries: [...(found.get("industry") ?? [])]
        .map(([slug, count]) => ({ slug: String(slug), name: industryNames.get(String(slug)) ?? "", jobs: count }))
        .toSorted((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name))
        .slice(0, INDUSTRIES),
    },
  };
}
