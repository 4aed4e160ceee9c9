/** What a figure of the promise needs: fewer messages would be chance, or somebody's own. */
export const MIN_ANSWERED = 20;

/** The figure speaks of this many days. */
export const RECORD_DAYS = 90;

/** How the promise was kept. Counted are messages that were answered, or that have waited longer than promised. */
export type ReplyRecord = {
  counted: number;
  answered: number;
  answeredInTime: number;
  /** After how many hours half of them were answered; null while more than half were not. */
  medianHours: number | null;
};

/** Share of the counted messages that were answered in time, in whole percent. Rounded down: 99.6 is not 100. */
export function percentInTime({ counted, answeredInTime }: ReplyRecord): number {
  return counted === 0 ? 0 : Math.floor((100 * answeredInTime) / counted);
}
