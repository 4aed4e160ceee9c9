/**
 * Stands in for passwords/cost.server.ts in tests with a database, which make thousands of accounts (vitest.config.ts).
 * The real cost is tested beside it, by passwords/hash.test.ts.
 */
export const COST = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 } as const;
