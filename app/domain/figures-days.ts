/** When a report of figures is emailed: on a day of each week, or on the first of each month (UTC). */
export const FIGURES_DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "first",
] as const;

export type FiguresDay = (typeof FIGURES_DAYS)[number];
