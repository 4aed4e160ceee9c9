/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. About 30 ms on a small server. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
