import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { profiles } from "#app/db/schema/profiles.ts";
import type { ProfileInput } from "#app/features/profiles/schema.ts";
import { readPerson } from "#app/features/readings/reading.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, TELLS_NO_TRADE } from "#test/profiles.ts";
import { listCandidateMatches, listJobMatches } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const SAID: ReadonlyArray<Partial<ProfileInput>> = [
  { skills: ["Payroll", "Mentoring"], availabilityHours: 20, workPreference: "remote" },
  { skills: ["Payroll"], availabilityHours: 12, workPreference: "hybrid", place: "Saint Paul, Minnesota" },
  { skills: ["Mentoring", "Audit"], availabilityHours: 30, workPreference: "on-site", place: "Austin, Texas" },
  // Two similar people: their order must not depend on anything that must not count.
  { skills: ["Audit"], availabilityHours: 16 },
  { skills: ["Audit"], availabilityHours: 16 },
];

const recruiter = (await aRecruiter(platform)).viewer;
const seniors = await Promise.all(SAID.map(async () => (await aSenior(platform)).viewer));
for (const [n, of] of seniors.entries()) await aProfile(platform, { of, ...SAID[n], ...TELLS_NO_TRADE });
const BY = { by: recruiter, ...NAMES_NO_TRADE };
const jobs = [
  await aJob(platform, { ...BY, skills: ["Payroll", "Mentoring"] }),
  await aJob(platform, { ...BY, skills: ["Audit"], workType: "on-site", location: "Austin, Texas" }),
  await aJob(platform, { ...BY, skills: ["Payroll", "Audit"] }),
  // It asks for no skill, so it is found by its occupation only.
  await aJob(platform, { by: recruiter, title: "Payroll clerk", skills: [] }),
];

/** Texts that hint at age or identity, but at no occupation. */
const BIOS = [
  "Born in 1951, grandmother of six.",
  "I was born in 1951.",
  "Fresh out of school.",
  "Forty years and counting.",
  "Thirty years of it, and not tired yet.",
  "Retired, but not tired.",
  "",
];

async function everyList() {
  const forSeniors = await Promise.all(seniors.map(({ id }) => listJobMatches(db, id, 10)));
  const forJobs = await Promise.all(jobs.map(({ id }) => listCandidateMatches(db, recruiter.id, id, 10)));
  return [
    ...forSeniors.map((found) => found.map(({ job, match }) => `${job.id} ${match.percent}`)),
    ...forJobs.map((found) => found.map(({ candidateId, match }) => `${candidateId} ${match.percent}`)),
  ];
}

const anybody = fc.record({
  n: fc.nat(SAID.length - 1),
  fullName: fc.constantFrom("Wei Li", "Fatima al-Rashid", "Gertrude Winterbottom III", "Jo", "Zebulon Oakes"),
  photoUrl: fc.option(fc.constantFrom("/photo/young", "/photo/old")),
  yearsExperience: fc.integer({ min: 1, max: 70 }),
  bio: fc.constantFrom(...BIOS),
});

test("reads no occupation and no skill from what only hints at age", () => {
  for (const about of BIOS)
    expect(readPerson({ skills: ["Audit"], about })).toEqual(readPerson({ skills: ["Audit"], about: "" }));
});

test("years in two texts are not words in common", () => {
  const { stems } = readPerson({ skills: [], about: "For 30 years, since 1986, until I was 70." });
  expect(Object.keys(stems).filter((stem) => /^\d+$/.test(stem))).toEqual([]);
});

// Clauses 2.1-74.
test("name, photo, years, and unrelated text change no list and no percent", {
  timeout: 120_000,
}, async () => {
  const before = await everyList();
  expect(before.filter((list) => list.length === 0)).toEqual([]);
  expect(before.flat().length).toBeGreaterThan(15);
  await fc.assert(
    fc.asyncProperty(anybody, async ({ n, photoUrl, ...said }) => {
      const of = seniors[n];
      if (!of) throw new Error("nobody");
      await aProfile(platform, { of, ...SAID[n], ...said });
      await db.update(profiles).set({ photoUrl }).where(eq(profiles.userId, of.id));
      expect(await everyList()).toEqual(before);
    }),
    { numRuns: 12 },
  );
});
