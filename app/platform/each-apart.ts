import { databaseFailure } from "../db/failures.ts";

/**
 * Does the work with each, one after the other, whatever becomes of the others: the first failure is thrown in the end,
 * so that the task is tried again. Where the database does not answer, or stores nothing, the same would befall everybody
 * behind: that is thrown at once. A statement that took too long is a failure of its own row.
 */
export async function eachApart<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      const failure = databaseFailure(error);
      if (failure === "unavailable" || failure === "storage-full") throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
