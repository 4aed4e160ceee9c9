import { expect, test, vi } from "vitest";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openSearchMarket, QUIET } from "#test/search-market.ts";
import { readJobSearch, searchQuery } from "./schema.ts";
import { searchJobs } from "./search.server.ts";
import { type Cursor, PAGE_SIZE } from "./types.ts";
import { viewOf } from "./view-labels.ts";

const { platform, search, titles } = await openSearchMarket();
const { db } = platform;

test("sorting by highest pay compares hourly pay", async () => {
  const other = await anEmployer(platform);
  const words = { ...QUIET, by: other, industry: "Beekeeping" };
  await aJob(platform, {
    ...words,
    title: "Paid by the year",
    payUnit: "year",
    payRangeMin: 1000,
    payRangeMax: 62_400,
    hoursPerWeek: 20,
  });
  await aJob(platform, {
    ...words,
    title: "Paid by the hour",
    payUnit: "hour",
    payRangeMin: 10,
    payRangeMax: 50,
    hoursPerWeek: 20,
  });
  await aJob(platform, {
    ...words,
    title: "Paid by the day",
    payUnit: "day",
    payRangeMin: 10,
    payRangeMax: 440,
    hoursPerWeek: 20,
  });
  await aJob(platform, {
    ...words,
    title: "Paid for the project",
    payUnit: "project",
    payRangeMin: 10,
    payRangeMax: 90_000,
  });
  expect(await titles("q=beekeeping&sort=pay")).toEqual([
    "Paid by the year",
    "Paid by the day",
    "Paid by the hour",
    "Paid for the project",
  ]);
});

async function walk(query: string, direction: "next" | "previous", from: Cursor | null = null) {
  const seen: string[] = [];
  const base = readJobSearch(new URLSearchParams(query));
  let cursor = from;
  let last: Cursor | null = null;
  for (let page = 0; page < 20; page++) {
    // Through the address and back, as a browser would.
    const found = await searchJobs(
      db,
      readJobSearch(new URLSearchParams(searchQuery({ ...base, cursor }))),
      platform.clock.now(),
    );
    const ids = found.jobs.map(({ id }) => id);
    if (direction === "next") seen.push(...ids);
    else seen.unshift(...ids);
    last = found.previous;
    const next = found[direction];
    if (!next) break;
    cursor = next;
  }
  return { seen, last };
}

// Clauses 9-29, D44.
test("pages show every job once in both directions, also at equal times", async () => {
  platform.clock.set("2026-12-01T10:00:00Z");
  const other = await anEmployer(platform);
  const made: string[] = [];
  for (let n = 0; n < 2 * PAGE_SIZE + 5; n++) {
    const title = n % 3 === 0 ? "Harbour Pilot" : "Dock Worker";
    const skills = n % 3 === 1 ? ["Harbour"] : ["Ropes"];
    const location = "Harbour Town";
    made.push((await aJob(platform, { ...QUIET, by: other, title, skills, location, payRangeMax: 50 + (n % 2) })).id);
  }
  for (const query of [
    "q=harbour",
    "q=harbour&sort=newest",
    "q=harbour&sort=pay",
    "q=harbur",
    "where=harbour",
    "where=harbour&sort=pay",
  ]) {
    const { seen, last } = await walk(query, "next");
    expect(seen.toSorted(), query).toEqual(made.toSorted());
    const back = await walk(query, "previous", last);
    expect(back.seen, query).toEqual(seen.slice(0, 2 * PAGE_SIZE));
  }
});

test("the first page has no previous, the last no next", async () => {
  const first = await search("where=harbour");
  expect(first.previous).toBeNull();
  expect(first.next).not.toBeNull();
  const second = await searchJobs(
    db,
    { ...readJobSearch(new URLSearchParams("where=harbour")), cursor: first.next },
    platform.clock.now(),
  );
  expect(second.previous).not.toBeNull();
  const third = await searchJobs(
    db,
    { ...readJobSearch(new URLSearchParams("where=harbour")), cursor: second.next },
    platform.clock.now(),
  );
  expect(third.next).toBeNull();
  expect(third.jobs).toHaveLength(5);
  expect(third.total).toBe(2 * PAGE_SIZE + 5);
});

test("a foreign cursor shows the first page", async () => {
  const first = await titles("where=harbour");
  for (const cursor of ["x", "1_2", "0_99999999999999_x", `0_0_00000000-0000-7000-8000-000000000000`]) {
    expect(await titles(`where=harbour&after=${cursor}`), cursor).toEqual(first);
  }
});

test.each([
  ["where=harbour&after=0_0_00000000-0000-7000-8000-000000000000", [1, 2, 3]],
  ["where=harbour&before=0_9999999999999_00000000-0000-7000-8000-000000000000", [1, 2, 3]],
  ["q=xqzzyvw&after=0_0_00000000-0000-7000-8000-000000000000", [1]],
])("links call it the first page if nothing is at the cursor: %s", async (query, numbers) => {
  const asked = `${query}&page=4&pages=2`;
  const { pages, previous } = viewOf("public", readJobSearch(new URLSearchParams(asked)), await search(asked));
  expect(pages.map(({ number }) => number)).toEqual(numbers);
  expect([pages.findIndex(({ isCurrent }) => isCurrent), previous]).toEqual([0, null]);
});

test.each([
  // Words; counts; the page. Close matches of an occupation or a skill: one to find them, one for their cards.
  ["", 3, true],
  ["q=payroll", 4, true],
  ["q=harbour&sort=pay&workType=remote&where=harbour", 3, true],
  ["q=-xqzzyvw+payroll", 4, true],
  // A word that no job has is not searched for: words and their correction, then three for the corrected search.
  ["q=acountant", 7, true],
  ["q=xqzzyvw", 2, false],
])("search %o takes %i statements, however much it finds", async (query, count, isFound) => {
  const statements = vi.spyOn(Object.getPrototypeOf(db._.session), "prepareQuery");
  expect((await search(query)).total > 0).toBe(isFound);
  expect(statements).toHaveBeenCalledTimes(count);
  statements.mockRestore();
});
