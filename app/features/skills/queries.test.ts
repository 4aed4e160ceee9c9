import { expect, test } from "vitest";
import { saveDraft } from "#app/features/jobs/commands.server.ts";
import { suggestIndustries } from "#app/features/jobs/industries.server.ts";
import { jobSchema } from "#app/features/jobs/schema.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { suggestSkills } from "./queries.server.ts";

const { platform, get } = await openTestApp();
const { db } = platform;
const recruiter = await aRecruiter(platform);
const by = recruiter.viewer;

// Clauses D57.
test("suggests skills of jobs by their beginning, in any spelling", async () => {
  await aJob(platform, { by, skills: ["Bookkeeping", "Cost accounting"], industry: "Food & Drink" });
  for (const typed of ["book", "Book-", "book keep", "BOOKK"])
    expect(await suggestSkills(db, typed), typed).toContain("Bookkeeping");
  expect(await suggestSkills(db, "account")).toContain("Cost accounting");
  expect(await suggestSkills(db, "keeping")).toEqual([]);
  expect(await suggestSkills(db, "")).toEqual([]);
});

test("suggests a person's skill only if two visible people have it", async () => {
  const [one, other, hidden] = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: one.viewer, skills: ["Bellfounding"] });
  await saveDraft(platform, by, jobSchema.parse({ ...A_DRAFT, skills: ["Bellringing"] }));
  for (const { viewer } of [other, hidden])
    await aProfile(platform, { of: viewer, skills: ["bell-founding"], isVisible: false });
  expect(await suggestSkills(db, "bell")).toEqual([]);
  await aProfile(platform, { of: other.viewer, skills: ["bell-founding"] });
  expect(await suggestSkills(db, "bell")).toEqual(["Bellfounding"]);
});

test("takes pattern symbols literally", async () => {
  await aJob(platform, { by, skills: ["Payroll"] });
  for (const typed of ["%", "_ayroll", "\\", "'", "p%l"]) expect(await suggestSkills(db, typed), typed).toEqual([]);
});

test("finds a word within a skill with or without accents", async () => {
  await aJob(platform, { by, skills: ["Writing résumés", "Język łaciński"] });
  for (const typed of ["résu", "resu", "RÉSUM"]) expect(await suggestSkills(db, typed)).toEqual(["Writing résumés"]);
  for (const typed of ["łac", "lac"]) expect(await suggestSkills(db, typed)).toEqual(["Język łaciński"]);
});

test("suggests industries of open jobs, each once", async () => {
  await aJob(platform, { by, industry: "Shipbuilding" });
  await aJob(platform, { by, industry: "shipbuilding" });
  expect(await suggestIndustries(db, "SHIP")).toHaveLength(1);
  expect(await suggestIndustries(db, "%")).toEqual([]);
});

// Clauses 2.1-57.
test("responds with JSON of two kinds to people with an account", async () => {
  const { cookie } = await aSenior(platform);
  const answer = await get("/suggest/skills?q=payr", { cookie });
  expect([answer.status, await answer.json()]).toEqual([200, ["Payroll"]]);
  expect((await get("/suggest/skills?q=payr")).status).toBe(401);
  expect((await get("/suggest/people?q=payr", { cookie })).status).toBe(404);
  expect(await (await get(`/suggest/industries?q=${"%00x".repeat(100)}`, { cookie })).json()).toEqual([]);
});

const A_DRAFT = {
  submissionKey: "0197c1a0-0000-7000-8000-000000000001",
  title: "Bell Tower Keeper",
  company: "Kestrel Row Manufacturing",
  description: "Look after six bells and teach two people to do the same, with all that belongs to it.",
  location: "Dayton, Ohio",
  industry: "Heritage",
  employmentType: "part-time",
  workType: "on-site",
  hoursPerWeek: "12",
  payRangeMin: "30",
  payRangeMax: "40",
  payUnit: "hour",
  flexibility: ["flexible-hours"],
};
