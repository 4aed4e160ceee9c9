/** Something that waits for staff: how much of it, and how long the oldest has waited. */
export type Waiting = { count: number; oldest: Date | null };

/** What can wait, in the order of the page. */
export const WAITING_KINDS = ["jobs", "support", "reports", "companies", "emails", "bounces", "tasks"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Nothing is counted further than this: whoever has a thousand of something need not know how many more. */
export const MOST_COUNTED = 1000;

/** What happened in the last 7 and 30 days. */
type Figure = { week: number; month: number };
export const FIGURE_KINDS = ["signUps", "jobs", "applications", "answers"] as const;
export type Figures = Record<(typeof FIGURE_KINDS)[number], Figure>;

/** "12", or "1,000 or more" where counting stopped. */
export function countText(count: number): string {
  return count < MOST_COUNTED ? String(count) : `${MOST_COUNTED.toLocaleString("en-US")} or more`;
}
