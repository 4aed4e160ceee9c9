import type { WordingKind } from "#app/domain/wording.ts";

/** Reports on one page, half a year of weeks. */
export const REPORTS_PAGE = 26;

/** Weeks of words about age, the last one still running. */
export const WORDING_WEEKS = 12;

/** One band of one report. Nothing but its name is known of a group that is too small to compare. */
export type Band = { band: string; people: number | null; share: number | null; ratio: number | null };

/** One weekly report; `day` is "2026-11-16". */
export type Report = { day: string; suggested: readonly Band[]; interviewed: readonly Band[] };

/** What a report compares. */
export const MEASURES = ["suggested", "interviewed"] as const;
export type Measure = (typeof MEASURES)[number];

/** Saves that had one kind of words, refused or advised against, in each of the last weeks, the oldest first. */
export type WordingRow = { kind: WordingKind; refused: readonly number[]; advised: readonly number[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads which page is asked for: reports before this day; null for the newest, or for what is no day. */
export function beforeFrom(params: URLSearchParams): string | null {
  const before = params.get("before") ?? "";
  return DAY.test(before) && !Number.isNaN(Date.parse(before)) ? before : null;
}

/** Each band's ratio to the best group in whole percent, the oldest report first; null where it was too small. */
export function ratiosOf(reports: readonly Report[], measure: Measure, band: string): Array<number | null> {
  return reports
    .map((report) => report[measure].find((one) => one.band === band)?.ratio ?? null)
    .map((ratio) => (ratio === null ? null : Math.round(ratio * 100)))
    .toReversed();
}
