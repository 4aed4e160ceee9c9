import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Lexicon } from "#app/features/search/query/rules.ts";
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

/** Does work on a connection of its own that looks things up by the words' index (`withWordsIndex`). */
type Within = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

/** Where so many times more than are looked at fit nearly, those that fit are counted at the same time. */
const MANY = 1.5;

/**
 * How many jobs fit, and how many each filter value would show: from one pass over at most 1,000 jobs that fit nearly.
 * Where there are more, the numbers are the least there are, and a second statement counts those that fit, up to 1,000:
 * side by side with the first where that is to be expected.
 */
export async function countJobs(within: Within, lookup: Lookup, lexicon: Lexicon, filters: JobFilters): Promise<Found> {
  const [{ facets, inFirst }, counted] = await Promise.all([
    within((tx) => readFacets(tx, lookup, lexicon)),
    isLikelyMore(lookup, lexicon) ? within((tx) => countUpTo(tx, lookup, lexicon, null)) : null,
  ]);
  const isWhole = facets.length <= COUNT_LIMIT && !lookup.isNearlyBounded;
  const { total, without, counts } = tally(facets.slice(0, COUNT_LIMIT), filters);
  async function countRest(): Promise<number> {
    // How common such jobs are is known better by now: the first window was to have a surplus of those that were wanted.
    const share =
      facets.length === 0
        ? null
        : ((lookup.nearly[0]?.share ?? 1) * (total / facets.length) * inFirst) / (SURPLUS * COUNT_LIMIT);
    return await within((tx) => countUpTo(tx, lookup, lexicon, share));
  }
  const exact = isWhole || total >= COUNT_LIMIT ? total : (counted ?? (await countRest()));
  return {
    total: Math.min(exact, COUNT_LIMIT),
    isCapped: exact > COUNT_LIMIT || (!isWhole && total >= COUNT_LIMIT) || (lookup.isBounded && exact > 0),
    counts: { ...counts, isWhole: isWhole && !lookup.isBounded },
    without,
  };
}

/**
 * Whether those that fit will probably have to be counted: far more jobs fit nearly than are looked at, or not all of
 * them can be.
 */
function isLikelyMore({ nearly, fitting, isNearlyBounded }: Lookup, { total }: Lexicon): boolean {
  const likely = nearly.reduce((sum, { share }) => sum + share, 0) * total;
  return isNearlyBounded || (nearly !== fitting && likely > MANY * COUNT_LIMIT);
}

/** The conditions under which the jobs of these parts are found, each part cut into windows. */
function conditionsOf(lookup: Lookup, parts: readonly Part[], lexicon: Lexicon, wanted: number) {
  return parts.flatMap((part) => {
    if (part.all.length === 0 && part.since === null) return [sql`${jobs.isActive}`];
    const windows = windowsFor(part, lexicon, { wanted, start: null, since: part.since, isBackward: false });
    return windows.map((window) => isFound(lookup, part, window));
  });
}

/** What filters ask about jobs that fit nearly, in one row with a list for each column: rows cost more than lists. */
async function readFacets(
  db: Database,
  lookup: Lookup,
  lexicon: Lexicon,
): Promise<{ facets: Facets[]; inFirst: number }> {
  const limit = COUNT_LIMIT + 1;
  const columns = sql`employment_type, work_type, hours_per_week, hourly_pay, flexibility, industry_slug, industry`;
  const pieces = conditionsOf(lookup, lookup.nearly, lexicon, limit).map(
    (condition, piece) => sql`(select ${piece}::int as piece, ${columns} from jobs where ${condition} limit ${limit})`,
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
    .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) nearly`);
  const facets = (lists?.employmentTypes ?? []).map((employmentType, index) => ({
    employmentType,
    workType: lists?.workTypes?.[index] ?? "remote",
    hoursPerWeek: lists?.hoursPerWeek?.[index] ?? 0,
    hourlyPay: lists?.hourlyPay?.[index] ?? 0,
    flexibility: lists?.flexibility?.[index] ?? [],
    industrySlug: lists?.industrySlugs?.[index] ?? "",
    industry: lists?.industries?.[index] ?? "",
  }));
  return { facets, inFirst: lists?.inFirst ?? 0 };
}

/** Counts up to one more than the limit. `share` is what is known of how common such jobs are; null for nothing yet. */
async function countUpTo(db: Database, lookup: Lookup, lexicon: Lexicon, share: number | null): Promise<number> {
  const limit = COUNT_LIMIT + 1;
  const [only, ...others] = lookup.fitting;
  const isKnown = share !== null && only !== undefined && others.length === 0;
  // What is known needs less of a surplus.
  const wanted = isKnown ? (1.25 * limit) / SURPLUS : limit;
  const parts = isKnown ? [{ ...only, share }] : lookup.fitting;
  const pieces = conditionsOf(lookup, parts, lexicon, wanted).map(
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
