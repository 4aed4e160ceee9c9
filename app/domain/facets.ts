import { EMPLOYMENT_TYPES, FLEXIBILITIES, HOURS_PER_WEEK, WORK_TYPES } from "./employment.ts";

/** More dollars an hour than this are one to the filters. */
export const MOST_PAY_DOLLARS = 127;

/** How many bits hold the numbers from 0 to `most`. */
function bitsFor(most: number): number {
  return Math.ceil(Math.log2(most + 1));
}

const WIDTHS = {
  employmentType: bitsFor(EMPLOYMENT_TYPES.length - 1),
  workType: bitsFor(WORK_TYPES.length - 1),
  hoursPerWeek: bitsFor(HOURS_PER_WEEK.max),
  payDollars: bitsFor(MOST_PAY_DOLLARS),
  flexibility: FLEXIBILITIES.length,
};

type Facet = keyof typeof WIDTHS;

const ORDER: readonly Facet[] = ["employmentType", "workType", "hoursPerWeek", "payDollars", "flexibility"];

/** By how many bits a facet is shifted in the number that holds all of them. */
export function shiftOf(facet: Facet): number {
  return ORDER.slice(0, ORDER.indexOf(facet)).reduce((sum, before) => sum + WIDTHS[before], 0);
}

/** One facet of the number that the column `facets` of a job holds. */
export function unpackFacet(packed: number, facet: Facet): number {
  return (packed >> shiftOf(facet)) & (2 ** WIDTHS[facet] - 1);
}
