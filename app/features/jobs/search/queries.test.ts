import { expect, test, vi } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import type { JobInput } from "../schema.ts";
import { searchJobs } from "./queries.server.ts";
import { type Cursor, PAGE_SIZE } from "./rules.ts";
import { readJobSearch, searchQuery } from "./schema.ts";
import { refreshSearch } from "./words/commands.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;
const by = await anEmployer(platform);

const QUIET: Partial<JobInput> = {
  company: "Northlane",
  description: "A calm place to work, a few people who know what they do, and nobody who counts the minutes.",
  industry: "Energy",
  location: "Duluth, Minnesota",
  skills: [],
};

const MARKET: Array<Partial<JobInput> & { title: string }> = [
  { title: "Payroll Manager", skills: ["Month-end close"], employmentType: "full-time", workType: "on-site" },
  {
    title: "Staff Accountant",
    industry: "Finance",
    employmentType: "part-time",
    workType: "remote",
    location: "Remote",
  },
  { title: "Head of Finance", skills: ["Payroll"], employmentType: "consulting", workType: "hybrid" },
  { title: "Night Porter", location: "Asheville, North Carolina", employmentType: "project", workType: "on-site" },
  { title: "C++ Mentor", skills: ["C++", "SAP/PM"], employmentType: "consulting", workType: "remote" },
  { title: "IT Support", industry: "Information Technology", employmentType: "part-time", workType: "hybrid" },
  { title: "Café Steward", description: `${QUIET.description} The payroll clerk sits next door.`, workType: "on-site" },
  { title: "100% Recycling Lead", company: "Kestrel_Row", workType: "on-site", employmentType: "full-time" },
];
for (const [index, job] of MARKET.entries()) {
  platform.clock.set(`2026-11-${String(index + 1).padStart(2, "0")}T10:00:00Z`);
  await aJob(platform, { by, ...QUIET, employmentType: "part-time", workType: "remote", ...job });
}
const hidden = await aJob(platform, { by, ...QUIET, title: "Hidden Payroll Accountant", skills: ["Payroll"] });
await stepJob(platform, by, { jobId: hidden.id, step: "close", from: "live" });

function search(query: string) {
  return searchJobs(db, readJobSearch(new URLSearchParams(query)), platform.clock.now());
}

async function titles(query: string): Promise<string[]> {
  return (await search(query)).jobs.map(({ title }) => title);
}

test("without words, every open job comes, newest first", async () => {
  const found = await search("");
  expect(found.total).toBe(MARKET.length);
  expect(found.jobs.map(({ title }) => title)).toEqual(MARKET.map(({ title }) => title).toReversed());
});

test("a word in the title comes before one in the skills, and that before one in the text", async () => {
  expect(await titles("q=payroll")).toEqual(["Payroll Manager", "Head of Finance", "Café Steward"]);
});

test.each([
  ["stems", "q=manage", "Payroll Manager"],
  ["the beginning of the last word", "q=staff accou", "Staff Accountant"],
  ["a stem while it is being typed", "q=month end clos", "Payroll Manager"],
  ["skills", "q=month-end", "Payroll Manager"],
  ["the company", "q=kestrel", "100% Recycling Lead"],
  ["the industry", "q=information technology", "IT Support"],
  ["the place", "q=asheville", "Night Porter"],
  ["without accents", "q=cafe", "Café Steward"],
  ["with accents nobody wrote", "q=áccountánt", "Staff Accountant"],
  ["in any case", "q=NIGHT PORTER", "Night Porter"],
  ["a whole sentence", "q=where can I be a night porter", "Night Porter"],
  ["weak words do not count", "q=the head of the finance", "Head of Finance"],
  ["short names", "q=it", "IT Support"],
  ["phrases", 'q="staff accountant"', "Staff Accountant"],
  ["half a name with a slash", "q=sap", "C++ Mentor"],
])("keywords: %s", async (_, query, title) => {
  const found = await search(query);
  expect(found.corrected).toBeNull();
  expect(found.jobs.map((job) => job.title)).toContain(title);
});

