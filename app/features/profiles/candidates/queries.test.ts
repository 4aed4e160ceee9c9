import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { IS_THOROUGH } from "#test/thoroughness.ts";
import { stepJob } from "../../jobs/lifecycle/commands.server.ts";
import { refreshCandidateSearch } from "./commands.server.ts";
import { searchCandidates } from "./queries.server.ts";
import { candidateParams, candidateSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const recruiter = await anEmployer(platform);

type Said = Partial<Parameters<typeof aProfile>[1]>;

let minute = 0;

async function aPerson(fullName: string, said: Said = {}) {
  const senior = await aSenior(platform);
  minute += 1;
  platform.clock.set(new Date(Date.UTC(2026, 10, 20, 10, minute)));
  await aProfile(platform, { of: senior.viewer, bio: "Plain words.", skills: [], ...said, fullName });
  return senior.viewer;
}

async function found(query: string, as = recruiter): Promise<string[]> {
  const list = await searchCandidates(platform, as, candidateSearchFrom(new URLSearchParams(query)));
  expect(list.total).toBeGreaterThanOrEqual(list.rows.length);
  return list.rows.map(({ fullName }) => fullName);
}

await aPerson("Desmond Oakhurst", { skills: ["Supplier audit", "IFRS"], yearsExperience: 31, availabilityHours: 24 });
await aPerson("Inès Valdermoor", {
  bio: "I led audits of foundries, and the representation of their buyers.",
  workPreference: "hybrid",
  yearsExperience: 12,
  availabilityHours: 15,
  place: "São Paulo Heights, NY",
});
await aPerson("Leonora Pask", {
  skills: ["C++", "Maintenance planning"],
  workPreference: "on-site",
  yearsExperience: 3,
  availabilityHours: 40,
  place: "St. Paul, MN 55101",
});
await aPerson("Hidden Holloway", { isVisible: false, skills: ["Supplier audit"] });
await aPerson("Busy Burrow", { availabilityHours: 0 });

// Clauses 2.6-26, 2.6-29, 7.2-21.
test.each([
  ["", ["Leonora Pask", "Inès Valdermoor", "Desmond Oakhurst"]],
  ["q=oakhurst", ["Desmond Oakhurst"]],
  ["q=ines", ["Inès Valdermoor"]],
  ["q=INÈS+valder", ["Inès Valdermoor"]],
  // An occupation read from a profile counts as much as a skill.
  ["q=audit", ["Inès Valdermoor", "Desmond Oakhurst"]],
  ["q=audit&sort=newest", ["Inès Valdermoor", "Desmond Oakhurst"]],
  ["q=audit&sort=__proto__", ["Inès Valdermoor", "Desmond Oakhurst"]],
  // A skill ranks before the text, however old.
  ["q=foundries+or+ifrs", ["Desmond Oakhurst", "Inès Valdermoor"]],
  ["q=%22supplier+audit%22", ["Desmond Oakhurst"]],
  ["q=%22led+audits%22", ["Inès Valdermoor"]],
  ["q=-audit", ["Leonora Pask"]],
  ["q=%22planning+of+maintenance%22", []],
  ["q=%22representation+of+their+buyers%22", ["Inès Valdermoor"]],
  ["q=audit+foundries", ["Inès Valdermoor"]],
  ["q=represent.", ["Inès Valdermoor"]],
  ["q=maintenance-planning", ["Leonora Pask"]],
  ["q=udit", []],
  ["q=holloway", []],
  ["q=burrow", []],
  ["q=%25", []],
  ["q=_", []],
  ["q=%2B%2B", ["Leonora Pask"]],
  ["q='+or+1=1--", []],
  ["minYears=12", ["Inès Valdermoor", "Desmond Oakhurst"]],
  ["minYears=5", ["Inès Valdermoor", "Desmond Oakhurst"]],
  ["minYears=20", ["Desmond Oakhurst"]],
  ["workType=on-site", ["Leonora Pask"]],
  ["workType=anywhere", ["Leonora Pask", "Inès Valdermoor", "Desmond Oakhurst"]],
  ["minHours=24", ["Leonora Pask", "Desmond Oakhurst"]],
  ["minHours=4000", ["Leonora Pask"]],
  ["place=duluth", ["Desmond Oakhurst"]],
  ["place=Minnesota", ["Leonora Pask", "Desmond Oakhurst"]],
  ["place=mn", ["Leonora Pask", "Desmond Oakhurst"]],
  ["place=minn", ["Leonora Pask", "Desmond Oakhurst"]],
  ["place=St.+Paul,+Minnesota", ["Leonora Pask"]],
  ["place=paul", ["Leonora Pask", "Inès Valdermoor"]],
  ["place=sao+paulo,+new+york", ["Inès Valdermoor"]],
  ["place=paul&workType=hybrid", ["Inès Valdermoor"]],
  ["place=duluth,+oregon", []],
  ["place=St.+Paul,+MN+55101", ["Leonora Pask"]],
  ["place=55101", ["Leonora Pask"]],
  ["place=remote", ["Desmond Oakhurst"]],
  ["place=%25", []],
  ["place=,", ["Leonora Pask", "Inès Valdermoor", "Desmond Oakhurst"]],
  ["q=duluth", []],
  ["q=~lduluth", []],
  ["q=audit&workType=hybrid&minHours=15&minYears=10", ["Inès Valdermoor"]],
])("?%s finds %j", async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test("corrects unknown words by jobs and vocabulary, never by people", async () => {
  const search = async (query: string) =>
    await searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams(query)));
  expect((await search("q=mantenance+plans")).corrected).toEqual({ from: "mantenance plans", to: "maintenance plans" });
  const job = await aJob(platform, { by: recruiter, skills: ["Maintenance planning"] });
  const list = await search("q=mantenance+planning");
  expect(list.corrected).toEqual({ from: "mantenance planning", to: "maintenance planning" });
  expect(list.rows.map(({ fullName }) => fullName)).toEqual(["Leonora Pask"]);
  // Quoted words are literal; a filter without results is not a misspelling; a name is not a word of a job.
  for (const query of ["q=%22mantenance%22", "q=mantenance&minHours=41&workType=remote", "q=oakhurts"]) {
    expect(await search(query), query).toMatchObject({ total: 0, corrected: null });
  }
  await stepJob(platform, recruiter, { jobId: job.id, step: "close", from: "live" });
});

