import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { profiles } from "#app/db/schema/profiles.ts";
import type { ProfileInput } from "#app/features/profiles/schema.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { listCandidateMatches, listJobMatches } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const SAID: ReadonlyArray<Partial<ProfileInput>> = [
  { skills: ["Payroll", "Mentoring"], availabilityHours: 20, workPreference: "remote" },
  { skills: ["Payroll"], availabilityHours: 12, workPreference: "hybrid", place: "Saint Paul, Minnesota" },
  { skills: ["Mentoring", "Audit"], availabilityHours: 30, workPreference: "on-site", place: "Austin, Texas" },
  // Two who are alike: what comes last among equals must not depend on what does not count.
  { skills: ["Audit"], availabilityHours: 16 },
  { skills: ["Audit"], availabilityHours: 16 },
];

const recruiter = (await aRecruiter(platform)).viewer;
const seniors = await Promise.all(SAID.map(async () => (await aSenior(platform)).viewer));
// The ordinary text speaks of payroll, which counts a little.
for (const [n, of] of seniors.entries()) await aProfile(platform, { of, ...SAID[n], bio: "I like to teach." });
const jobs = [
  await aJob(platform, { by: recruiter, skills: ["Payroll", "Mentoring"] }),
  await aJob(platform, { by: recruiter, skills: ["Audit"], workType: "on-site", location: "Austin, Texas" }),
  await aJob(platform, { by: recruiter, skills: ["Payroll", "Audit"], hoursPerWeek: 40 }),
  await aJob(platform, { by: recruiter, skills: [] }),
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
  bio: fc.oneof(
    fc.constantFrom("Born in 1951, grandmother of six.", "Fresh from college.", "I am 70 and still run marathons."),
    fc.string({ unit: "grapheme-ascii", maxLength: 300 }),
  ),
});

test("name, photo, years and a text that names no skill change no list: the same people and jobs, order and percents", {
  timeout: 120_000,
}, async () => {
  const before = await everyList();
  expect(before.map((list) => list.length)).toEqual([3, 3, 4, 3, 3, 3, 3, 5, 5]);
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
