/** The source of all times, so that tests and demo data can choose the day. */
export type Clock = { now(): Date };

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