// Clauses 2.6-28.
test("if no one is found, advises what to leave out, with counts", async () => {
  const adviceOn = async (query: string, as = recruiter) => {
    const search = candidateSearchFrom(new URLSearchParams(query));
    const { advice, total } = await searchCandidates(platform, as, search);
    expect(total, query).toBe(0);
    for (const { total: promised, isMore, search: less } of advice) {
      const kept = await searchCandidates(platform, as, less);
      expect({ total: kept.total, isCapped: kept.isCapped }, query).toEqual({ total: promised, isCapped: isMore });
    }
    return advice.map(({ total: promised, ...less }) => [less.drop === "word" ? less.word : less.drop, promised]);
  };
  expect(await adviceOn("q=audit&workType=on-site&minHours=15")).toEqual([
    ["workType", 2],
    ["query", 1],
  ]);
  expect(await adviceOn("q=audit&place=duluth&minYears=20&minHours=33")).toEqual([["minHours", 1]]);
  expect(await adviceOn("q=oakhurst+foundries")).toEqual([
    ["oakhurst", 1],
    ["foundries", 1],
  ]);
  expect(await adviceOn("q=%22oakhurst+foundries%22&place=duluth")).toEqual([["query", 1]]);
  // No single change helps, or the search would become empty.
  expect(await adviceOn("q=foundries&place=duluth&workType=on-site")).toEqual([]);
  expect(await adviceOn("q=oakhurst-foundries")).toEqual([]);
  // Hidden people are not counted: without the place there would be one.
  expect(await adviceOn("q=holloway&place=duluth")).toEqual([["query", 1]]);
});

test("counts skills matches of an unfinished word, however common", async () => {
  await aPerson("Ottoline Reed", { skills: ["Zucchetto sewing"], availabilityHours: 30 });
  const others = Array.from({ length: 25 }, (_, index) => `zu${String.fromCharCode(97 + index)}x`);
  // As in a market where twenty-five words with this beginning are more common.
  await db.execute(sql`insert into profile_words (word, profiles) select unnest(${sql.param(others)}::text[]), 9`);
  for (const query of ["q=zu", "q=zu&minHours=30", "q=zu&sort=newest"]) {
    const list = await searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams(query)));
    expect([list.total, list.rows.map(({ fullName }) => fullName)], query).toEqual([1, ["Ottoline Reed"]]);
  }
  await db.execute(sql`delete from profile_words where word = any(${sql.param(others)}::text[])`);
});

