import type { WordingKind } from "#app/domain/wording.ts";

/** How many reports one page shows: half a year of weeks. */
export const REPORTS_PAGE = 26;

/** How many weeks of words about age are shown, including the current one. */
export const WORDING_WEEKS = 12;

/** One band of one report. The figures are missing if the group is too small to compare. */
export type Band = { band: string; people: number | null; share: number | null; ratio: number | null };

/** One weekly report; `day` looks like "2026-11-16". */
export type Report = { day: string; suggested: readonly Band[]; interviewed: readonly Band[] };

/** What a report compares. */
export const MEASURES = ["suggested", "interviewed"] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * How many saves with one kind of words were refused or got advice, in each recent week, oldest
 * first.
 */
export type WordingRow = { kind: WordingKind; refused: readonly number[]; advised: readonly number[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the page from the address: reports before this day. Returns null for the newest page and
 * for an invalid day.
 */
export function beforeFrom(params: URLSearchParams): string | null {
  const before = params.get("before") ?? "";
  return DAY.test(before) && !Number.isNaN(Date.parse(before)) ? before : null;
}

/**
 * Returns each band's ratio to the best group in whole percent, oldest report first; null if the
 * group was too small.
 */
export function ratiosOf(reports: readonly Report[], measure: Measure, band: string): Array<number | null> {
  return reports
    .map((report) => report[measure].find((one) => one.band === band)?.ratio ?? null)
    .map((ratio) => (ratio === null ? null : Math.round(ratio * 100)))
    .reverse();
}