test("all words are wanted, and or gives alternatives", async () => {
  expect(await titles("q=night accountant")).toEqual([]);
  expect((await titles("q=porter or accountant")).toSorted()).toEqual(["Night Porter", "Staff Accountant"]);
  expect((await titles("q=porter, steward or accountant")).toSorted()).toEqual([
    "Café Steward",
    "Night Porter",
    "Staff Accountant",
  ]);
});

test("a phrase keeps its order", async () => {
  expect(await titles('q="manager payroll"')).toEqual([]);
  expect(await titles("q=manager payroll")).toEqual(["Payroll Manager"]);
});

test.each([
  ["q=acountant", "Staff Accountant"],
  ["q=payrol manger", "Payroll Manager"],
  ["q=recyling", "100% Recycling Lead"],
  ["q=stewart", "Café Steward"],
  ["q=asheveile", "Night Porter"],
  ["q=potrer", "Night Porter"],
  ["q=nihgt porter", "Night Porter"],
])("a misspelling finds what is close, and says so: %s", async (query, title) => {
  const found = await search(query);
  expect(found.corrected).not.toBeNull();
  expect(found.jobs[0]?.title).toBe(title);
});

test("a corrected search still keeps out, and still allows, what was said", async () => {
  expect(await search("q=acountant -staff")).toMatchObject({ total: 0, corrected: null });
  const { jobs, corrected } = await search("q=acountant, porter or steward");
  expect(corrected).toBe(null);
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(["Café Steward", "Night Porter"]);
  expect(await search("q=acountant -porter")).toMatchObject({
    total: 1,
    corrected: { from: "acountant -porter", to: "accountant -porter" },
  });
});

test("a misspelt word in the wrong place: the advice is about the word that was meant", async () => {
  const found = await search("q=acountant&where=asheville");
  expect(found).toMatchObject({ total: 0, corrected: null });
  expect(found.advice).toContainEqual({ drop: "place", total: 1, isMore: false });
});

