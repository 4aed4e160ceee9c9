import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import type { JobInput } from "#app/features/jobs/schema.ts";
import { aJob } from "#test/jobs.ts";
import { MARKET, openSearchMarket, QUIET } from "#test/search-market.ts";
import { refreshSearch } from "./refresh.server.ts";

const { platform, by, closed, search, titles } = await openSearchMarket();

// Clauses 7.2-5.
test("without words, finds every open job, newest first", async () => {
  const found = await search("");
  expect(found.total).toBe(MARKET.length);
  expect(found.jobs.map(({ title }) => title)).toEqual(MARKET.map(({ title }) => title).toReversed());
});

test("ranks matches in the title before skills before text", async () => {
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

test('all words are required, and "or" gives alternatives', async () => {
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

test("finds a phrase with stop words in the long text", async () => {
  const { id } = await aJob(platform, { by, ...QUIET, description: "You will run one of the oldest presses in town." });
  for (const [phrase, total] of [
    ["one of the oldest", 1],
    ["oldest presses in town", 1],
    ["run one of the old", 0],
    ["oldest of the one", 0],
    ["one in the old oldest", 0],
  ] as const) {
    expect((await search(`q="${phrase}"`)).total, phrase).toBe(total);
  }
  expect((await search("q=one-of-the-old")).total).toBe(1);
  await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("finds the text that a possessive was copied from", async () => {
  const { id } = await aJob(platform, {
    by,
    ...QUIET,
    description: "A neighbor's license, and some of a giant’s patience.",
  });
  for (const word of ["neighbor's", "giant’s", "neighbor's license", '"neighbor\'s license"', "neighbors"]) {
    expect((await search(`q=${encodeURIComponent(word)}`)).jobs.map((job) => job.id)).toEqual([id]);
  }
  await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("a stop word beside one other word counts as a word", async () => {
  const manager = await aJob(platform, { by, ...QUIET, title: "IT Manager", skills: [] });
  const nurse = await aJob(platform, { by, ...QUIET, title: "On-call Nurse", skills: [] });
  const agent = await aJob(platform, { by, ...QUIET, title: "Call Center Agent", skills: [] });
  expect(await titles('q="it manager"')).toEqual(["IT Manager"]);
  expect(await titles("q=it-manager")).toEqual(["IT Manager"]);
  expect(await titles('q="manager it"')).toEqual([]);
  expect(await titles("q=on-call")).toEqual(["On-call Nurse"]);
  expect(await titles('q=manager -"it manager"')).toEqual(["Payroll Manager"]);
  expect(await titles("q=-it-manager")).toContain("Payroll Manager");
  for (const { id } of [manager, nurse, agent]) await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("counts title matches of an unfinished word, however common", async () => {
  const { id } = await aJob(platform, { by, ...QUIET, title: "Zumba Teacher", skills: [] });
  const { db } = platform;
  const others = Array.from({ length: 25 }, (_, index) => `zu${String.fromCharCode(97 + index)}x`);
  await db.execute(sql`insert into job_words (word, jobs) select unnest(${sql.param(others)}::text[]), 9`);
  for (const query of ["q=zu", "q=zu&sort=newest"]) {
    const { total, jobs } = await search(query);
    expect([total, jobs.map(({ title }) => title)], query).toEqual([1, ["Zumba Teacher"]]);
  }
  await db.execute(sql`delete from job_words where word = any(${sql.param(others)}::text[])`);
  await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test.each([
  ["q=acountant", "Staff Accountant"],
  ["q=payrol maneger", "Payroll Manager"],
  ["q=recyling", "100% Recycling Lead"],
  ["q=stewart", "Café Steward"],
  ["q=asheveile", "Night Porter"],
  ["q=potrer", "Night Porter"],
  ["q=nihgt porter", "Night Porter"],
])("a misspelling finds close words and says so: %s", async (query, title) => {
  const found = await search(query);
  expect(found.corrected).not.toBeNull();
  expect(found.jobs[0]?.title).toBe(title);
});

test("a corrected search keeps its exclusions and alternatives", async () => {
  const without = await search("q=acountant -staff");
  expect(without).toMatchObject({ total: 0, corrected: { from: "acountant -staff", to: "accountant -staff" } });
  expect(without.close.map(({ job }) => job.title)).not.toContain("Staff Accountant");
  const { jobs, corrected } = await search("q=acountant, porter or steward");
  expect(corrected).toBe(null);
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(["Café Steward", "Night Porter"]);
  expect(await search("q=acountant -porter")).toMatchObject({
    total: 1,
    corrected: { from: "acountant -porter", to: "accountant -porter" },
  });
});

test("advises on the corrected word if the location finds nothing", async () => {
  const found = await search("q=acountant&where=asheville");
  expect(found).toMatchObject({ total: 0, corrected: { from: "acountant", to: "accountant" } });
  expect(found.close.map(({ job, missing }) => [job.title, missing])).toEqual([
    ["Staff Accountant", ["in Asheville (it's remote)"]],
  ]);
  expect(found.advice).toContainEqual({ drop: "place", total: 1, isMore: false });
});

test("finds words with and without accents", async () => {
  const { id } = await aJob(platform, { by, ...QUIET, title: "Łódź Choir Master", company: "Dvořák Hall" });
  expect(await titles("q=dvořák")).toEqual(["Łódź Choir Master"]);
  expect(await titles("q=DVOŘÁK+łódź")).toEqual(["Łódź Choir Master"]);
  expect(await titles("q=dvorak+lodz")).toEqual(["Łódź Choir Master"]);
  await stepJob(platform, by, { jobId: id, step: "close", from: "live" });
});

test("finds nothing for nonsense", async () => {
  const found = await search("q=xqzzyvw");
  expect(found).toMatchObject({ total: 0, jobs: [], corrected: null, advice: [] });
});

test("advises which of several words to leave out", async () => {
  const { total, advice } = await search("q=accountant in asheville");
  expect(total).toBe(0);
  expect(advice).toContainEqual({ drop: "word", word: "asheville", total: 1, isMore: false });
  expect(advice).toContainEqual({ drop: "word", word: "accountant", total: 1, isMore: false });
});

test.each(["%", "_", "🎉", '"" ""'])("finds and counts nothing for unused symbols: %s", async (sign) => {
  const found = await search(`q=${encodeURIComponent(sign)}`);
  const isThere = MARKET.some(({ title, ...job }) => `${title} ${"company" in job ? job.company : ""}`.includes(sign));
  expect(found.total).toBe(isThere ? 1 : 0);
  expect(found.jobs.length).toBe(found.total);
  expect(Object.values(found.counts.workTypes).reduce((sum, jobs) => sum + jobs, 0)).toBe(found.total);
});

test("excludes synonyms of an excluded word too", async () => {
  expect(await titles("q=support")).toContain("IT Support");
  expect(await titles('q=support -"information technology"')).not.toContain("IT Support");
  expect(await titles("q=-it")).not.toContain("IT Support");
});

test("never finds a closed job", async () => {
  for (const query of [
    "",
    "q=hidden",
    "q=Hidden+Payrol",
    "q=hiden",
    "where=duluth",
    "sort=pay",
    "q=hidden&sort=newest",
  ]) {
    expect(await titles(query)).not.toContain(closed.title);
  }
});

test("takes hostile texts literally", async () => {
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
      const found = await search(new URLSearchParams([[name, text]]));
      expect(found.jobs.map(({ id }) => id)).not.toContain(closed.id);
    }
  }
  expect(await titles("q=%25")).toEqual(["100% Recycling Lead"]);
  expect(await titles("q=_")).toEqual(["100% Recycling Lead"]);
  expect(await titles("q=%5C")).toEqual([]);
  expect(await titles("where=%25")).toEqual([]);
});

test("C++ does not match everything that begins with C", async () => {
  expect(await titles("q=C%2B%2B")).toEqual(["C++ Mentor"]);
});

test("a minus excludes a word or a phrase", async () => {
  expect((await titles("q=payroll+-manager")).toSorted()).toEqual(["Café Steward", "Head of Finance"]);
  expect(await titles('q=payroll+-"head+of+finance"')).toEqual(["Payroll Manager", "Café Steward"]);
  expect(await titles("q=-lighthouse+-harbour+-payroll+-ropes+-beekeeping")).toEqual(
    expect.arrayContaining(["Night Porter", "Staff Accountant"]),
  );
});

test("synonyms find each other", async () => {
  expect(await titles("q=information+technology+support")).toContain("IT Support");
});

test("suggests the common spelling of a rare one", async () => {
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

test("finds words by stem, title before skills before text", async () => {
  const jobs: Array<Partial<JobInput>> = [
    { title: "Ceremonial Planner" },
    { title: "Field Planner", skills: ["Ceremonial audits"] },
    { title: "Site Planner", description: `${QUIET.description} Ceremonial rules are kept.` },
  ];
  for (const [index, job] of jobs.entries()) {
    platform.clock.set(`2026-12-0${index + 1}T10:00:00Z`);
    await aJob(platform, { by, ...QUIET, ...job });
  }
  // A period marks the word as finished, so no completions are searched for.
  for (const query of ["q=ceremony.", "q=ceremonial.", "q=ceremony"]) {
    expect(await titles(query)).toEqual(["Ceremonial Planner", "Field Planner", "Site Planner"]);
  }
});
