/** Who is notified of a new job: the best candidates above a minimum, and no one too often. */
export const JOB_MATCH_LIMITS = { leastPercent: 75, perJob: 50, perPersonAndDay: 3 } as const;
