import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { prepared, written } from "#app/db/prepared.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "#app/features/jobs/queries.server.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import type { Lexicon } from "#app/features/search/lexicon.ts";
import { partitionsFor, payPartitionsFor } from "#app/features/search/partitions.ts";
import { isFound } from "./plan.server.ts";
import type { Lookup, Part } from "./plan.ts";
import { type Cursor, FROM_THE_FIRST, type JobSearch, type JobSearchPage, PAGE_SIZE } from "./types.ts";

/** The most pages after the current one that can be reached directly. */
const PAGES_AHEAD = 4;

type Page = Pick<JobSearchPage, "jobs" | "shown" | "previous" | "next" | "ahead">;
/** A job with its position among the requested ones, from 1. */
type Found = { place: number; rank: number; card: JobCard };

/**
 * Returns the page after (or before) the cursor, with as many more pages below it as the search shows; the first page
 * if nothing is at the cursor. The cursor holds sort values, so no rows are skipped by counting. One statement; two if
 * the page has to be filled from further back; twice as many if more pages are shown below one that was paged back to.
 */
export async function readPage(db: Database, search: JobSearch, lookup: Lookup, lexicon: Lexicon): Promise<Page> {
  const { cursor, pageNumber, pagesShown } = search;
  const isBackward = cursor?.direction === "before";
  if (isBackward && pagesShown > 1) {
    const page = await readPage(db, { ...search, pagesShown: 1 }, lookup, lexicon);
    if (page.next === null || page.shown.cursor === null) return page;
    const below = { ...search, cursor: page.next, pageNumber: pageNumber + 1, pagesShown: pagesShown - 1 };
    const { jobs: more, next, ahead } = await readPage(db, below, lookup, lexicon);
    return {
      jobs: [...page.jobs, ...more],
      shown: { cursor, pageNumber, pagesShown },
      previous: page.previous,
      next,
      ahead,
    };
  }
  const size = PAGE_SIZE * pagesShown;
  const wanted = isBackward ? size + 1 : size + PAGE_SIZE * (PAGES_AHEAD - 1) + 1;
  const found = await readFound(db, search, lookup, lexicon, wanted);
  const count = found.at(-1)?.place ?? 0;
  if (count === 0 && cursor) return readPage(db, { ...search, ...FROM_THE_FIRST }, lookup, lexicon);
  const onPage = found.filter(({ place }) => place <= size);
  const inOrder = isBackward ? onPage.toReversed() : onPage;
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const hasMore = count > size;
  const hasBefore = isBackward ? hasMore : cursor !== null;
  const ahead = found.filter(({ place }) => place >= size && place % PAGE_SIZE === 0 && place < count);
  return {
    jobs: inOrder.map(({ card }) => card),
    shown: { cursor, pageNumber, pagesShown },
    previous: first && hasBefore ? cursorAt(first, "before") : null,
    next: last && (isBackward || hasMore) ? cursorAt(last, "after") : null,
    ahead: isBackward
      ? []
      : ahead.map((end) => ({
          number: pageNumber + end.place / PAGE_SIZE,
          cursor: cursorAt(end, "after"),
        })),
  };
}

function cursorAt({ rank, card }: Found, direction: Cursor["direction"]): Cursor {
  return { direction, rank, createdAt: card.createdAt, id: card.id };
}

/**
 * Returns, of the first `limit` jobs after or before the cursor, those that are shown, the last job of each later page,
 * and the very last. One statement where these are likely to be found; another for the rest where they were not.
 */
async function readFound(
  db: Database,
  search: JobSearch,
  lookup: Lookup,
  lexicon: Lexicon,
  limit: number,
): Promise<Found[]> {
  const tiers = lookup.tiers.map((tier, index) => partsOf(search, lookup, lexicon, tier, index, limit));
  const inOrder = search.cursor?.direction === "before" ? tiers.toReversed() : tiers;
  const parts = inOrder.flat();
  if (parts.length === 0) return [];
  // A tier is cut into partitions only if the first one is likely to be enough.
  const cut = inOrder.findIndex((partitions) => partitions.length > 1);
  const likely = cut < 0 ? parts.length : inOrder.slice(0, cut).flat().length + 1;
  const size = PAGE_SIZE * search.pagesShown;
  const first = await readParts(db, parts.slice(0, likely), { limit, before: 0, size });
  const before = first.at(-1)?.place ?? 0;
  if (before === limit || likely === parts.length) return first;
  return [...first, ...(await readParts(db, parts.slice(likely), { limit: limit - before, before, size }))];
}

