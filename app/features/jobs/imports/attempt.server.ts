import type { Database } from "#app/db/database.ts";
import { DomainError, type ErrorCode, FieldError } from "#app/domain-error.ts";

/** Refusals that hold for every row. */
const STOPPING: readonly ErrorCode[] = [
  "wrong-role",
  "viewer-only",
  "account-suspended",
  "email-unverified",
  "account-leaving",
  "turned-off",
];

/** Returns the refusal that ends a whole import; null for any other error. */
export function stoppingRefusal(error: unknown): DomainError | null {
  return error instanceof DomainError && STOPPING.includes(error.code) ? error : null;
}

/** Runs `work` in a transaction within `tx`; null if a rule refuses this one job. */
export async function attempt<T>(tx: Database, work: (inner: Database) => Promise<T>): Promise<T | null> {
  try {
    return await tx.transaction(work);
  } catch (error) {
    const isRefused = error instanceof FieldError || error instanceof DomainError;
    if (isRefused && stoppingRefusal(error) === null) return null;
    throw error;
  }
}
