import { expect, test } from "vitest";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openSearchMarket, QUIET } from "#test/search-market.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { jobsText } from "./labels.ts";
import { readJobSearch } from "./schema.ts";
import { viewOf } from "./view-labels.ts";

const { platform, by, search, titles } = await openSearchMarket();

// Clauses 7.2-5.
test("values of one filter are alternatives", async () => {
  expect((await search("employmentType=consulting")).total).toBe(2);
  expect((await search("employmentType=consulting&employmentType=project")).total).toBe(3);
});

test("different filters combine", async () => {
  expect((await search("employmentType=consulting&workType=remote")).total).toBe(1);
  expect(await titles("q=payroll&workType=hybrid&where=duluth")).toEqual(["Head of Finance"]);
});

// Clauses D61.
test("contract means consulting or project", async () => {
  expect((await titles("employmentType=contract")).toSorted()).toEqual([
    "C++ Mentor",
    "Head of Finance",
    "Night Porter",
  ]);
});

test('the location matches the beginning of each word, "Remote" included', async () => {
  expect(await titles("where=ashe")).toEqual(["Night Porter"]);
  expect(await titles("where=north+asheville")).toEqual(["Night Porter"]);
  expect((await search("where=heville")).corrected).toEqual({ from: "heville", to: "asheville" });
  expect((await titles("where=remote")).toSorted()).toEqual(["C++ Mentor", "Staff Accountant"]);
});

test.each([
  ["q=remote", "workType=remote"],
  ["q=accountant remote", "q=accountant&workType=remote"],
  ["q=accountant work from home", "q=accountant&workType=remote"],
  ["q=hybrid finance", "q=finance&workType=hybrid"],
  ["q=on-site steward", "q=steward&workType=on-site"],
  ["q=part time support", "q=support&employmentType=part-time"],
  ["q=recycling full-time", "q=recycling&employmentType=full-time"],
])("a way of working in words equals its filter: %s", async (query, byFilter) => {
  const found = await titles(query);
  const filtered = await titles(byFilter);
  expect(filtered.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(filtered));
});

test("a way of working can be excluded, and is literal in quotes", async () => {
  expect(await titles("q=payroll -hybrid")).toEqual(
    (await titles("q=payroll")).filter((title) => title !== "Head of Finance"),
  );
  expect(await titles('q="remote"')).not.toContain("C++ Mentor");
});

test("does not correct a way of working as a misspelling", async () => {
  const near = await aJob(platform, { by, ...QUIET, title: "Hybrix Porter", workType: "on-site" });
  expect(await search("q=hybrid porter")).toMatchObject({ total: 0, corrected: null });
  await stepJob(platform, by, { jobId: near.id, step: "close", from: "live" });
});

test("corrects an unknown place and says so", async () => {
  const found = await search("q=porter&where=ashevlile");
  expect(found).toMatchObject({ total: 1, corrected: { from: "ashevlile", to: "asheville" } });
  expect(found.jobs[0]?.title).toBe("Night Porter");
  expect(await search("q=portre&where=ashevlile")).toMatchObject({
    corrected: { from: "portre, ashevlile", to: "porter, asheville" },
  });
  expect(await search("where=zqxw")).toMatchObject({ total: 0, corrected: null });
});

