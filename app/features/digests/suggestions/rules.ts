import type { Match } from "#app/features/matching/rules.ts";

/** A strong match, in percent: what a person would call theirs (docs/matching.md). */
export const STRONG_PERCENT = 75;

/** The most jobs of an email, people for each, and notifications a day. */
export const MOST_SUGGESTED = { jobs: 10, people: 3, notificationsPerDay: 5 } as const;

/** The most reasons that are named for a person. */
const MOST_REASONS = 2;

/** A job of the email, and the people who newly fit it. */
export type JobSuggestions = { id: string; title: string; matches: readonly Match[] };

/** "92% match. You both say: payroll. Offers 20 a week, the same as you ask." */
export function matchText({ percent, reasons }: Match): string {
  const fitting = reasons.filter(({ verdict }) => verdict === "matched").slice(0, MOST_REASONS);
  const sentences = [`${percent}% match`, ...fitting.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1))];
  return sentences.map((text) => `${text.replace(/\.$/, "")}.`).join(" ");
}
