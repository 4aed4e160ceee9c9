import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Lexicon, Query } from "#app/features/search/query/rules.ts";
import { windowsFor } from "#app/features/search/windows/rules.ts";
import { isFound } from "../lookup/queries.server.ts";
import type { Lookup } from "../lookup/rules.ts";
import { COUNT_LIMIT, type FilterCounts, type JobFilters } from "../rules.ts";
import { COUNTED, type Facets, type Tally, tally } from "./rules.ts";

/** How much is known of the jobs that a search finds. */
export type Found = {
  total: number;
  isCapped: boolean;
  counts: FilterCounts;
  /** Jobs without one of the counted filters. */
  without: Tally["without"];
};

/** Jobs that fit nearly: twice the limit, so that there is something to count beside a filter that is on. */
const NEARLY_LIMIT = 2 * COUNT_LIMIT;

/**
 * How many jobs fit, and how many each filter value would show: from one pass over at most 2,000 jobs. Where there are
 * more, the numbers are the least there are, and a second statement counts those that fit, up to 1,000.
 */
export async function countJobs(db: Database, lookup: Lookup, lexicon: Lexicon, filters: JobFilters): Promise<Found> {
  const isFiltered = lookup.nearly.text !== lookup.tiers.at(-1)?.text;
  const limit = isFiltered ? NEARLY_LIMIT : COUNT_LIMIT;
  const nearly = await readFacets(db, lookup, lookup.nearly, lexicon, limit + 1);
  const isWhole = nearly.length <= limit;
  const { total, without, counts } = tally(nearly.slice(0, limit), filters);
  const exact = isWhole || total >= COUNT_LIMIT ? total : await countUpTo(db, lookup, lexicon);
  return {
    total: Math.min(exact, COUNT_LIMIT),
    isCapped: exact > COUNT_LIMIT || (!isWhole && total >= COUNT_LIMIT),
    counts: { ...counts, isWhole },
    without,
  };
}

function piecesOf(lookup: Lookup, query: Query, lexicon: Lexicon, wanted: number) {
  if (query.text === "" && lookup.since === null) return [sql`${jobs.isActive}`];
  const windows = windowsFor(query, lexicon, { wanted, start: null, since: lookup.since, isBackward: false });
  return windows.map((window) => isFound(lookup, query, window));
}

async function readFacets(
  db: Database,
  lookup: Lookup,
  query: Query,
  lexicon: Lexicon,
  limit: number,
): Promise<Facets[]> {
  const columns = sql`employment_type, work_type, hours_per_week, hourly_pay, flexibility, industry_slug, industry`;
  const pieces = piecesOf(lookup, query, lexicon, limit).map(
    (condition) => sql`(select ${columns} from jobs where ${condition} limit ${limit})`,
  );
  return await db
    .select({
      employmentType: sql`employment_type`.mapWith(jobs.employmentType),
      workType: sql`work_type`.mapWith(jobs.workType),
      hoursPerWeek: sql<number>`hours_per_week`,
      hourlyPay: sql<number>`hourly_pay`.mapWith(Number),
      flexibility: sql<string[]>`flexibility`,
      industrySlug: sql<string>`industry_slug`,
      industry: sql<string>`industry`,
    })
    .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) nearly`);
}

async function countUpTo(db: Database, lookup: Lookup, lexicon: Lexicon): Promise<number> {
  const query = lookup.tiers.at(-1);
  if (!query) return 0;
  const limit = COUNT_LIMIT + 1;
  const pieces = piecesOf(lookup, query, lexicon, limit).map(
    (condition) => sql`(select 1 from jobs where ${condition} limit ${limit})`,
  );
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) found`);
  return counted?.count ?? 0;
}

/** The filters that are on, with how many jobs there are without each, most useful first. */
export function adviceOf({ without, counts }: Found, filters: JobFilters) {
  const isOn = {
    employmentTypes: filters.employmentTypes.length > 0,
    workTypes: filters.workTypes.length > 0,
    hours: filters.hours.length > 0,
    minPay: filters.minPay !== null,
    flexibility: filters.flexibility.length > 0,
    industry: filters.industry !== null,
  };
  return COUNTED.filter((part) => isOn[part] && without[part] > 0)
    .map((drop) => ({
      drop,
      total: Math.min(without[drop], COUNT_LIMIT),
      isMore: !counts.isWhole || without[drop] > COUNT_LIMIT,
    }))
    .toSorted((a, b) => b.total - a.total);
}
