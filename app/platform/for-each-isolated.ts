import { databaseFailure } from "#app/db/failures.ts";

/**
 * Does the work with each, one after the other, whatever becomes of the others: the first failure is thrown in the end,
 * so that the task is tried again. Where the database does not answer, or stores nothing, the same would befall everybody
 * behind: that is thrown at once. A statement that took too long is a failure of its own row.
 */
export async function forEachIsolated<T>(
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

/** Rows of one page of `inPages`. */
const PAGE = 50;

/** All rows of a list one after the other, read a page at a time: `read` gives at most `limit` of those behind `after`. */
export async function* inPages<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  let after: Row | null = null;
  for (;;) {
    const page: Row[] = await read(after, PAGE);
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}
