import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { readJob, readPerson } from "#app/features/readings/reading.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { rebuildReadings } from "./commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const recruiter = (await aRecruiter(platform)).viewer;
const senior = (await aSenior(platform)).viewer;
const silent = (await aSenior(platform)).viewer;
const JOB = {
  title: "Bookkeeper",
  skills: ["Payroll", "Bank reconciliation"],
  description: "Keep the general ledger of a small company.",
  industry: "Accounting",
};
const PERSON = { skills: ["Payroll", "QuickBooks"], bio: "A bookkeeper since school." };
const job = await aJob(platform, { by: recruiter, ...JOB });
await aProfile(platform, { of: senior, ...PERSON });

async function stored() {
  const { reading, concepts, change } = jobs;
  return {
    jobs: await db.select({ id: jobs.id, reading, concepts, change }).from(jobs).orderBy(jobs.id),
    people: await db
      .select({
        id: profiles.userId,
        reading: profiles.reading,
        concepts: profiles.concepts,
        change: profiles.change,
      })
      .from(profiles)
      .orderBy(profiles.userId),
  };
}

async function readingsOf() {
  const held = await stored();
  return {
    job: held.jobs.find(({ id }) => id === job.id)?.reading,
    person: held.people.find(({ id }) => id === senior.id)?.reading,
    silent: held.people.find(({ id }) => id === silent.id)?.reading,
  };
}

describe("stored readings", () => {
  it("equal what the texts are read as", async () => {
    const held = await readingsOf();
    expect(held.job).toEqual(readJob(JOB));
    expect(held.person).toEqual(readPerson({ skills: PERSON.skills, about: PERSON.bio }));
    expect(held.job?.occupations.map(({ name }) => name)).toContain("Bookkeeper");
    expect(held.silent).toBeNull();
  });
});

describe("rebuildReadings", () => {
  it("changes nothing that is right, not even a change number", async () => {
    await rebuildReadings(db);
    const before = await stored();
    await rebuildReadings(db);
    expect(await stored()).toEqual(before);
  });

  it("replaces missing or wrong readings and numbers the change", async () => {
    const before = await stored();
    await db.update(jobs).set({ reading: null, concepts: ["~owrong"] });
    await db.update(profiles).set({ reading: readPerson({ skills: ["Hymns"], about: "" }), concepts: [] });
    await rebuildReadings(db);
    const after = await stored();
    const unnumbered = (held: typeof before) => [...held.jobs, ...held.people].map(({ change: _, ...row }) => row);
    expect(unnumbered(after)).toEqual(unnumbered(before));
    const numbers = (held: typeof before) => Math.max(...[...held.jobs, ...held.people].map(({ change }) => change));
    expect(Math.min(...[...after.jobs, ...after.people].map(({ change }) => change))).toBeGreaterThan(numbers(before));
  });

  it("keeps the occupations that a person chose by hand", async () => {
    await db
      .update(jobs)
      .set({ occupationsSaid: ["Organist"] })
      .where(eq(jobs.id, job.id));
    await db
      .update(profiles)
      .set({ occupationsSaid: ["Welder"] })
      .where(eq(profiles.userId, senior.id));
    await rebuildReadings(db);
    const held = await readingsOf();
    expect(held.job).toEqual(readJob(JOB, ["Organist"]));
    expect(held.person).toEqual(readPerson({ skills: PERSON.skills, about: PERSON.bio }, ["Welder"]));
    await aProfile(platform, { of: senior, ...PERSON, availabilityHours: 9 });
    expect((await readingsOf()).person?.occupations.map(({ name }) => name)).toEqual(["Welder"]);
  });
});
