import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aDie } from "#test/random.ts";
import { sample } from "#test/thoroughness.ts";
import { rebuildSearch } from "./refresh.server.ts";
import { readJobSearch } from "./schema.ts";
import { searchJobs } from "./search.server.ts";
import { type JobSearch, PAGE_SIZE } from "./types.ts";

// Enough jobs to partition time and pay: the pages must equal sorting everything.

const JOBS = 2_200;
const NOW = Date.UTC(2026, 10, 20, 12);
const WORDS = [
  "harbor",
  "meadow",
  "pebble",
  "ledger",
  "velvet",
  "orchard",
  "canyon",
  "bridge",
  "lamp",
  "rope",
] as const;
const MODES = ["remote", "on-site", "hybrid"] as const;

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const by = await anEmployer(platform);
platform.clock.set(new Date(NOW).toISOString());

const dice = aDie(11);

/** The first words are common, the last ones rare. */
function someWords(count: number): string[] {
  return Array.from(
    { length: count },
    () => WORDS[Math.floor((WORDS.length + 1) ** (dice(1_000) / 1_000)) - 1] ?? "rope",
  );
}

const market = Array.from({ length: JOBS }, (_, number) => ({
  id: `00000000-0000-7000-8000-${String(dice(1_000_000)).padStart(6, "0")}${String(number).padStart(6, "0")}`,
  title: someWords(2),
  skills: someWords(3),
  text: someWords(12),
  mode: MODES[dice(3)] ?? "remote",
  // Some jobs pay in the wider bands, and above the highest.
  pay: (dice(6) === 0 ? 100 + dice(500) : 20 + dice(60)) + dice(4) / 4,
  isLive: dice(10) > 0,
  // Many jobs share a moment, and most are recent.
  at: NOW - Math.floor((dice(1_000) / 1_000) ** 3 * 180 * 24) * 3_600_000,
}));
type MadeUp = (typeof market)[number];

// Inserts in batches, so that no statement takes more than half a minute on a busy machine.
for (let from = 0; from < market.length; from += 500) {
  const some = market.slice(from, from + 500);
  const column = (value: (job: MadeUp) => string | number) => sql.param(some.map(value));
  await db.execute(sql`
    insert into jobs (id, created_by, responsible_id, submission_key, title, company, location, industry, employment_type, work_type, hours_per_week,
      pay_range_min, pay_range_max, pay_unit, flexibility, description, skill_names, status, status_changed_at, expires_at, created_at, updated_at)
    select id, ${by.id}::uuid, ${by.id}::uuid, id, title, 'Quarry', 'Duluth', 'Energy', 'part-time', mode, 20, 10, pay, 'hour', '{}', description, skills,
      status, at, at + interval '1 year', at, at
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ title }) => title.join(" "))}::text[], ${column(({ skills }) => skills.join("\n"))}::text[],
      ${column(({ text }) => text.join(" "))}::text[], ${column(({ mode }) => mode)}::text[], ${column(({ pay }) => pay)}::numeric[],
      ${column(({ isLive }) => (isLive ? "live" : "closed"))}::text[], ${column(({ at }) => new Date(at).toISOString())}::timestamptz[])
      as made (id, title, skills, description, mode, pay, status, at)`);
}
await db.transaction(rebuildSearch);

type Wanted = { query: string; isHit: (words: readonly string[]) => boolean; mode?: MadeUp["mode"] };

const has = (word: string) => (words: readonly string[]) => words.includes(word);
const hasInOrder = (first: string, second: string) => (words: readonly string[]) =>
  words.some((word, index) => word === first && words[index + 1] === second);

const SEARCHES: Wanted[] = [
  { query: "q=harbor.", isHit: has("harbor") },
  { query: "q=rope.", isHit: has("rope") },
  { query: "q=harbor+meadow.", isHit: (words) => has("harbor")(words) && has("meadow")(words) },
  { query: "q=pebble+-ledger", isHit: (words) => has("pebble")(words) && !has("ledger")(words) },
  { query: 'q="canyon+bridge"', isHit: hasInOrder("canyon", "bridge") },
  { query: 'q="canyon+rope"', isHit: hasInOrder("canyon", "rope") },
  // Far fewer jobs match with the filter than without it, so not all of those are read.
  { query: 'q="meadow+pebble"&workType=hybrid', isHit: hasInOrder("meadow", "pebble"), mode: "hybrid" },
  { query: "q=meadow.&workType=hybrid", isHit: has("meadow"), mode: "hybrid" },
  { query: "workType=remote", isHit: () => true, mode: "remote" },
];

