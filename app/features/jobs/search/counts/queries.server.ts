import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Lexicon } from "#app/features/search/query/rules.ts";
import { isWithin } from "#app/features/search/windows/queries.server.ts";
import { SURPLUS, windowsFor } from "#app/features/search/windows/rules.ts";
import { isFound } from "../lookup/queries.server.ts";
import type { Lookup, Part } from "../lookup/rules.ts";
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

/** What is probably more than can be told in numbers: what was expected was hardly ever so far off. */
const SURELY_MORE = 1.3;

/**
 * How many jobs fit, and how many each filter value would show: from one pass over at most 1,000 jobs that fit nearly.
 * Where there are more, the numbers are the least there are, and those that fit are counted up to 1,000.
 */
export async function countJobs(tx: Database, lookup: Lookup, lexicon: Lexicon, filters: JobFilters): Promise<Found> {
  const { facets, first } = await readFacets(tx, lookup, lexicon);
  const isWhole = facets.length <= COUNT_LIMIT && !lookup.isNearlyBounded;
  const { total, without, counts } = tally(facets.slice(0, COUNT_LIMIT), filters);
  const isKnown = isWhole || total >= COUNT_LIMIT;
  const exact = isKnown ? total : await countFitting(tx, lookup, lexicon, { facets, first, filters });
  return {
    total: Math.min(exact, COUNT_LIMIT),
    isCapped: exact > COUNT_LIMIT || (!isWhole && total >= COUNT_LIMIT) || (lookup.isBounded && exact > 0),
    counts: { ...counts, isWhole: isWhole && !lookup.isBounded },
    without,
  };
}

/**
 * Counts the jobs that fit, up to one more than the limit. Where they are surely more, only as many are looked for as are
 * missing among the first that fit nearly, and only before those.
 */
async function countFitting(
  tx: Database,
  lookup: Lookup,
  lexicon: Lexicon,
  { facets, first, filters }: Facts & { filters: JobFilters },
): Promise<number> {
  const [nearly, ...moreNearly] = lookup.nearly;
  const [fitting, ...moreFitting] = lookup.fitting;
  const isOnePart = moreNearly.length === 0 && moreFitting.length === 0 && !lookup.isNearlyBounded;
  if (!nearly || !fitting || !isOnePart || facets.length === 0) return countUpTo(tx, lookup, lookup.fitting, lexicon);
  const { total } = tally(facets.slice(0, first.length), filters);
  // The first window was to have a surplus of those that were wanted.
  const density = first.length > COUNT_LIMIT ? 1 : first.length / (SURPLUS * COUNT_LIMIT);
  const part = { ...fitting, share: nearly.share * density * (total / Math.max(1, first.length)) };
  if (first.from && part.share * lexicon.total > SURELY_MORE * COUNT_LIMIT) {
    const others = await countUpTo(tx, lookup, [part], lexicon, {
      missing: COUNT_LIMIT + 1 - total,
      before: first.from,
    });
    if (total + others > COUNT_LIMIT || first.length <= COUNT_LIMIT) return total + others;
  }
  return await countUpTo(tx, lookup, [part], lexicon);
}

/** Some of the jobs of a part, none older than `from`. */
type Piece = { condition: SQL | undefined; from: Date | null };

/** The jobs of a part in pieces, the newest first: likely are a few more than are wanted in the first. */
function piecesOf(lookup: Lookup, part: Part, lexicon: Lexicon, wanted: number, before: Date | null): Piece[] {
  if (part.all.length === 0 && part.since === null) return [{ condition: sql`${jobs.isActive}`, from: null }];
  const windows = windowsFor(part, lexicon, { wanted, start: before, since: part.since, isBackward: false });
  const isBefore = isWithin(sql`${jobs.createdAt}`, { from: null, until: before });
  return windows.map((window) => ({ condition: and(isFound(lookup, part, window), isBefore), from: window.from }));
}

/** What is known of jobs that fit nearly. Those of the `first` window come first, so many as it says; it ends at `from`. */
type Facts = { facets: Facets[]; first: { length: number; from: Date | null } };

/** What filters ask about jobs that fit nearly, in one row with a list for each column: rows cost more than lists. */
async function readFacets(db: Database, lookup: Lookup, lexicon: Lexicon): Promise<Facts> {
  const limit = COUNT_LIMIT + 1;
  const columns = sql`employment_type, work_type, hours_per_week, hourly_pay, flexibility, industry_slug, industry`;
  const pieces = lookup.nearly.flatMap((part) => piecesOf(lookup, part, lexicon, limit, null));
  const found = pieces.map(
    ({ condition }, piece) =>
      sql`(select ${piece}::int as piece, ${columns} from jobs where ${condition} limit ${limit})`,
  );
  const listOf = <Value>(column: string) => sql<Value[] | null>`json_agg(${sql.identifier(column)})`;
  const [lists] = await db
    .select({
      inFirst: sql<number>`count(*) filter (where piece = 0)`.mapWith(Number),
      employmentTypes: listOf<Facets["employmentType"]>("employment_type"),
      workTypes: listOf<Facets["workType"]>("work_type"),
      hoursPerWeek: listOf<number>("hours_per_week"),
      hourlyPay: listOf<number>("hourly_pay"),
      flexibility: listOf<string[]>("flexibility"),
      industrySlugs: listOf<string>("industry_slug"),
      industries: listOf<string>("industry"),
    })
    .from(sql`(select * from (${sql.join(found, sql` union all `)}) parts limit ${limit}) nearly`);
  const facets = (lists?.employmentTypes ?? []).map((employmentType, index) => ({
    employmentType,
    workType: lists?.workTypes?.[index] ?? "remote",
    hoursPerWeek: lists?.hoursPerWeek?.[index] ?? 0,
    hourlyPay: lists?.hourlyPay?.[index] ?? 0,
    flexibility: lists?.flexibility?.[index] ?? [],
    industrySlug: lists?.industrySlugs?.[index] ?? "",
    industry: lists?.industries?.[index] ?? "",
  }));
  return { facets, first: { length: lists?.inFirst ?? 0, from: pieces[0]?.from ?? null } };
}

/** Counts the jobs of these parts, those older than `before` only, up to as many as are `missing`. */
async function countUpTo(
  db: Database,
  lookup: Lookup,
  parts: readonly Part[],
  lexicon: Lexicon,
  { missing, before }: { missing: number; before: Date | null } = { missing: COUNT_LIMIT + 1, before: null },
): Promise<number> {
  const pieces = parts
    .flatMap((part) => piecesOf(lookup, part, lexicon, missing, before))
    .map(({ condition }) => sql`(select 1 from jobs where ${condition} limit ${missing})`);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${missing}) found`);
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
