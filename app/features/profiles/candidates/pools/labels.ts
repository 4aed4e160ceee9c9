import { POOL_LIMITS } from "./rules.ts";

export const NO_POOL_NAMED = "Please choose a pool, or name a new one";
export const POOL_NAME_TAKEN = "Your company already has a pool with this name";
export const TOO_MANY_POOLS = `Your company has ${POOL_LIMITS.pools} pools. Please delete one first.`;
export const POOL_FULL = `This pool has ${POOL_LIMITS.people} people. Please remove someone first, or start another pool.`;
export const POOL_FAILED = { title: "The pool wasn't changed", text: "Please try again." } as const;

/** The toast after each form. */
export const POOL_TOASTS = {
  create: { kind: "success", title: "Pool created" },
  rename: { kind: "success", title: "Pool renamed" },
  delete: { kind: "success", title: "Pool deleted" },
  remove: { kind: "success", title: "Removed from the pool" },
  "add-to-pool": { kind: "success", title: "Added to the pool" },
  "remove-from-pool": { kind: "success", title: "Removed from the pool" },
} as const;
