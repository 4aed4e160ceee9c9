import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { countJobs } from "#app/features/jobs/search/counts.server.ts";
import { readPage } from "#app/features/jobs/search/page.server.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { prepareSearch, searchJobs } from "#app/features/jobs/search/search.server.ts";
import { suggest } from "#app/features/jobs/search/suggestions.server.ts";
import type { JobSearch } from "#app/features/jobs/search/types.ts";
import type { Market } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { MARKET_NOW } from "./generator/rows.ts";
import { type Asked, type Engine, measureMarkets, type Question } from "./markets.ts";
import type { Call } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { rightnessOf } from "./rightness.ts";

/** The bars in docs/performance.md for a page of a search, in milliseconds. */
const MOST = { postgres: 30, embedded: 100, counts: 50, suggestions: 20 };
const MOST_GROWTH = 4;
const FAR_PAGE = { number: 50, mostGrowth: 2 };
const TYPED = ["ma", "acc", "payroll", "oper", "fi"];
const COUNTED = ["q=manager", "q=finance&workType=remote&hours=20", "workType=remote&employmentType=part-time"];

/** What people look for, in the words of the generator. */
const SEARCHES: ReadonlyArray<{ what: string; queries: readonly string[]; isListMeasured?: true }> = [
  { what: "everything", queries: ["", "sort=newest"] },
  { what: "rare word", queries: ["q=archivist", "q=zezuvo", "q=superintendent"] },
  { what: "common word", queries: ["q=manager", "q=finance", "q=team", "q=payroll"] },
  { what: "two letters while typing", queries: ["q=ma", "q=fi", "q=co"] },
  { what: "common words", queries: ["q=finance+manager", "q=operations+advisor", "q=one+day+week"] },
  { what: "common phrase", queries: ['q="finance+manager"', 'q="payroll+planning"'] },
  { what: "misspelt word", queries: ["q=acounting", "q=maintenence", "q=payrol+manger"] },
  {
    what: "three filters, no word",
    queries: [
      "workType=remote&employmentType=part-time&where=duluth",
      "workType=hybrid&employmentType=project&where=ohio",
    ],
    isListMeasured: true,
  },
  {
    what: "filters and words",
    queries: ["q=finance&workType=remote&where=ohio", "q=safety+training&employmentType=consulting&workType=on-site"],
    isListMeasured: true,
  },
  {
    what: "place among the words",
    queries: ["q=finance+manager+near+los+angeles", "q=payroll+bay+area", "q=near+chicago"],
  },
  { what: "time of work", queries: ["q=evenings", "q=two+days+a+week+payroll", "q=mornings+manager"] },
  { what: "highest pay", queries: ["q=manager&sort=pay", "q=payroll&sort=pay"] },
];

function searchFor(query: string): JobSearch {
  return readJobSearch(new URLSearchParams(query));
}

/** Measures job search at each size. */
export async function measure(options: BenchOptions): Promise<Figure[]> {
  return await measureMarkets(options, askForJobs);
}

async function askForJobs({ database: { db }, size }: Market, on: Engine): Promise<Asked> {
  const isEmbedded = on === "embedded";
  const bars = { bar: { most: isEmbedded ? MOST.embedded : MOST.postgres }, mostGrowth: MOST_GROWTH };
  const pageOf = (what: string, searches: readonly JobSearch[]): Question => ({
    what,
    ...bars,
    calls: searches.map((search) => () => searchJobs(db, search, MARKET_NOW)),
    naive: { calls: searches.map((search) => () => naivePage(db, search)) },
  });
  const listOf = (what: string, searches: readonly JobSearch[]): Question => ({
    what: `${what}, the list alone`,
    ...bars,
    calls: searches.map((search) => () => listAlone(db, search)),
    naive: { calls: searches.map((search) => () => naiveList(db, search)) },
  });
  const { number, mostGrowth } = FAR_PAGE;
  const far = await pageAt(db, searchFor("q=manager"), number);
  const counts = { most: isEmbedded ? MOST.embedded : MOST.counts };
  const counted = await Promise.all(COUNTED.map((query) => preparedCount(db, searchFor(query))));
  const suggested = TYPED.map((text) => () => suggest(db, "what", text));
  const questions = [
    ...SEARCHES.map(({ what, queries }) => pageOf(what, queries.map(searchFor))),
    { ...pageOf(`page ${number} of a common word`, [far]), mostGrowth },
    ...SEARCHES.filter(({ isListMeasured }) => isListMeasured).map(({ what, queries }) =>
      listOf(what, queries.map(searchFor)),
    ),
    { what: "counts beside filters", ...bars, bar: counts, calls: counted },
    { what: "suggestions while typing", ...bars, bar: { most: MOST.suggestions }, calls: suggested },
  ];
  return isEmbedded
    ? { questions }
    : { questions, look: async () => [...(await sizesOf(db, size)), ...(await rightnessOf(db, size))] };
}