test("corrections and advice reveal nothing of people hidden from the recruiter", async () => {
  const asked = "q=mantenance&place=bend";
  const answer = async () =>
    await searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams(asked)));
  const job = await aJob(platform, { by: recruiter, skills: ["Maintenance planning"] });
  const before = await answer();
  expect(before).toMatchObject({ total: 0, meant: "maintenance", advice: [{ drop: "place", total: 1 }] });
  const near = await aPerson("Ann Mantenance");
  await db
    .insert(messageBlocks)
    .values({ blockerId: near.id, blockedId: recruiter.id, createdAt: platform.clock.now() });
  await refreshCandidateSearch(platform);
  expect(await answer()).toEqual(before);
  await stepJob(platform, recruiter, { jobId: job.id, step: "close", from: "live" });
  await db.delete(users).where(eq(users.id, near.id));
});

test("shows years as a band, and nothing else of a person", async () => {
  const { rows } = await searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams("q=Desmond")));
  expect(rows).toEqual([
    {
      userId: expect.any(String),
      fullName: "Desmond Oakhurst",
      experience: "20+ years",
      availabilityHours: 24,
      workPreference: "remote",
      place: "Duluth, Minnesota",
      skills: ["Supplier audit", "IFRS"],
    },
  ]);
});

test("shows no one to an account that is not a recruiter's", async () => {
  const senior = await aSenior(platform);
  await expect(found("", senior.viewer)).rejects.toMatchObject({ code: "wrong-role" });
});

// Clauses D72.
test("pages repeat and miss no one, also among equal times", async () => {
  const names = Array.from({ length: 45 }, (_, index) => `Paged Person ${index}`);
  for (const name of names) {
    await aPerson(name);
    if (names.indexOf(name) % 3 > 0) minute -= 1;
  }
  const seen: string[] = [];
  let search = candidateSearchFrom(new URLSearchParams("q=paged"));
  for (let pages = 0; pages < 10; pages += 1) {
    const { rows, total, nextAfter } = await searchCandidates(platform, recruiter, search);
    expect(total).toBe(45);
    seen.push(...rows.map(({ fullName }) => fullName));
    if (!nextAfter) break;
    search = candidateSearchFrom(candidateParams({ ...search, after: nextAfter }));
  }
  expect(seen).toHaveLength(45);
  expect(new Set(seen)).toEqual(new Set(names));
});

test("shows the first page if no one is after the cursor any more", async () => {
  const first = await searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams("q=paged")));
  const pageAfter = (query: string) =>
    searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams(query)));
  const stale = "after=0_1700000000000_00000000-0000-7000-8000-000000000000";
  expect(await pageAfter(`q=paged&${stale}`)).toEqual(first);
  expect(first.isFirst).toBe(true);
  expect(await pageAfter(`q=xqzzyvw&${stale}`)).toMatchObject({ total: 0, isFirst: true, nextAfter: null });
  const second = candidateParams({ ...candidateSearchFrom(new URLSearchParams("q=paged")), after: first.nextAfter });
  expect((await pageAfter(second.toString())).isFirst).toBe(false);
});

// Clauses 2.6-28.
test("whose main occupation it is comes before who also has it among their skills", async () => {
  await aPerson("Ledger Keeper", {
    bio: "I was a bookkeeper for thirty years, and did payroll and sales tax for small shops.",
    skills: ["QuickBooks"],
  });
  await aPerson("Inn Keeper", {
    bio: "I ran a lake hotel as its innkeeper, welcomed guests and planned breakfasts.",
    skills: ["Front desk", "Housekeeping", "Bookkeeping"],
  });
  expect(await found("q=bookkeeper")).toEqual(["Ledger Keeper", "Inn Keeper"]);
});