test("finds a state by name and by letters, whichever the job has", async () => {
  const named = await aJob(platform, { by, ...QUIET, title: "Adobe Mason", location: "Tucson, Arizona" });
  const short = await aJob(platform, { by, ...QUIET, title: "Adobe Painter", location: "Yuma, AZ" });
  for (const where of ["az", "AZ", "arizona"]) {
    expect(await titles(`where=${where}`), where).toEqual(["Adobe Painter", "Adobe Mason"]);
  }
  expect(await titles("where=Tucson, AZ")).toEqual(["Adobe Mason"]);
  expect(await titles("where=yuma arizona")).toEqual(["Adobe Painter"]);
  for (const { id } of [named, short]) await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("counts each filter value as the only one of its filter", async () => {
  const { counts, total } = await search("employmentType=consulting&workType=remote");
  expect(total).toBe(1);
  expect(counts?.employmentTypes).toEqual({ "full-time": 0, "part-time": 1, consulting: 1, project: 0 });
  expect(counts?.workTypes).toEqual({ remote: 1, hybrid: 1, "on-site": 0 });
});

test("advises which filters to drop if nothing matches, most useful first", async () => {
  const none = await search("q=payroll&employmentType=project&workType=hybrid");
  expect(none.total).toBe(0);
  expect(none.corrected).toBeNull();
  expect(none.advice).toEqual([{ drop: "employmentTypes", total: 1, isMore: false }]);
  expect((await search("q=accountant&where=asheville")).advice).toEqual([
    { drop: "place", total: 1, isMore: false },
    { drop: "keywords", total: 1, isMore: false },
  ]);
});

test.each([
  "q=accountant in asheville",
  "q=acountant in asheville",
  "q=acountant&where=asheville",
  "q=portre&where=ashevlile&workType=remote",
  "q=payroll&employmentType=project&workType=hybrid",
])("each link of the advice finds what it promises: %s", async (query) => {
  const { advice } = viewOf("public", readJobSearch(new URLSearchParams(query)), await search(query));
  expect(advice.length).toBeGreaterThan(0);
  for (const link of advice) expect(link.text).toContain(`: ${jobsText((await search(link.query)).total, false)}`);
});

test.each([
  ["q=accountant&where=asheville", "There are jobs that fit everything but this:"],
  ["q=acountant&where=asheville", "There are jobs that fit everything but this, with “accountant” for “acountant”:"],
  [
    "q=portre&where=ashevlile&workType=remote",
    "There are jobs that fit everything but this, with “porter” for “portre” and “asheville” for “ashevlile”:",
  ],
  ["q=xqzzyvw", "Check the spelling, use fewer words, or try a more general one."],
])("for %s, which finds nothing, the advice says: %s", async (query, text) => {
  expect(viewOf("public", readJobSearch(new URLSearchParams(query)), await search(query)).adviceText).toBe(text);
});

test("hours, pay, flexibility, industry, and age filter, with their own counts", async () => {
  const own = await anEmployer(platform);
  platform.clock.set("2027-01-10T10:00:00Z");
  const job = { ...QUIET, by: own, title: "Lighthouse Keeper", industry: "Sea and Shore", payUnit: "hour" } as const;
  await aJob(platform, { ...job, hoursPerWeek: 8, payRangeMax: 25, flexibility: ["seasonal"] });
  platform.clock.set("2027-01-19T10:00:00Z");
  await aJob(platform, { ...job, hoursPerWeek: 20, payRangeMax: 60, flexibility: ["job-share", "seasonal"] });
  await aJob(platform, { ...job, hoursPerWeek: 38, payRangeMax: 90, industry: "Lamps", flexibility: [] });
  const totalOf = async (query: string) => (await search(`q=lighthouse&${query}`)).total;
  expect(await totalOf("hours=10")).toBe(1);
  expect(await totalOf("hours=10&hours=20")).toBe(2);
  expect(await totalOf("pay=50")).toBe(2);
  expect(await totalOf("pay=75")).toBe(1);
  expect(await totalOf("flexibility=seasonal")).toBe(2);
  expect(await totalOf("industry=sea-and-shore")).toBe(2);
  expect(await totalOf("posted=7")).toBe(2);
  expect(await totalOf("posted=30")).toBe(3);
  const { counts, total } = await search("q=lighthouse&hours=20&pay=50");
  expect(total).toBe(1);
  expect(counts.isWhole).toBe(true);
  expect(counts.hours).toEqual({ 10: 0, 20: 1, 30: 0, 40: 1 });
  expect(counts.minPay).toEqual({ 20: 1, 30: 1, 40: 1, 50: 1, 75: 0, 100: 0 });
  expect(counts.industries).toEqual([{ slug: "sea-and-shore", name: "Sea and Shore", jobs: 1 }]);
});
