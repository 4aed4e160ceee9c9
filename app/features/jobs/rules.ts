export const EMPLOYMENT_TYPES = ["full-time", "part-time", "consulting", "project"] as const;
export const WORK_TYPES = ["remote", "on-site", "hybrid"] as const;
export const PAY_UNITS = ["hour", "day", "month", "year", "project"] as const;
export const FLEXIBILITIES = ["flexible-hours", "choose-days", "job-share", "seasonal", "evenings-weekends"] as const;

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export type WorkType = (typeof WORK_TYPES)[number];
export type PayUnit = (typeof PAY_UNITS)[number];
export type Flexibility = (typeof FLEXIBILITIES)[number];

/** Lengths of a job's texts, in characters (section 5 for the least). */
export const JOB_TEXT_LIMITS = {
  title: { min: 5, max: 120 },
  company: { min: 2, max: 120 },
  description: { min: 50, max: 10_000 },
  location: { min: 2, max: 120 },
  industry: { min: 2, max: 80 },
} as const;

/** The fields of the posting form that may come more than once. */
export const JOB_LIST_FIELDS = ["skills", "flexibility"] as const;

/** Hours of work that a recruiter may ask for in a week. */
export const HOURS_PER_WEEK = { min: 1, max: 60 } as const;

/** Pay in dollars per `payUnit`, for `hoursPerWeek` hours. */
export type Pay = { payRangeMin: number; payRangeMax: number; payUnit: PayUnit; hoursPerWeek: number };

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;
/** A day's pay is for eight hours: 20 hours a week are two and a half days. */
const HOURS_PER_DAY = 8;

/** Dollars per year for an amount per `pay.payUnit`, or null for a project, which has no year. */
function perYear(amount: number, { payUnit, hoursPerWeek }: Pay): number | null {
  switch (payUnit) {
    case "hour":
      return amount * hoursPerWeek * WEEKS_PER_YEAR;
    case "day":
      return amount * (hoursPerWeek / HOURS_PER_DAY) * WEEKS_PER_YEAR;
    case "month":
      return amount * MONTHS_PER_YEAR;
    case "year":
      return amount;
    case "project":
      return null;
  }
}

/** What the pay comes to in a year at the stated hours, in dollars; null where a year cannot be computed. */
export function yearlyPay(pay: Pay): { min: number; max: number } | null {
  const min = perYear(pay.payRangeMin, pay);
  const max = perYear(pay.payRangeMax, pay);
  return min === null || max === null ? null : { min, max };
}

/** Who checked the employer, how and when. Only a checked company has one (D2). */
export type EmployerCheck = { checkedAt: Date; how: "domain" | "administrator"; domain: string | null };

/** A job as lists show it. `employerCheck` is null unless the company named is the recruiter's own and was checked. */
export type JobCard = Pay & {
  id: string;
  title: string;
  company: string;
  employerCheck: EmployerCheck | null;
  location: string;
  industry: string;
  employmentType: EmploymentType;
  workType: WorkType;
  flexibility: Flexibility[];
  isActive: boolean;
  createdAt: Date;
};

/** A whole job, as its own page shows it. */
export type Job = JobCard & { description: string; skills: string[]; createdBy: string; updatedAt: Date };

/** The paragraphs of a description: split at empty lines, trimmed, none empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