test("pages continue from matches in skills to matches in text", async () => {
  const people = Array.from({ length: 50 }, (_, index) => ({ name: `Weaver ${index}`, isSkilled: index % 2 === 0 }));
  for (const { name, isSkilled } of people) {
    await aPerson(name, isSkilled ? { skills: ["Zither strings"] } : { bio: "I sat at a zither." });
  }
  const named = (wanted: boolean) =>
    people.flatMap(({ name, isSkilled }) => (isSkilled === wanted ? [name] : [])).toReversed();
  const seen: string[] = [];
  let search = candidateSearchFrom(new URLSearchParams("q=zither"));
  for (const size of [20, 20, 10]) {
    const { rows, total, nextAfter } = await searchCandidates(platform, recruiter, search);
    expect(rows).toHaveLength(size);
    expect(total).toBe(50);
    seen.push(...rows.map(({ fullName }) => fullName));
    search = candidateSearchFrom(candidateParams({ ...search, after: nextAfter }));
  }
  expect(search.after).toBeNull();
  expect(seen).toEqual([...named(true), ...named(false)]);
});

test.each([
  "%",
  "_",
  "\\",
  "'; drop table profiles; --",
  "& | ! <-> :* ()",
  '"unclosed audit',
  "the of and",
  "or or or",
  "-audit",
  "\u0000",
  "\ud800",
  "👩🏽‍🦳 שכר راتب",
  "(".repeat(10_240),
  "audit ".repeat(2_000),
])("takes hostile words literally: %j", async (words) => {
  expect(await found(new URLSearchParams({ q: words }).toString())).not.toContain("Hidden Holloway");
  expect(await found(new URLSearchParams({ place: words }).toString())).not.toContain("Hidden Holloway");
});

test("distinguishes hours between two steps of the index", async () => {
  await aPerson("Between Steps", { yearsExperience: 23, availabilityHours: 33 });
  expect(await found("q=between&minHours=33")).toEqual(["Between Steps"]);
  expect(await found("q=between&minHours=34")).toEqual([]);
});

/** By default only years beside the edges of the bands, and beside those of the people. */
const ASKED_YEARS = IS_THOROUGH
  ? Array.from({ length: 72 }, (_, years) => years)
  : [0, 4, 5, 9, 10, 13, 17, 19, 20, 25, 31, 45, 70, 71];

test("no search reveals more of a person's years than the shown band", async () => {
  const bands: ReadonlyArray<readonly number[]> = [
    [0, 4],
    [5, 9],
    [10, 13, 17, 19],
    [20, 24, 25, 31, 44, 70],
  ];
  for (const years of bands) {
    const answers = [];
    for (const yearsExperience of years) {
      const name = `Asked${yearsExperience}`;
      await aPerson(name, { yearsExperience });
      const told = [];
      for (const asked of ASKED_YEARS) told.push((await found(`q=${name}&minYears=${asked}`)).length);
      for (const word of ["~y", "y", '"~y'])
        for (const asked of [5, 15, 25, 30]) told.push((await found(`q=${name} ${word}${asked}`)).length);
      answers.push(told.join(""));
    }
    expect(new Set(answers).size, String(years)).toBe(1);
  }
});

test("a meaningless address shows the whole list", () => {
  const odd = "q=&place=+&minYears=abc&minHours=-3&workType=__proto__&after=1_x&filters=maybe&candidate=1";
  expect(candidateParams(candidateSearchFrom(new URLSearchParams(odd))).toString()).toBe("");
});

test("says that there may be more if only the latest texts are read", async () => {
  const search = candidateSearchFrom(new URLSearchParams('q="led audits"'));
  platform.clock.set("2026-11-22T10:00:00Z");
  const latest = await aSenior(platform);
  await aProfile(platform, { of: latest.viewer, bio: "I led audits of mills.", skills: [], fullName: "Latest Reader" });
  const all = await searchCandidates(platform, recruiter, search);
  expect(all).toMatchObject({ total: 2, isCapped: false });
  // As in a market where these words are so common that reading every text would take minutes.
  await db.execute(sql`insert into profile_words (word, profiles) values ('', 1000000000), ('led', 500000000), ('audit', 500000000)
    on conflict (word) do update set profiles = excluded.profiles`);
  const read = await searchCandidates(platform, recruiter, search);
  expect(read.rows.map(({ fullName }) => fullName)).toEqual(["Latest Reader"]);
  expect(read).toMatchObject({ total: 1, isCapped: true });
});
