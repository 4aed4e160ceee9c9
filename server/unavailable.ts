import { type DatabaseFailure, databaseFailure } from "#app/db/failures.ts";

/** The response for a failing database: a status, seconds until a retry, and a sentence. */
export type Unavailable = { status: 503 | 507; retryAfterSeconds: number; text: string };

const ANSWERS: Record<DatabaseFailure, Unavailable> = {
  unavailable: {
    status: 503,
    retryAfterSeconds: 5,
    text: "We can't reach our records at this moment. Nothing was changed. Please try again in a few seconds.",
  },
  timeout: {
    status: 503,
    retryAfterSeconds: 5,
    text: "That took too long, so we stopped it. Nothing was changed. Please try again in a few seconds.",
  },
  "storage-full": {
    status: 507,
    retryAfterSeconds: 60,
    text: "We can't store anything at this moment. You can still read everything. Please try again in a few minutes.",
  },
};

/** Returns the response for a database failure, or null for any other error. */
export function unavailableFor(error: unknown): Unavailable | null {
  const failure = databaseFailure(error);
  return failure && ANSWERS[failure];
}