test("letters with accents are found with them and without", async () => {
  const { id } = await aJob(platform, { by, ...QUIET, title: "Łódź Choir Master", company: "Dvořák Hall" });
  expect(await titles("q=dvořák")).toEqual(["Łódź Choir Master"]);
  expect(await titles("q=DVOŘÁK+łódź")).toEqual(["Łódź Choir Master"]);
  expect(await titles("q=dvorak+lodz")).toEqual(["Łódź Choir Master"]);
  await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("nonsense finds nothing, not something", async () => {
  const found = await search("q=xqzzyvw");
  expect(found).toMatchObject({ total: 0, jobs: [], corrected: null, advice: [] });
});

test("filters of one kind add up, of two kinds narrow down", async () => {
  expect((await search("employmentType=consulting")).total).toBe(2);
  expect((await search("employmentType=consulting&employmentType=project")).total).toBe(3);
  expect((await search("employmentType=consulting&workType=remote")).total).toBe(1);
  expect(await titles("q=payroll&workType=hybrid&where=duluth")).toEqual(["Head of Finance"]);
});

test("contract means consulting or project", async () => {
  expect((await titles("employmentType=contract")).toSorted()).toEqual([
    "C++ Mentor",
    "Head of Finance",
    "Night Porter",
  ]);
});

test("the place narrows by the beginning of each word, and Remote is a place", async () => {
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
])("a way of working among the words is what the form says: %s", async (query, byFilter) => {
  const found = await titles(query);
  const filtered = await titles(byFilter);
  expect(filtered.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(filtered));
});

test("a way of working is kept out as well, and what is quoted is meant as typed", async () => {
  expect(await titles("q=payroll -hybrid")).toEqual(
    (await titles("q=payroll")).filter((title) => title !== "Head of Finance"),
  );
  expect(await titles('q="remote"')).not.toContain("C++ Mentor");
});

test("a way of working is no misspelling, however near a word comes to it", async () => {
  const near = await aJob(platform, { by, ...QUIET, title: "Hybrix Porter", workType: "on-site" });
  expect(await search("q=hybrid porter")).toMatchObject({ total: 0, corrected: null });
  await stepJob(platform, by, { jobId: near.id, step: "close", from: "live" });
});

test("a place that nobody has is corrected, and the page says so", async () => {
  const found = await search("q=porter&where=ashevlile");
  expect(found).toMatchObject({ total: 1, corrected: { from: "ashevlile", to: "asheville" } });
  expect(found.jobs[0]?.title).toBe("Night Porter");
  expect(await search("q=portre&where=ashevlile")).toMatchObject({
    corrected: { from: "portre, ashevlile", to: "porter, asheville" },
  });
  expect(await search("where=zqxw")).toMatchObject({ total: 0, corrected: null });
});

test("a state is found by its name and by its letters, whichever the job has", async () => {
  const named = await aJob(platform, { by, ...QUIET, title: "Adobe Mason", location: "Tucson, Arizona" });
  const short = await aJob(platform, { by, ...QUIET, title: "Adobe Painter", location: "Yuma, AZ" });
  for (const where of ["az", "AZ", "arizona"]) {
    expect(await titles(`where=${where}`), where).toEqual(["Adobe Painter", "Adobe Mason"]);
  }
  expect(await titles("where=Tucson, AZ")).toEqual(["Adobe Mason"]);
  expect(await titles("where=yuma arizona")).toEqual(["Adobe Painter"]);
  for (const { id } of [named, short]) await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("of several words that no job has together, the advice names those to leave out", async () => {
  const { total, advice } = await search("q=accountant in asheville");
  expect(total).toBe(0);
  expect(advice).toContainEqual({ drop: "word", word: "asheville", total: 1, isMore: false });
  expect(advice).toContainEqual({ drop: "word", word: "accountant", total: 1, isMore: false });
});

test.each(["%", "_", "🎉", '"" ""'])("signs that no job has find nothing, and nothing is counted: %s", async (sign) => {
  const found = await search(`q=${encodeURIComponent(sign)}`);
  const isThere = MARKET.some(({ title, ...job }) => `${title} ${"company" in job ? job.company : ""}`.includes(sign));
  expect(found.total).toBe(isThere ? 1 : 0);
  expect(found.jobs.length).toBe(found.total);
  expect(Object.values(found.counts.workTypes).reduce((sum, jobs) => sum + jobs, 0)).toBe(found.total);
});

test("each filter value is counted as if it were the only one of its kind", async () => {
  const { counts, total } = await search("employmentType=consulting&workType=remote");
  expect(total).toBe(1);
  expect(counts?.employmentTypes).toEqual({ "full-time": 0, "part-time": 1, consulting: 1, project: 0 });
  expect(counts?.workTypes).toEqual({ remote: 1, hybrid: 1, "on-site": 0 });
});

test("when nothing fits, the advice names the filters that would help, most useful first", async () => {
  const none = await search("q=payroll&employmentType=project&workType=hybrid");
  expect(none.total).toBe(0);
  expect(none.corrected).toBeNull();
  expect(none.advice).toEqual([{ drop: "employmentTypes", total: 1, isMore: false }]);
  expect((await search("q=accountant&where=asheville")).advice).toEqual([
    { drop: "place", total: 1, isMore: false },
    { drop: "keywords", total: 1, isMore: false },
  ]);
});

test("a closed job is never found", async () => {
  for (const query of [
    "",
    "q=hidden",
    "q=Hidden+Payrol",
    "q=hiden",
    "where=duluth",
    "sort=pay",
    "q=hidden&sort=newest",
  ]) {
    expect(await titles(query)).not.toContain(hidden.title);
  }
});

test("hostile texts mean what they say, and never break anything", async () => {
  const hostile = [
    "%",
    "_",
    "\\",
    "'",
    '"',
    "''';--",
    ",is_active.eq.false",
    "' or is_active = false --",
    "& | ! <-> :* ()",
    "a:*b & (c",
    "!!!!",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u2028",
    "*".repeat(500),
    "(".repeat(10_240),
    "payroll ".repeat(1_280),
    "a".repeat(10_240),
    "пароль 工資 راتب 🎉",
    "-payroll",
    "or or or",
    "the of and",
    '"unclosed payroll',
    "\u202eroyalties\u202c שכר 👩🏽‍🦳",
    '" " "',
  ];
  for (const text of hostile) {
    for (const name of ["q", "where", "after", "before", "sort", "workType", "employmentType"]) {
      const found = await searchJobs(db, readJobSearch(new URLSearchParams([[name, text]])), platform.clock.now());
      expect(found.jobs.map(({ id }) => id)).not.toContain(hidden.id);
    }
  }
  expect(await titles("q=%25")).toEqual(["100% Recycling Lead"]);
  expect(await titles("q=_")).toEqual(["100% Recycling Lead"]);
  expect(await titles("q=%5C")).toEqual([]);
  expect(await titles("where=%25")).toEqual([]);
});

test("C++ is not everything that begins with C", async () => {
  expect(await titles("q=C%2B%2B")).toEqual(["C++ Mentor"]);
});

test("highest pay compares what an hour pays", async () => {
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

test("walking the pages shows every job once, forwards and backwards, also among equal times", async () => {
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

test("the first page has nothing before it, the last nothing behind it", async () => {
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

test("a cursor from nowhere is the first page", async () => {
  const first = await titles("where=harbour");
  for (const cursor of ["x", "1_2", "0_99999999999999_x", `0_0_00000000-0000-7000-8000-000000000000`]) {
    expect(await titles(`where=harbour&after=${cursor}`), cursor).toEqual(first);
  }
});

test.each([
  // Words; counts; the page.
  ["", 3, true],
  ["q=payroll", 3, true],
  ["q=harbour&sort=pay&workType=remote&where=harbour", 3, true],
  ["q=-xqzzyvw+payroll", 3, true],
  // A word that no job has is not looked for: words and their correction, then three for what was meant.
  ["q=acountant", 5, true],
  ["q=xqzzyvw", 2, false],
])("the search %o takes %i statements, however much it finds", async (query, count, isFound) => {
  const statements = vi.spyOn(Object.getPrototypeOf(db._.session), "prepareQuery");
  expect((await search(query)).total > 0).toBe(isFound);
  expect(statements).toHaveBeenCalledTimes(count);
  statements.mockRestore();
});

test("hours, pay, flexibility, industry and age narrow the search, each counted without itself", async () => {
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

test("a minus keeps a word or a phrase out", async () => {
  expect((await titles("q=payroll+-manager")).toSorted()).toEqual(["Café Steward", "Head of Finance"]);
  expect(await titles('q=payroll+-"head+of+finance"')).toEqual(["Payroll Manager", "Café Steward"]);
  expect(await titles("q=-lighthouse+-harbour+-payroll+-ropes+-beekeeping")).toEqual(
    expect.arrayContaining(["Night Porter", "Staff Accountant"]),
  );
});

test("synonyms find each other", async () => {
  expect(await titles("q=information+technology+support")).toContain("IT Support");
});

test("a spelling that few use is doubted, and the common one offered", async () => {
  await aJob(platform, { ...QUIET, by, title: "Acountant for a Season" });
  await aJob(platform, { ...QUIET, by, title: "Tax Accountant" });
  const few = await search("q=acountant");
  expect(few.total).toBe(1);
  expect(few.didYouMean).toBeNull();
  const words = Array.from({ length: 21 }, (_, n) => aJob(platform, { ...QUIET, by, title: `Accountant number ${n}` }));
  await Promise.all(words);
  await refreshSearch(platform);
  expect((await search("q=acountant")).didYouMean).toBe("accountant");
  await aJob(platform, { ...QUIET, by, title: "Acountant at Sea", location: "Juneau, Alaska" });
  expect(await search("q=acountant&where=juneau")).toMatchObject({ total: 1, didYouMean: null });
  expect((await search('q="acountant"')).didYouMean).toBeNull();
});

test("a word finds what has it as a stem, in the title before the skills before the text", async () => {
  const jobs: Array<Partial<JobInput>> = [
    { title: "Environmental Planner" },
    { title: "Field Planner", skills: ["Environmental audits"] },
    { title: "Site Planner", description: `${QUIET.description} Environmental rules are kept.` },
  ];
  for (const [index, job] of jobs.entries()) {
    platform.clock.set(`2026-12-0${index + 1}T10:00:00Z`);
    await aJob(platform, { by, ...QUIET, ...job });
  }
  // A full stop says that the word is finished: nothing that it only begins is looked for.
  for (const query of ["q=environment.", "q=environmental.", "q=environment"]) {
    expect(await titles(query)).toEqual(["Environmental Planner", "Field Planner", "Site Planner"]);
  }
});
