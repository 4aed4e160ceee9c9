/** The member of staff who looks after a company, as its recruiters see them. */
export type AccountManager = { name: string; email: string };

/** The length of a request for a call, in characters. */
export const CALL_LIMITS = { min: 10, max: 1_000 } as const;
