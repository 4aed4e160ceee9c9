/** What a job is, in the order of its form. The database, the filters, and the forms are built from these lists. */
export const EMPLOYMENT_TYPES = ["full-time", "part-time", "consulting", "project"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where the work of a job is done. */
export const WORK_TYPES = ["remote", "on-site", "hybrid"] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Where a person likes to work: the same kinds. */
export type WorkPreference = WorkType;

/** How the hours of a job can be moved. */
export const FLEXIBILITIES = ["flexible-hours", "choose-days", "job-share", "seasonal", "evenings-weekends"] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

/** Hours of work that a recruiter may ask for in a week. */
export const HOURS_PER_WEEK = { min: 1, max: 60 } as const;

/** The choices for the promised answer time in business days, and the default. */
export const ANSWER_DAYS = [5, 10, 15, 20] as const;
export const USUAL_ANSWER_DAYS = 10;
