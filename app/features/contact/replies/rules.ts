/**
 * The fewest messages for a figure. With fewer, it would be chance, or reveal something about one
 * person.
 */
export const MIN_ANSWERED = 20;

/** How many days the figure covers. */
export const RECORD_DAYS = 90;

/** How well the promise was kept, among messages that were answered or that are overdue. */
export type ReplyRecord = {
  counted: number;
  answered: number;
  answeredInTime: number;
  /** After how many hours half of them were answered; null if fewer than half were. */
  medianHours: number | null;
};

/**
 * Returns the share of the counted messages that were answered in time, in whole percent. It is
 * rounded down: 99.6 is not 100.
 */
export function percentInTime({ counted, answeredInTime }: ReplyRecord): number {
  return counted === 0 ? 0 : Math.floor((100 * answeredInTime) / counted);
}
