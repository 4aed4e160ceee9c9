import { EMPLOYMENT_TYPES, FLEXIBILITIES, HOURS_PER_WEEK, WORK_TYPES } from "./employment.ts";

/** Filters do not distinguish higher pay per hour. */
export const MOST_PAY_DOLLARS = 127;

/** Returns how many bits the numbers from 0 to `most` take. */
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

/** Returns by how many bits a facet is shifted in the packed number. */
export function shiftOf(facet: Facet): number {
  return ORDER.slice(0, ORDER.indexOf(facet)).reduce((sum, before) => sum + WIDTHS[before], 0);
}

/** Returns one facet of a job's packed column `facets`. */
export function unpackFacet(packed: number, facet: Facet): number {
  return (packed >> shiftOf(facet)) & (2 ** WIDTHS[facet] - 1);
}
