import { randomUUID } from "node:crypto";
import { and, arrayContains, count, desc, eq, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { EMPLOYMENT_TYPES, FLEXIBILITIES, type Flexibility, WORK_TYPES } from "#app/domain/employment.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { facetsOf } from "./counts.ts";
import { refreshSearch } from "./refresh.server.ts";
import { readJobSearch } from "./schema.ts";
import { searchJobs } from "./search.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const FIRST = Date.parse("2026-09-01T00:00:00Z");
const HOUR = 3_600_000;
const TYPES = ["consulting", "part-time", "project"] as const;
/** Kinds that always come together: the number with either is estimated at two or three times the real one. */
const OLD_KINDS: Flexibility[] = ["seasonal", "evenings-weekends"];
const MIXED_KINDS: Flexibility[] = ["flexible-hours", "choose-days", "job-share"];
const MODES = ["remote", "remote", "remote", "remote", "on-site"] as const;

const { id } = await aJob(platform, { by: await anEmployer(platform), title: "Payroll Mentor" });
const [made] = await db.select().from(jobs).where(eq(jobs.id, id));
if (!made) throw new Error("no job");
// Leaves out the columns that the database computes.
const { isActive, searchDocument, hourlyPay, facets, placeSlug, industrySlug, town, region, ...job } = made;
for (let from = 0; from < 2_400; from += 400) {
  const rows = Array.from({ length: 400 }, (_, step) => {
    const number = from + step;
    return {
      ...job,
      id: randomUUID(),
      submissionKey: randomUUID(),
      employmentType: TYPES[number % TYPES.length] ?? TYPES[0],
      workType: MODES[number % MODES.length] ?? MODES[0],
      // With the job that was made first, 1,000 have these hours, and they come first.
      hoursPerWeek: number < 999 ? job.hoursPerWeek : job.hoursPerWeek + 10,
      skillNames: number < 1_700 ? "Reconciling" : "Budgeting",
      flexibility: [...(number < 900 ? OLD_KINDS : []), ...(number % 10 < 3 ? MIXED_KINDS : [])],
      createdAt: new Date(FIRST + number * HOUR),
    };
  });
  await db.insert(jobs).values(rows);
}
await db.insert(jobs).values({
  ...job,
  id: randomUUID(),
  submissionKey: randomUUID(),
  title: "Falconer",
  employmentType: "project",
  workType: "remote",
  hoursPerWeek: 60,
});
await refreshSearch(platform);

async function howMany(condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobs).where(condition);
  return row?.count ?? 0;
}

const isRemote = eq(jobs.workType, "remote");
const isOldKind = arrayContains(jobs.flexibility, OLD_KINDS);
const isMixedKind = arrayContains(jobs.flexibility, MIXED_KINDS);
const OLD = OLD_KINDS.map((kind) => `flexibility=${kind}`).join("&");
const MIXED = MIXED_KINDS.map((kind) => `flexibility=${kind}`).join("&");
const isConsulting = eq(jobs.employmentType, "consulting");

test.each([
  ["two filters that many fit nearly", "workType=remote&employmentType=consulting", and(isRemote, isConsulting)],
  ["the same with words", "q=payroll&workType=remote&employmentType=consulting", and(isRemote, isConsulting)],
  ["the same at a place", "where=duluth&workType=remote&employmentType=consulting", and(isRemote, isConsulting)],
  ["a filter that few fit", "workType=on-site", eq(jobs.workType, "on-site")],
  ["a filter that more than 1,000 fit", "workType=remote", isRemote],
  ["a word and a filter that more than 1,000 fit", "q=payroll&workType=remote", isRemote],
  ["one filter that far fewer fit than was to be expected", OLD, isOldKind],
  ["the same with a word", `q=payroll&${OLD}`, isOldKind],
  ["what exactly 1,000 fit and more fit nearly", "hours=20", eq(jobs.hoursPerWeek, job.hoursPerWeek)],
  ["what is rarer among the newest", `q=reconciling&${MIXED}`, and(isMixedKind, eq(jobs.skillNames, "Reconciling"))],
  ["nothing asked for", "", undefined],
])("counts matches up to 1,000 among 2,400 jobs: %s", async (_, query, condition) => {
  const all = await howMany(condition);
  const found = await searchJobs(db, readJobSearch(new URLSearchParams(query)), platform.clock.now());
  expect({ total: found.total, isCapped: found.isCapped }).toEqual({
    total: Math.min(all, 1_000),
    isCapped: all > 1_000,
  });
  expect(found.jobs).toHaveLength(20);
});

