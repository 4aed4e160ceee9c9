import { and, type SQL, sql } from "drizzle-orm";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Query } from "#app/features/search/query/rules.ts";
import type { Window } from "#app/features/search/windows/rules.ts";
import type { Lookup } from "./rules.ts";

/**
 * The open jobs that fit a query within a window. Times and pay are compared as `x + 0`, so that the planner takes the
 * index that was meant, the words', and never walks through the jobs by time or pay.
 */
export function isFound(lookup: Lookup, query: Query, window: Window<Date> | Window<number>): SQL | undefined {
  const { literal, since } = lookup;
  const document = [query.text, window.entries]
    .filter((text) => text !== "")
    .map((text) => `(${text})`)
    .join(" & ");
  const posted = sql`${jobs.createdAt} + interval '0'`;
  const text = sql`lower(${jobs.title} || ' ' || ${jobs.skillNames} || ' ' || ${jobs.company} || ' ' || ${jobs.location})`;
  return and(
    sql`${jobs.isActive}`,
    document === "" ? undefined : sql`${jobs.searchDocument} @@ ${document}::tsquery`,
    ...edges(window, posted),
    since ? sql`${posted} >= ${since.toISOString()}::timestamptz` : undefined,
    literal.keywords === null ? undefined : sql`position(${literal.keywords} in ${text}) > 0`,
    literal.place === null ? undefined : sql`position(${literal.place} in lower(${jobs.location})) > 0`,
  );
}

function edges({ from, until }: Window<Date> | Window<number>, posted: SQL): Array<SQL | undefined> {
  const compare = (edge: Date | number | null, operator: ">=" | "<") => {
    if (edge === null) return undefined;
    if (typeof edge === "number") return sql`${jobs.hourlyPay} + 0 ${sql.raw(operator)} ${edge}::numeric`;
    return sql`${posted} ${sql.raw(operator)} ${edge.toISOString()}::timestamptz`;
  };
  return [compare(from, ">="), compare(until, "<")];
}
