import { experienceBand } from "#app/features/profiles/rules.ts";

/** How many people with so many years of experience there were, and how many of them were chosen. */
export type Counted = { years: number | null; people: number; chosen: number };

/** What a band of experience came to. `share` is of its own people, `ratio` of the best band's share; null where too few. */
export type BandImpact = { band: string; people: number; share: number | null; ratio: number | null };

/** Groups with fewer people say nothing, and could point at somebody. */
export const LEAST_PEOPLE = 10;

/**
 * Below this share of the best group's a difference has to be looked into: the four-fifths rule of the Uniform Guidelines
 * on Employee Selection Procedures, 29 CFR 1607.4(D).
 */
export const FOUR_FIFTHS = 0.8;

/** One number of years from each band, so that the bands are the ones that recruiters see. */
const YEARS_OF_BANDS = [0, 5, 10, 20];

/** The share that was chosen of each band of experience, beside the band of which most were. */
export function impactRatios(counted: readonly Counted[]): BandImpact[] {
  const byBand = Map.groupBy(counted, ({ years }) => experienceBand(years));
  const bands = YEARS_OF_BANDS.map((years) => {
    const band = experienceBand(years) ?? "";
    const rows = byBand.get(band) ?? [];
    const people = rows.reduce((sum, row) => sum + row.people, 0);
    const chosen = rows.reduce((sum, row) => sum + row.chosen, 0);
    return { band, people, share: people < LEAST_PEOPLE ? null : chosen / people };
  });
  const best = Math.max(0, ...bands.map(({ share }) => share ?? 0));
  return bands.map((band) => ({ ...band, ratio: band.share === null || best === 0 ? null : band.share / best }));
}

/** Whether a band fell so far behind the best one that somebody has to find out why. */
export function isBehind({ ratio }: BandImpact): boolean {
  return ratio !== null && ratio < FOUR_FIFTHS;
}
