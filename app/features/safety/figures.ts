/** What was done to keep the site safe, in the last 90 days. */
export type SafetyFigures = {
  reports: number;
  casesDecided: number;
  casesActed: number;
  jobsChecked: number;
  jobsRefused: number;
  accountsClosed: number;
};

/** The days that the figures cover. */
export const FIGURE_DAYS = 90;

/** So few could be recognised: no smaller number is told. */
const LEAST_TOLD = 5;

/** A figure as everyone may read it. */
export function figureText(count: number): string {
  return count < LEAST_TOLD ? `Fewer than ${LEAST_TOLD}` : count.toLocaleString("en-US");
}