/** What the market and its indexes take. */
async function sizesOf(db: Database, size: number): Promise<Figure[]> {
  const megabytes: Array<[string, SQL]> = [
    ["jobs and their texts", sql`pg_table_size('jobs')`],
    ["index of the jobs' words", sql`pg_relation_size('jobs_search_document_idx')`],
    ["index of the profiles' words", sql`pg_relation_size('profile_documents_document_idx')`],
    ["words known", sql`pg_total_relation_size('job_words') + pg_total_relation_size('profile_words')`],
  ];
  const shared = {
    on: "PostgreSQL",
    size,
    unit: "MB",
    p99: null,
    bar: null,
    limit: null,
    naive: null,
  } as const;
  const figures: Figure[] = [];
  for (const [what, bytes] of megabytes) {
    const [row] = await db.select({ bytes: sql`${bytes}`.mapWith(Number) }).from(sql`(values (1)) one`);
    figures.push({ what, ...shared, median: (row?.bytes ?? 0) / 2 ** 20 });
  }
  return [
    ...figures,
    { what: "memory of the process that asks", ...shared, median: process.memoryUsage().rss / 2 ** 20 },
  ];
}

/** The search at its `number`th page, gone to as a reader would. */
async function pageAt(db: Database, search: JobSearch, number: number): Promise<JobSearch> {
  let at = search;
  while (at.pageNumber < number) {
    const { ahead } = await searchJobs(db, at, MARKET_NOW);
    const there = ahead.findLast((page) => page.number <= number);
    if (!there) throw new Error(`there are only ${at.pageNumber} pages`);
    at = { ...at, cursor: there.cursor, pageNumber: there.number };
  }
  return at;
}

/** What counts for a search, and nothing else of it. */
async function preparedCount(db: Database, search: JobSearch): Promise<Call> {
  const { lookup, lexicon } = await prepareSearch(db, search, MARKET_NOW);
  return () => countJobs(db, lookup, lexicon, search);
}

/** The list of a search without its counts, which is what the naive form gives. */
async function listAlone(db: Database, search: JobSearch): Promise<unknown> {
  const { lookup, lexicon } = await prepareSearch(db, search, MARKET_NOW);
  return await readPage(db, search, lookup, lexicon);
}

/**
 * What the specification's own call takes to show the same page: once for the list, whose length is the number of jobs, and
 * for the numbers beside each filter that is on once more without it.
 */
async function naivePage(db: Database, search: JobSearch): Promise<void> {
  await naiveList(db, search);
  if (search.workTypes.length > 0) await naiveList(db, { ...search, workTypes: [] });
  if (search.employmentTypes.length > 0) await naiveList(db, { ...search, employmentTypes: [] });
}

/**
 * The specification's own call (7.2, Job list): the words anywhere in title, location or industry, and the chosen kinds
 * of work. It names no order and no limit, so that every job that fits is sent. It knows no filter by place.
 */
async function naiveList(db: Database, { keywords, workTypes, employmentTypes }: JobSearch): Promise<unknown> {
  const anywhere = `%${keywords.replaceAll('"', "")}%`;
  const isAmong = (column: string, values: readonly string[]) =>
    values.length === 0 ? sql`` : sql` and ${sql.identifier(column)} = any(${sql.param(values)}::text[])`;
  return await db.execute(sql`
    select id, title, company, description, employment_type, work_type, location, hours_per_week, pay_range_min,
      pay_range_max, industry, created_by, is_active, created_at from jobs
    where is_active and (title ilike ${anywhere} or location ilike ${anywhere} or industry ilike ${anywhere})
      ${isAmong("work_type", workTypes)}${isAmong("employment_type", employmentTypes)}`);
}
