import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Query } from "../query/rules.ts";
import type { Window } from "./rules.ts";

/** That a document whose entries are in `document` fits a query, and lies in a window by its index entries. */
export function isIndexed(
  document: SQL,
  { all }: Pick<Query, "all">,
  { entries }: Pick<Window<unknown>, "entries">,
): SQL | undefined {
  const conditions = entries === "" ? all : [...all, entries];
  return and(...conditions.map((condition) => sql`${document} @@ ${condition}::tsquery`));
}

/**
 * That `moment` lies in a window. It is compared as `moment + 0`, so that the planner takes the index that was meant, the
 * words', and never walks through the documents by time.
 */
export function isWithin(moment: SQL, { from, until }: Pick<Window<Date>, "from" | "until">): SQL | undefined {
  const at = sql`${moment} + interval '0'`;
  return and(
    from ? sql`${at} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${at} < ${until.toISOString()}::timestamptz` : undefined,
  );
}

/**
 * Does `work` in a transaction whose planner has only the words' index to go by, unless `isWalked`: that nothing is
 * looked up in it. The planner holds reading a whole document for as cheap as reading a number, and would read them all.
 */
export async function withWordsIndex<T>(
  db: Database,
  isWalked: boolean,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return await db.transaction(async (tx) => {
    // Sent now, not awaited: a connection answers in turn, so that what `work` asks comes behind it.
    const set = tx
      .execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${isWalked ? "on" : "off"}, true), set_config('random_page_cost', '0.1', true), set_config('jit', 'off', true)`,
      )
      .execute();
    const [result] = await Promise.all([work(tx), set]);
    return result;
  });
}
