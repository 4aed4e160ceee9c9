import { and, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { afterTick, prepared, written } from "#app/db/prepared.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Lexicon } from "#app/features/search/lexicon.ts";
import { isInPartition } from "#app/features/search/partitions.server.ts";
import { type Partition, partitionsFor } from "#app/features/search/partitions.ts";
import { COUNTED, type Facets, facetsOf, type Tally, tally } from "./counts.ts";
import { isFound } from "./plan.server.ts";
import type { Lookup, Part } from "./plan.ts";
import { COUNT_LIMIT, type FilterCounts, type JobFilters } from "./types.ts";

/** The counts of a search's results. */
export type Found = {
  total: number;
  isCapped: boolean;
  counts: FilterCounts;
  /** The number of jobs without one of the counted filters. */
  without: Tally["without"];
};

/** The total is estimated first: an estimate above this many times `COUNT_LIMIT` is trusted to exceed it. */
const MANY = 1.5;
/** We trust that at least this share of the jobs expected in the first partition is found. */
const SURE_SHARE = 0.9;

/**
 * Counts how many jobs match, and how many each filter value would show, in one pass over at most 1,000 jobs that match
 * all filters but one. Where there are more, the numbers are lower bounds, and the matches are counted up to 1,000, in
 * parallel with the first pass where an overflow is expected.
 */
export async function countJobs(db: Database, lookup: Lookup, lexicon: Lexicon, filters: JobFilters): Promise<Found> {
  const beside = stretchBeside(lookup, lexicon);
  const [counted, { facets, inFirst }] = await Promise.all([
    beside && countFitting(db, lookup, lexicon, beside),
    beside ? afterTick(() => readFacets(db, lookup, lexicon)) : readFacets(db, lookup, lexicon),
  ]);
  const isWhole = facets.length <= COUNT_LIMIT && !lookup.isNearlyBounded;
  const { total, without, counts } = tally(facets.slice(0, COUNT_LIMIT), filters);
  const seen = total + tally(facets.slice(COUNT_LIMIT), filters).total;

  /** Returns the number of matches if the passes so far determine it, else null. */
  function knownTotal(): number | null {
    if (isWhole || seen > COUNT_LIMIT) return seen;
    if (beside === null || counted === null) return null;
    if (beside.before === null) return counted;
    const first = inFirst < facets.length ? tally(facets.slice(0, inFirst), filters).total : total;
    const withFirst = first + counted;
    return withFirst > COUNT_LIMIT || (inFirst <= COUNT_LIMIT && counted < beside.most) ? withFirst : null;
  }

  const exact = knownTotal() ?? (await countFitting(db, lookup, lexicon, ALL_OF_THEM));
  return {
    total: Math.min(exact, COUNT_LIMIT),
    isCapped: exact > COUNT_LIMIT || (lookup.isBounded && exact > 0),
    counts: { ...counts, isWhole: isWhole && !lookup.isBounded },
    without,
  };
}

/** Returns the counts of a search that no job can match. */
export function countNothing(filters: JobFilters): Found {
  const { total, without, counts } = tally([], filters);
  return { total, isCapped: false, counts: { ...counts, isWhole: true }, without };
}

/** Which jobs are counted: at most `most`, and only those older than `before`. */
type Stretch = { most: number; before: Date | null };

const ALL_OF_THEM: Stretch = { most: COUNT_LIMIT + 1, before: null };

/**
 * Returns what a separate statement has to count for the total, in parallel with the facets, which read `COUNT_LIMIT`
 * jobs and one; null if the facets will determine it. Where many match, it counts only as many as will be missing, and
 * only jobs older than the first partition.
 */
function stretchBeside({ nearly, fitting, isNearlyBounded }: Lookup, lexicon: Lexicon): Stretch | null {
  const likely = (parts: readonly Part[]) => parts.reduce((sum, { share }) => sum + share, 0) * lexicon.total;
  const isMore = isNearlyBounded || (nearly !== fitting && likely(nearly) > MANY * COUNT_LIMIT);
  if (!isMore) return null;
  const [part, ...others] = nearly;
  if (!part || others.length > 0 || isNearlyBounded || likely(fitting) < MANY * COUNT_LIMIT) return ALL_OF_THEM;
  const [first, ...older] = partitionsOf(part, lexicon, ALL_OF_THEM);
  if (!first || older.length === 0) return ALL_OF_THEM;
  const amongFirst = COUNT_LIMIT * Math.min(1, likely(fitting) / likely(nearly));
  return { most: COUNT_LIMIT + 1 - Math.floor(SURE_SHARE * amongFirst), before: first.from };
}

/** All of time: where everything matches, jobs are read newest first. */
const ALWAYS: Partition<Date> = { from: null, until: null, entries: "" };

function isEverything({ all, since }: Part): boolean {
  return all.length === 0 && since === null;
}

/** Returns the time partitions to search for a part; the first is likely to hold a few more than are wanted. */
function partitionsOf(part: Part, lexicon: Lexicon, { most, before }: Stretch): Array<Partition<Date>> {
  if (isEverything(part)) return [ALWAYS];
  return partitionsFor(part, lexicon, { wanted: most, start: before, since: part.since, isBackward: false });
}

/** Returns the conditions that find the jobs of these parts, separately for each partition. */
function conditionsOf(lookup: Lookup, parts: readonly Part[], lexicon: Lexicon, stretch: Stretch) {
  const isBefore = isInPartition(sql`${jobs.createdAt}`, { from: null, until: stretch.before });
  return parts.flatMap((part) => {
    const partitions = partitionsOf(part, lexicon, stretch);
    return partitions.map((partition) => and(isFound(lookup, part, partition), isBefore));
  });
}

/**
 * Reads the facets of jobs that match all filters but one, as one row with a list for each column, because many rows
 * cost more than lists. Jobs of the first partition come first.
 */
async function readFacets(
  db: Database,
  lookup: Lookup,
  lexicon: Lexicon,
): Promise<{ facets: Facets[]; inFirst: number }> {
  const limit = written(COUNT_LIMIT + 1);
  const order = lookup.nearly.some(isEverything) ? sql`order by created_at desc` : sql``;
  const pieces = conditionsOf(lookup, lookup.nearly, lexicon, ALL_OF_THEM).map(
    (condition, piece) =>
      sql`(select ${piece}::int as piece, facets, industry_slug, industry from jobs where ${condition} ${order} limit ${limit})`,
  );
  const listOf = <Value>(column: string) => sql<Value[] | null>`json_agg(${sql.identifier(column)})`;
  const [lists] = await prepared(
    db
      .select({
        inFirst: sql<number>`count(*) filter (where piece = 0)`.mapWith(Number),
        facets: listOf<number>("facets"),
        industrySlugs: listOf<string>("industry_slug"),
        industries: listOf<string>("industry"),
      })
      .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) nearly`),
  );
  const { facets, industrySlugs, industries } = lists ?? {};
  const jobsNearly = (facets ?? []).map((packed, index) => ({
    ...facetsOf(packed),
    industrySlug: industrySlugs?.[index] ?? "",
    industry: industries?.[index] ?? "",
  }));
  return { facets: jobsNearly, inFirst: lists?.inFirst ?? 0 };
}

async function countFitting(db: Database, lookup: Lookup, lexicon: Lexicon, stretch: Stretch): Promise<number> {
  const pieces = conditionsOf(lookup, lookup.fitting, lexicon, stretch).map(
    (condition) => sql`(select 1 from jobs where ${condition} limit ${stretch.most})`,
  );
  const [row] = await prepared(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${stretch.most}) found`),
  );
  return row?.count ?? 0;
}

/** Returns the active filters with the number of jobs without each, most useful first. */
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
