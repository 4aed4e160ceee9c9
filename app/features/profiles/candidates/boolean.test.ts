import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { searchCandidates } from "./queries.server.ts";
import { candidateSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const recruiter = await anEmployer(platform);

async function search(q: string, others: Record<string, string> = {}) {
  const asked = candidateSearchFrom(new URLSearchParams({ q, ...others }));
  return await searchCandidates(platform, recruiter, asked);
}

const PEOPLE = {
  Ann: { skills: ["Human resources", "Payroll"], place: "Toledo, Ohio" },
  Ben: { skills: ["Payroll", "Sales"], place: "Duluth, Minnesota" },
  Cora: { skills: ["Bookkeeping"], bio: "I led audits of foundries.", place: "Lansing, Michigan" },
  Dan: { skills: ["Registered nurse"], bio: "Audits led me to nursing.", place: "Toledo, Ohio" },
};
for (const [fullName, said] of Object.entries(PEOPLE)) {
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, bio: "Plain words.", ...said, fullName });
}

// Clauses 2.6-41.
test.each([
  ["payroll AND sales", ["Ben"]],
  ["payroll OR nurse", ["Ann", "Ben", "Dan"]],
  ["payroll NOT sales", ["Ann"]],
  ["payroll AND NOT (sales OR retail)", ["Ann"]],
  ["NOT payroll", ["Cora", "Dan"]],
  // Another name of the same work is found on both sides.
  ["HR AND payroll", ["Ann"]],
  ["RN OR foundries", ["Cora", "Dan"]],
  ["payroll NOT HR", ["Ben"]],
  ['"led audits" OR sales', ["Ben", "Cora"]],
  ['NOT "led audits"', ["Ann", "Ben", "Dan"]],
  ["(payroll OR bookkeeping) AND (Ohio OR Michigan)", ["Ann", "Cora"]],
  ["payroll AND Toledo Ohio", ["Ann"]],
  ["payroll in Toledo Ohio OR nurse", ["Ann", "Dan"]],
  ["payroll AND Ann", ["Ann"]],
  ["payroll AND xqzzyvw", []],
  // What is unbalanced is read as if it were complete.
  ["payroll AND (sales OR retail", ["Ben"]],
  ["payroll AND", ["Ann", "Ben"]],
  ["AND", ["Ann", "Ben", "Cora", "Dan"]],
  ["% AND payroll", ["Ann", "Ben"]],
])("%s finds %j", async (query, names) => {
  for (const sort of ["best", "newest"]) {
    const { rows, total } = await search(query, { sort });
    expect(rows.map(({ fullName }) => fullName).toSorted()).toEqual(names);
    expect(total).toBe(names.length);
  }
});

test("ranks matches in skills before matches in texts", async () => {
  const { rows, hasOrder } = await search("foundries OR nurse");
  expect([rows.map(({ fullName }) => fullName), hasOrder]).toEqual([["Dan", "Cora"], true]);
  expect((await search("NOT payroll")).hasOrder).toBe(false);
});

test("goes with filters and miles", async () => {
  const { rows } = await search("payroll OR nurse", { place: "Maumee, Ohio", miles: "25", workType: "remote" });
  expect(rows.map(({ fullName }) => fullName).toSorted()).toEqual(["Ann", "Dan"]);
});

test("corrects a word and keeps the operators", async () => {
  await aJob(platform, { by: recruiter, skills: ["Bookkeeping"] });
  const list = await search("bookkeping AND NOT sales");
  expect(list.corrected?.to).toBe("bookkeeping AND NOT sales");
  expect(list.rows.map(({ fullName }) => fullName)).toEqual(["Cora"]);
});

test("advises on filters, not on single words", async () => {
  const { advice } = await search("payroll AND foundries", { place: "Toledo" });
  expect(advice.map(({ drop }) => drop)).toEqual(["query"]);
});

test.each([
  "(".repeat(500),
  "NOT ".repeat(120),
  "& | ! AND <->",
  "' OR '1'='1",
  "a OR ".repeat(100),
  '"""" AND ~lohio',
])("answers %j", async (query) => {
  expect((await search(query)).total).toBeGreaterThanOrEqual(0);
});
