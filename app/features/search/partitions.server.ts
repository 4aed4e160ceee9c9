import { and, type SQL, sql } from "drizzle-orm";
import { conditionsOf, type Partition } from "./partitions.ts";
import type { Query } from "./query.ts";

/**
 * Returns the SQL condition that a document (index entries in `document`) matches a query and lies in a partition. The
 * query is wrapped in a subquery that the planner does not look into: for a common word it would otherwise scan all
 * documents, because it takes reading a `tsvector` to be as cheap as reading a number. It also lets the generic plan be
 * kept (`prepared`).
 */
export function isIndexed(
  document: SQL,
  query: Pick<Query, "all">,
  partition: Pick<Partition<unknown>, "entries">,
): SQL | undefined {
  return and(...conditionsOf(query, partition).map((condition) => sql`${document} @@ (select ${condition}::tsquery)`));
}

/**
 * Returns the SQL condition that `moment` lies in a partition. It compares `moment + 0` so that the planner uses the
 * index of words and never walks through the documents by time.
 */
export function isInPartition(moment: SQL, { from, until }: Pick<Partition<Date>, "from" | "until">): SQL | undefined {
  const at = sql`${moment} + interval '0'`;
  return and(
    from ? sql`${at} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${at} < ${until.toISOString()}::timestamptz` : undefined,
  );
}
