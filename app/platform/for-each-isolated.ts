import { databaseFailure } from "#app/db/failures.ts";

/**
 * Runs the work for each item in turn, even if others fail, and throws the first failure at the end, so that the task
 * is retried. If the database does not respond, or cannot store anything, every other item would fail too, so that is
 * thrown at once. A statement that timed out is a failure of its own item.
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

/** The number of rows per page of `inPages`. */
const PAGE = 50;

/** Yields all rows of a list, read page by page: `read` returns at most `limit` rows after `after`. */
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