test.each(["posted=1", "q=payroll&posted=1", "q=%22payroll+mentor+wanted%22&posted=1", "workType=remote&posted=1"])(
  "finds nothing if nothing was posted in the time asked for: %s",
  async (query) => {
    const later = new Date(FIRST + 2_400 * HOUR + 5 * 24 * HOUR);
    const found = await searchJobs(db, readJobSearch(new URLSearchParams(query)), later);
    expect({ total: found.total, jobs: found.jobs }).toEqual({ total: 0, jobs: [] });
  },
);

test("counts facets among the newest 1,000 if everything matches", async () => {
  const newest = await db.select().from(jobs).orderBy(desc(jobs.createdAt)).limit(1_000);
  const { counts } = await searchJobs(db, readJobSearch(new URLSearchParams()), platform.clock.now());
  expect(counts.isWhole).toBe(false);
  for (const mode of ["remote", "on-site"] as const) {
    expect(counts.workTypes[mode]).toBe(newest.filter(({ workType }) => workType === mode).length);
  }
  for (const kind of ["seasonal", "job-share"] as const) {
    expect(counts.flexibility[kind]).toBe(newest.filter(({ flexibility }) => flexibility.includes(kind)).length);
  }
});

test("the packed facets agree with the job's columns", async () => {
  const many = FLEXIBILITIES.map((_, from) => FLEXIBILITIES.slice(from));
  const rows = [1, 19.99, 20, 99.99, 100, 127.5, 600].flatMap((pay, at) =>
    EMPLOYMENT_TYPES.flatMap((employmentType, type) =>
      WORK_TYPES.map((workType, mode) => ({
        ...job,
        id: randomUUID(),
        submissionKey: randomUUID(),
        employmentType,
        workType,
        payUnit: "hour" as const,
        payRangeMin: 1,
        payRangeMax: pay,
        hoursPerWeek: 1 + ((at * 12 + type * 3 + mode) % 60),
        flexibility: [...(many[(at + type + mode) % (many.length + 1)] ?? [])],
      })),
    ),
  );
  const read = await db.insert(jobs).values(rows).returning();
  for (const { facets, employmentType, workType, hoursPerWeek, hourlyPay, flexibility } of read) {
    expect(facetsOf(facets)).toEqual({
      employmentType,
      workType,
      hoursPerWeek,
      payDollars: Math.min(127, Math.floor(hourlyPay)),
      flexibility,
    });
  }
});

test.each([
  ["workType=remote", 1],
  ["workType=remote&workType=hybrid&employmentType=project", 1],
  ["employmentType=project", 1],
  ["workType=on-site", 0],
  ["workType=remote&employmentType=consulting", 0],
])("finds a rare word with a common kind of work by its row: %s", async (kinds, fitting) => {
  const {
    jobs: found,
    total,
    counts,
  } = await searchJobs(db, readJobSearch(new URLSearchParams(`q=falconer&${kinds}`)), platform.clock.now());
  expect({ found: found.map(({ title }) => title), total }).toEqual({
    found: fitting === 1 ? ["Falconer"] : [],
    total: fitting,
  });
  // A filter's counts respect all other filters, and this one alone would include the falconer.
  expect(counts.workTypes.remote).toBe(kinds.includes("consulting") ? 0 : 1);
});
