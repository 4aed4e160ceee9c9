import { and, type SQL, sql } from "drizzle-orm";
import { jobs } from "#app/db/schema/jobs.ts";
import { isIndexed, isWithin } from "#app/features/search/windows/queries.server.ts";
import type { Window } from "#app/features/search/windows/rules.ts";
import type { Lookup, Part } from "./rules.ts";

/** The open jobs of a part within a window of time or pay. */
export function isFound(
  { literal }: Pick<Lookup, "literal">,
  part: Part,
  window: Window<Date> | Window<number>,
): SQL | undefined {
  const text = sql`lower(${jobs.title} || ' ' || ${jobs.skillNames} || ' ' || ${jobs.company} || ' ' || ${jobs.location})`;
  return and(
    sql`${jobs.isActive}`,
    isIndexed(sql`${jobs.searchDocument}`, part, window),
    isTimes(window) ? isWithin(sql`${jobs.createdAt}`, window) : isPaid(window),
    isWithin(sql`${jobs.createdAt}`, { from: part.since, until: null }),
    literal.keywords === null ? undefined : sql`position(${literal.keywords} in ${text}) > 0`,
    literal.place === null ? undefined : sql`position(${literal.place} in lower(${jobs.location})) > 0`,
  );
}

function isTimes(window: Window<Date> | Window<number>): window is Window<Date> {
  return typeof window.from !== "number" && typeof window.until !== "number";
}

/** As `isWithin`, for dollars per hour. */
function isPaid({ from, until }: Window<number>): SQL | undefined {
  const pay = sql`${jobs.hourlyPay} + 0`;
  return and(
    from === null ? undefined : sql`${pay} >= ${from}::numeric`,
    until === null ? undefined : sql`${pay} < ${until}::numeric`,
  );
}
