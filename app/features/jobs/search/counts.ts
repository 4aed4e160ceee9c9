import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  FLEXIBILITIES,
  type Flexibility,
  HOUR_BANDS,
  hourBandOf,
  WORK_TYPES,
  type WorkType,
} from "#app/domain/employment.ts";
import { unpackFacet } from "#app/domain/facets.ts";
import { PAY_STEPS } from "#app/domain/pay.ts";
import type { FilterCounts, JobFilters } from "./types.ts";

/** The filter values of a job; `payDollars` are whole dollars per hour, 127 for more. */
export type Facets = {
  employmentType: EmploymentType;
  workType: WorkType;
  hoursPerWeek: number;
  payDollars: number;
  flexibility: readonly Flexibility[];
  industrySlug: string;
  industry: string;
};

/** Every set of flexibilities, indexed by its bits. */
const FLEXIBILITY_SETS = Array.from({ length: 2 ** FLEXIBILITIES.length }, (_, bits) =>
  FLEXIBILITIES.filter((_kind, index) => bits & (1 << index)),
);

/** Unpacks the column `facets` of a job, which has everything but its industry. */
export function facetsOf(packed: number): Omit<Facets, "industrySlug" | "industry"> {
  return {
    employmentType: EMPLOYMENT_TYPES[unpackFacet(packed, "employmentType")] ?? EMPLOYMENT_TYPES[0],
    workType: WORK_TYPES[unpackFacet(packed, "workType")] ?? WORK_TYPES[0],
    hoursPerWeek: unpackFacet(packed, "hoursPerWeek"),
    payDollars: unpackFacet(packed, "payDollars"),
    flexibility: FLEXIBILITY_SETS[unpackFacet(packed, "flexibility")] ?? [],
  };
}

/** The filters whose values are counted. */
export const COUNTED = ["employmentTypes", "workTypes", "hours", "minPay", "flexibility", "industry"] as const;
type Counted = (typeof COUNTED)[number];

/** The most industries that are offered. */
const INDUSTRIES = 15;

/** Returns, for each active filter, whether a job misses it. */
function missesOf(filters: JobFilters): Array<{ part: Counted; isMissedBy: (job: Facets) => boolean }> {
  const { employmentTypes, workTypes, hours, minPay, flexibility, industry } = filters;
  const misses: Record<Counted, false | ((job: Facets) => boolean)> = {
    employmentTypes: employmentTypes.length > 0 && ((job) => !employmentTypes.includes(job.employmentType)),
    workTypes: workTypes.length > 0 && ((job) => !workTypes.includes(job.workType)),
    hours: hours.length > 0 && ((job) => !hours.includes(hourBandOf(job.hoursPerWeek))),
    minPay: minPay !== null && ((job) => job.payDollars < minPay),
    flexibility: flexibility.length > 0 && ((job) => !flexibility.some((kind) => job.flexibility.includes(kind))),
    industry: industry !== null && ((job) => job.industrySlug !== industry),
  };
  return COUNTED.flatMap((part) => {
    const isMissedBy = misses[part];
    return isMissedBy ? [{ part, isMissedBy }] : [];
  });
}

type Value = string | number;

/** The values of each filter that a job matches; for pay the highest step it reaches, 0 for none. */
const VALUES: Record<Counted, (job: Facets) => Value | readonly Value[]> = {
  employmentTypes: ({ employmentType }) => employmentType,
  workTypes: ({ workType }) => workType,
  hours: ({ hoursPerWeek }) => hourBandOf(hoursPerWeek),
  minPay: ({ payDollars }) => PAY_STEPS.findLast((step) => payDollars >= step) ?? 0,
  flexibility: ({ flexibility }) => flexibility,
  industry: ({ industrySlug }) => industrySlug,
};

export type Tally = {
  /** Jobs that match every filter. */
  total: number;
  /** Jobs that match every other filter. */
  without: Record<Counted, number>;
  counts: Omit<FilterCounts, "isWhole">;
};

/** Counts what each filter value would show, in one pass over jobs that miss at most one filter. */
export function tally(jobs: readonly Facets[], filters: JobFilters): Tally {
  const on = missesOf(filters);
  const without = { employmentTypes: 0, workTypes: 0, hours: 0, minPay: 0, flexibility: 0, industry: 0 };
  const found = COUNTED.map((part) => ({ part, valuesOf: VALUES[part], jobsWith: new Map<Value, { jobs: number }>() }));
  const industryNames = new Map<Value, string>();
  let total = 0;
  for (const job of jobs) {
    const missed = on.filter(({ isMissedBy }) => isMissedBy(job));
    if (missed.length > 1) continue;
    const only = missed[0]?.part;
    if (!only) total += 1;
    if (!industryNames.has(job.industrySlug)) industryNames.set(job.industrySlug, job.industry);
    for (const { part, valuesOf, jobsWith } of found) {
      // A job that misses one filter counts for that filter only; a job that misses none counts for all.
      if (only && only !== part) continue;
      without[part] += 1;
      const values = valuesOf(job);
      if (typeof values === "object") for (const value of values) countOne(jobsWith, value);
      else countOne(jobsWith, values);
    }
  }
  const jobsWith = new Map(found.map((counted) => [counted.part, counted.jobsWith]));
  const each = (part: Counted, values: readonly Value[]) =>
    Object.fromEntries(values.map((value) => [value, jobsWith.get(part)?.get(value)?.jobs ?? 0]));
  const pay = each("minPay", PAY_STEPS);
  return {
    total,
    without,
    counts: {
      employmentTypes: each("employmentTypes", EMPLOYMENT_TYPES),
      workTypes: each("workTypes", WORK_TYPES),
      hours: each("hours", HOUR_BANDS),
      // Pay that reaches a step reaches the lower ones too.
      minPay: Object.fromEntries(
        PAY_STEPS.map((step, index) => [
          step,
          PAY_STEPS.slice(index).reduce((sum, higher) => sum + (pay[higher] ?? 0), 0),
        ]),
      ),
      flexibility: each("flexibility", FLEXIBILITIES),
      industries: [...(jobsWith.get("industry") ?? [])]
        .filter(([slug]) => slug !== "")
        .map(([slug, { jobs }]) => ({ slug: String(slug), name: industryNames.get(slug) ?? "", jobs }))
        .toSorted((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name))
        .slice(0, INDUSTRIES),
    },
  };
}

function countOne(jobsWith: Map<Value, { jobs: number }>, value: Value) {
  const counted = jobsWith.get(value);
  if (counted) counted.jobs += 1;
  else jobsWith.set(value, { jobs: 1 });
}
