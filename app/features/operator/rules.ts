/** Something that waits for staff: how much of it, and how long the oldest has waited. */
export type Waiting = { count: number; oldest: Date | null };

/** What can wait, in the order of the page. */
export const WAITING_KINDS = [
  "cases",
  "jobs",
  "messages",
  "appeals",
  "support",
  "companies",
  "emails",
  "bounces",
  "tasks",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Nothing is counted further than this: whoever has a thousand of something need not know how many more. */
export const MOST_COUNTED = 1000;

export const FIGURE_DAYS = 30;

/** What happened in the last 7 and 30 days, and on each of them, the oldest first. A day is 24 hours, the last ends now. */
export type Figure = { week: number; month: number; days: readonly number[] };
export const FIGURE_KINDS = ["signUps", "jobs", "applications", "answers"] as const;
export type Figures = Record<(typeof FIGURE_KINDS)[number], Figure>;

/** "12", or "1,000 or more" where counting stopped. */
export function countText(count: number): string {
  return count < MOST_COUNTED ? String(count) : `${MOST_COUNTED.toLocaleString("en-US")} or more`;
}

/** A figure from how many there were so many days ago. */
export function figureOf(counts: ReadonlyArray<{ daysAgo: number; count: number }>): Figure {
  const byDay = new Map(counts.map(({ daysAgo, count }) => [daysAgo, count]));
  const days = Array.from({ length: FIGURE_DAYS }, (_, at) => byDay.get(FIGURE_DAYS - 1 - at) ?? 0);
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  return { week: sum(days.slice(-7)), month: sum(days), days };
}
