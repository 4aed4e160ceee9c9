/** The work to keep the site safe in the last 90 days. */
export type SafetyFigures = {
  reports: number;
  casesDecided: number;
  casesActed: number;
  jobsChecked: number;
  jobsRefused: number;
  accountsClosed: number;
};

/** How many days the figures cover. */
export const FIGURE_DAYS = 90;

/** Smaller numbers are not published, because they could identify people. */
const LEAST_TOLD = 5;

/** Returns a figure as the public may read it. */
export function figureText(count: number): string {
  return count < LEAST_TOLD ? `Fewer than ${LEAST_TOLD}` : count.toLocaleString("en-US");
}
