import { DAY_MS } from "#app/time.ts";

/**
 * The company in the "Featured employer" place. Its lines are written on the server, because the pages that show it are
 * the heaviest of the site: the beginning of its text, its open jobs, and why it is there.
 */
export type FeaturedEmployer = { name: string; path: string; lines: string[] };

/** The longest text about the company in that place, in characters. */
export const FEATURED_TEXT = 120;

/**
 * Returns whose turn it is on a day (UTC) among `companies` in a fixed order, counted from 0. In that many days each has
 * one; everyone sees the same company on a day, so that pages may be cached.
 */
export function turnOfDay(now: Date, companies: number): number {
  return Math.floor(now.getTime() / DAY_MS) % companies;
}