/**
 * Like `readFound`, for the first `limit` jobs of these parts, which PostgreSQL appends in order, stopping when it has
 * enough. `before` jobs were found already; `size` jobs are shown.
 */
async function readParts(
  db: Database,
  parts: ReadonlyArray<() => SQL>,
  { limit, before, size }: { limit: number; before: number; size: number },
): Promise<Found[]> {
  const rows = await prepared(
    db
      .select({
        place: sql`keys.place`.mapWith(Number),
        rank: sql`keys.rank`.mapWith(Number),
        card: jobCardColumns,
      })
      .from(sql`(
      select *, ${before} + row_number() over () as place, ${before} + count(*) over () as last
      from (select * from (${sql.join(
        parts.map((part) => part()),
        sql` union all `,
      )}) parts limit ${limit}) found
    ) keys`)
      .innerJoin(jobs, eq(jobs.id, sql`keys.id`))
      .leftJoin(companies, checkedCompany)
      .where(sql`keys.place <= ${size} or keys.place % ${PAGE_SIZE} = 0 or keys.place = keys.last`)
      .orderBy(sql`keys.place`),
  );
  return rows.map(({ card, ...row }) => ({ ...row, card: toJobCard(card) }));
}

/**
 * Yields the parts of one tier, nearest partition first; none if the cursor is past the tier, or no job can be in it.
 */
function partsOf(
  search: JobSearch,
  lookup: Lookup,
  lexicon: Lexicon,
  query: Part,
  index: number,
  limit: number,
): Array<() => SQL> {
  const { cursor, sort } = search;
  const isBackward = cursor?.direction === "before";
  const tierRank = lookup.tiers.length - 1 - index;
  const isByRank = sort === "best";
  if (query.isNowhere) return [];
  if (cursor && isByRank && (isBackward ? cursor.rank > tierRank : cursor.rank < tierRank)) return [];
  const start = cursor && (!isByRank || cursor.rank === tierRank) ? cursor : null;
  const { since } = query;
  const rank = sort === "pay" ? sql`hourly_pay` : sql`${tierRank}::int`;
  const position = sort === "pay" ? sql`(hourly_pay, created_at, id)` : sql`(created_at, id)`;
  // A subquery hides the cursor from the planner, which keeps one plan for all cursors.
  const behind = start
    ? sql`${position} ${sql.raw(isBackward ? ">" : "<")} (select ${valuesOf(start, sort === "pay")})`
    : undefined;
  const way = sql.raw(isBackward ? "asc" : "desc");
  const order = sql`${sort === "pay" ? sql`hourly_pay ${way}, ` : sql``}created_at ${way}, id ${way}`;
  if (query.all.length === 0 && lookup.literal.keywords === null && lookup.literal.place === null) {
    const posted = since ? sql` and created_at >= ${since.toISOString()}::timestamptz` : sql``;
    return [
      () => sql`(select id, ${rank} as rank, created_at from jobs
        where is_active${posted}${behind ? sql` and ${behind}` : sql``} order by ${order} limit ${written(limit)})`,
    ];
  }
  const partitions =
    sort === "pay"
      ? payPartitionsFor(query, lexicon, { wanted: limit, start: start?.rank ?? null, isBackward })
      : partitionsFor(query, lexicon, { wanted: limit, start: start?.createdAt ?? null, since, isBackward });
  return partitions.map(
    (partition) => () =>
      sql`(select id, ${rank} as rank, created_at from (
      select id, created_at, hourly_pay from jobs where ${isFound(lookup, query, partition)} offset 0
    ) found ${behind ? sql`where ${behind}` : sql``} order by ${order} limit ${limit})`,
  );
}

function valuesOf({ rank, createdAt, id }: Cursor, isByPay: boolean): SQL {
  const values = sql`${createdAt.toISOString()}::timestamptz, ${id}::uuid`;
  return isByPay ? sql`${rank}::numeric, ${values}` : values;
}
