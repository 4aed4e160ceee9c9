/** A kind of work that waits for staff: how many items, and since when the oldest has waited. */
export type Waiting = { count: number; oldest: Date | null };

/** The kinds of waiting work, in the order of the page. */
export const WAITING_KINDS = [
  "cases",
  "jobs",
  "messages",
  "appeals",
  "support",
  "companies",
  "requests",
  "emails",
  "bounces",
  "tasks",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Counting stops here, because a more exact number would not change what staff do. */
export const MOST_COUNTED = 1000;

export const FIGURE_DAYS = 30;

/**
 * How often something happened in the last 7 and 30 days, and on each day, oldest first. A day is
 * 24 hours, and the last one ends now.
 */
export type Figure = { week: number; month: number; days: readonly number[] };
export const FIGURE_KINDS = ["signUps", "jobs", "applications", "answers"] as const;
export type Figures = Record<(typeof FIGURE_KINDS)[number], Figure>;

/** Returns the count as text: "12", or "1,000 or more" if counting stopped. */
export function countText(count: number): string {
  return count < MOST_COUNTED ? String(count) : `${MOST_COUNTED.toLocaleString("en-US")} or more`;
}

/** Computes a figure from the counts per number of days ago. */
export function figureOf(counts: ReadonlyArray<{ daysAgo: number; count: number }>): Figure {
  const byDay = new Map(counts.map(({ daysAgo, count }) => [daysAgo, count]));
  const days = Array.from({ length: FIGURE_DAYS }, (_, at) => byDay.get(FIGURE_DAYS - 1 - at) ?? 0);
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  return { week: sum(days.slice(-7)), month: sum(days), days };
}
