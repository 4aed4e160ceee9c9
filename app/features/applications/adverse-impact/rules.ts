import { experienceBand } from "#app/features/profiles/rules.ts";

/** The number of people with these years of experience, and how many of them were selected. */
export type Counted = { years: number | null; people: number; chosen: number };

/**
 * The result of a band of experience. `share` is of its own people, `ratio` relative to the best band's share; null
 * where there are too few.
 */
export type BandImpact = { band: string; people: number; share: number | null; ratio: number | null };

/** Smaller groups are not significant, and could identify a person. */
export const LEAST_PEOPLE = 10;

/**
 * A lower ratio to the best group needs an investigation: the four-fifths rule of the Uniform Guidelines on Employee
 * Selection Procedures, 29 CFR 1607.4(D).
 */
export const FOUR_FIFTHS = 0.8;

/** A number of years in each band, so that the bands are those that recruiters see. */
const YEARS_OF_BANDS = [0, 5, 10, 20];

/** Computes the selected share of each band of experience, and its ratio to the best band's. */
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

/** The bands as they are kept: of a group that is too small to compare, nothing but its name. */
export function reported(
  bands: readonly BandImpact[],
): Array<{ band: string; people: number | null; share: number | null; ratio: number | null }> {
  return bands.map(({ band, people, share, ratio }) => ({
    band,
    people: people < LEAST_PEOPLE ? null : people,
    share,
    ratio,
  }));
}

/** Whether a band is so far behind the best one that it needs an investigation. */
export function isBehind({ ratio }: Pick<BandImpact, "ratio">): boolean {
  return ratio !== null && ratio < FOUR_FIFTHS;
}
