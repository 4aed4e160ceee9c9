import { and, type SQL, sql } from "drizzle-orm";
import { conditionsOf, type Partition } from "./partitions.ts";
import type { Query } from "./query.ts";

/**
 * That a document whose entries are in `document` fits a query, and lies in a partition by its index entries. What is looked
 * for is set apart, where the planner does not look: for a common word it would read all documents, holding one for as cheap
 * to read as a number; and what it plans for any words can be kept for all (`prepared`).
 */
export function isIndexed(
  document: SQL,
  query: Pick<Query, "all">,
  partition: Pick<Partition<unknown>, "entries">,
): SQL | undefined {
  return and(...conditionsOf(query, partition).map((condition) => sql`${document} @@ (select ${condition}::tsquery)`));
}

/**
 * That `moment` lies in a partition. It is compared as `moment + 0`, so that the planner takes the index that was meant, the
 * words', and never walks through the documents by time.
 */
export function isInPartition(moment: SQL, { from, until }: Pick<Partition<Date>, "from" | "until">): SQL | undefined {
  const at = sql`${moment} + interval '0'`;
  return and(
    from ? sql`${at} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${at} < ${until.toISOString()}::timestamptz` : undefined,
  );
}
