/** Who is told of a new job, and how often: those it fits at least so well, the best of them, and nobody too often. */
export const JOB_MATCH_LIMITS = { leastPercent: 75, perJob: 50, perPersonAndDay: 3 } as const;
