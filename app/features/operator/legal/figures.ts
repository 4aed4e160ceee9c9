/** How many years the figures cover, including the current year. */
export const FIGURE_YEARS = 3;

/** The figures, in the order of the table. */
const COUNTED = {
  reports: "Reports received",
  cases: "Cases decided",
  jobsApproved: "Held jobs approved",
  jobsRefused: "Held jobs refused",
  messagesRefused: "Held messages refused",
  suspended: "Accounts suspended for 7 days",
  banned: "Accounts banned",
  appeals: "Appeals received",
  upheld: "Appeals: decision upheld",
  reversed: "Appeals: decision reversed",
  companiesVerified: "Companies verified",
  companiesRefused: "Companies refused",
  dataRequests: "Requests for data received",
  dataRequestsLate: "Requests for data that were late",
} as const;
export type CountedThing = keyof typeof COUNTED;

/** One row per figure, with its count in each year, latest year first. */
export type YearlyFigures = { years: number[]; rows: Array<{ label: string; counts: number[] }> };

/** Arranges counts in a table; a figure without a count is 0. */
export function yearlyFigures(
  thisYear: number,
  counts: ReadonlyArray<{ year: number; thing: CountedThing; count: number }>,
): YearlyFigures {
  const years = Array.from({ length: FIGURE_YEARS }, (_, back) => thisYear - back);
  const byKey = new Map(counts.map(({ year, thing, count }) => [`${thing} ${year}`, count]));
  const rows = Object.entries(COUNTED).map(([thing, label]) => ({
    label,
    counts: years.map((year) => byKey.get(`${thing} ${year}`) ?? 0),
  }));
  return { years, rows };
}
