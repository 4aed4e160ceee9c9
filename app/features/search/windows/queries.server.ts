import { and, type SQL, sql } from "drizzle-orm";
import type { Query } from "../query/rules.ts";
import type { Window } from "./rules.ts";

/** A window's entries are several lists of the index: what fewer documents than this share have is looked for before them. */
const COMMON = 1 / 8;

/**
 * That a document whose entries are in `document` fits a query, and lies in a window by its index entries. What is looked
 * for is set apart, where the planner does not look: for a common word it would read all documents, holding one for as cheap
 * to read as a number; and what it plans for any words can be kept for all (`prepared`).
 */
export function isIndexed(
  document: SQL,
  { all }: Pick<Query, "all">,
  { entries }: Pick<Window<unknown>, "entries">,
): SQL | undefined {
  const texts = all.map(({ text }) => text);
  // At least the rarest comes first, however common it is.
  const before = all.filter(({ share }, index) => index === 0 || share < COMMON).length;
  const conditions = entries === "" ? texts : texts.toSpliced(before, 0, entries);
  return and(...conditions.map((condition) => sql`${document} @@ (select ${condition}::tsquery)`));
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
