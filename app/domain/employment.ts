/**
 * Types of employment, in the order of the form. The database, the filters, and the forms are built from these lists.
 */
export const EMPLOYMENT_TYPES = ["full-time", "part-time", "consulting", "project"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where the work of a job is done. */
export const WORK_TYPES = ["remote", "on-site", "hybrid"] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** A person's preferred work mode: the same values. */
export type WorkPreference = WorkType;

/** The kinds of flexible hours. */
export const FLEXIBILITIES = ["flexible-hours", "choose-days", "job-share", "seasonal", "evenings-weekends"] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

/** The range of weekly hours of a job. */
export const HOURS_PER_WEEK = { min: 1, max: 60 } as const;

/** Upper bounds of the bands of weekly hours; the last band has none. As in `job_search_document`. */
export const HOUR_BANDS = [10, 20, 30, 40] as const;
export type HourBand = (typeof HOUR_BANDS)[number];

/** Returns the band of a number of weekly hours. */
export function hourBandOf(hours: number): HourBand {
  return HOUR_BANDS.find((most) => hours <= most) ?? 40;
}

/** The choices for the promised answer time in business days, and the default. */
export const ANSWER_DAYS = [5, 10, 15, 20] as const;
export const USUAL_ANSWER_DAYS = 10;