/** The words of a job in the order of its document: title, skills, and the rest twice, as written and as stems. */
function documentOf({ title, skills, text }: MadeUp): string[] {
  const named = ["quarry", "energy", "duluth"];
  return [...title, ...title, ...skills, ...skills, ...named, ...named, ...text];
}

function rankOf({ title, skills, pay }: MadeUp, { isHit, query }: Wanted, sort: JobSearch["sort"]): number {
  if (sort === "pay") return pay;
  if (sort === "newest" || !query.startsWith("q=")) return 0;
  // The gap separates the end of the title from the first skill.
  return isHit(title) ? 2 : isHit([...title, "", ...skills]) ? 1 : 0;
}

function bySorting(wanted: Wanted, sort: JobSearch["sort"]): string[] {
  return market
    .filter((job) => job.isLive && (wanted.mode ?? job.mode) === job.mode && wanted.isHit(documentOf(job)))
    .map((job) => ({ ...job, rank: rankOf(job, wanted, sort) }))
    .toSorted((a, b) => b.rank - a.rank || b.at - a.at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

/** Returns all pages, and then those before the last again, going back. */
async function byPages(query: string, sort: JobSearch["sort"]) {
  const search: JobSearch = { ...readJobSearch(new URLSearchParams(query)), sort };
  const first = await searchJobs(db, search, platform.clock.now());
  const ids = first.jobs.map(({ id }) => id);
  let { next, previous } = first;
  while (next !== null) {
    const page = await searchJobs(db, { ...search, cursor: next }, platform.clock.now());
    ids.push(...page.jobs.map(({ id }) => id));
    ({ next, previous } = page);
  }
  const back: string[] = [];
  while (previous !== null) {
    const page = await searchJobs(db, { ...search, cursor: previous }, platform.clock.now());
    back.unshift(...page.jobs.map(({ id }) => id));
    ({ previous } = page);
  }
  return { ids, back, total: `${first.total}${first.isCapped ? "+" : ""}` };
}

test.each(sample(SEARCHES, 2))(
  "$query: pages equal sorting everything, in each order",
  async (wanted) => {
    for (const sort of ["best", "newest", "pay"] as const) {
      const sorted = bySorting(wanted, sort);
      const { ids, back, total } = await byPages(wanted.query, sort);
      expect(sorted.length).toBeGreaterThan(0);
      expect(ids, sort).toEqual(sorted);
      expect(back, sort).toEqual(sorted.slice(0, Math.floor((sorted.length - 1) / PAGE_SIZE) * PAGE_SIZE));
      expect(total, sort).toBe(sorted.length > 1_000 ? "1000+" : String(sorted.length));
    }
  },
  120_000,
);

// Clauses D44.
test("reads only the newest texts if there are too many, and says so", async () => {
  const wanted: Wanted = { query: 'q="meadow+pebble"', isHit: hasInOrder("meadow", "pebble") };
  const sorted = bySorting(wanted, "newest");
  const { ids, total } = await byPages(wanted.query, "newest");
  expect(ids.length).toBeGreaterThan(sorted.length / 2);
  expect(ids.length).toBeLessThan(sorted.length);
  expect(ids).toEqual(sorted.slice(0, ids.length));
  expect(total).toBe(`${ids.length}+`);
});

// Clauses D44.
test("loading more appends the next pages, however the first was reached", async () => {
  const wanted: Wanted = { query: "q=harbor.", isHit: has("harbor") };
  const first: JobSearch = readJobSearch(new URLSearchParams(wanted.query));
  const at = async (change: Partial<JobSearch>) => {
    const page = await searchJobs(db, { ...first, ...change }, platform.clock.now());
    return { ...page, ids: page.jobs.map(({ id }) => id) };
  };
  const sorted = bySorting(wanted, "best");
  const page = (from: number, pages = 1) => sorted.slice((from - 1) * PAGE_SIZE, (from - 1 + pages) * PAGE_SIZE);

  const three = await at({ pagesShown: 3 });
  expect(three.ids).toEqual(page(1, 3));
  expect(three.ahead.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
  const fourth = await at({ cursor: three.next, pageNumber: 4 });
  expect(fourth.ids).toEqual(page(4));
  expect((await at({ cursor: three.ahead[1]?.cursor ?? null, pageNumber: 5, pagesShown: 2 })).ids).toEqual(page(5, 2));

  const back = { cursor: fourth.previous, pageNumber: 3 };
  expect((await at(back)).ids).toEqual(page(3));
  const twoBack = await at({ ...back, pagesShown: 2 });
  expect(twoBack.ids).toEqual(page(3, 2));
  expect((await at({ cursor: twoBack.next, pageNumber: 5 })).ids).toEqual(page(5));
  expect((await at({ cursor: twoBack.previous, pageNumber: 2 })).ids).toEqual(page(2));
});
