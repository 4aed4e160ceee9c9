import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { skillRelations } from "#app/db/schema/matching.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { skills } from "#app/db/schema/skills.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { anEmptyApplication } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, freshSkills } from "#test/profiles.ts";
import { learnSkills } from "./learning/commands.server.ts";
import { findMatch, listCandidateMatches, listJobMatches } from "./queries.server.ts";
import {
  findMatchOfApplication,
  findMatchOfPerson,
  percentsForApplications,
  percentsForPeople,
} from "./queries-applicants.server.ts";
import { matchesForJobs } from "./queries-jobs.server.ts";
import type { Match } from "./rules.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;

function bare(match: Match | null | undefined) {
  return (
    match && {
      percent: match.percent,
      reasons: match.reasons.map(({ part, verdict, share }) => ({ part, verdict, share })),
    }
  );
}

test("both sides of a pair see the same score and reasons, wherever it is shown", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [shared = "", asked = "", own = ""] = freshSkills("Shared", "Asked", "Own");
  await aProfile(platform, { of: senior.viewer, skills: [own, shared], availabilityHours: 15, place: "Hammond, LA" });
  const job = await aJob(platform, {
    by: recruiter.viewer,
    skills: [asked, shared],
    workType: "hybrid",
    location: "Baton Rouge, Louisiana",
  });
  const [forSenior] = await listJobMatches(db, senior.viewer.id, 3);
  const [forRecruiter] = await listCandidateMatches(db, recruiter.viewer.id, job.id, 3);
  expect(forSenior?.job).toMatchObject({ id: job.id, title: job.title });
  expect(forRecruiter).toMatchObject({ candidateId: senior.viewer.id, fullName: senior.viewer.name });
  expect(bare(forSenior?.match)).toEqual(bare(forRecruiter?.match));
  expect(await findMatch(db, senior.viewer.id, job.id)).toEqual(forSenior?.match);
  const applicationId = await anEmptyApplication(platform, { of: senior.viewer, jobId: job.id });
  const [people, ofPeople] = [[senior.viewer.id], recruiter.viewer.id];
  const percent = forRecruiter?.match.percent;
  expect(await findMatchOfPerson(db, ofPeople, job.id, senior.viewer.id)).toEqual(forRecruiter?.match);
  expect(await findMatchOfApplication(db, ofPeople, applicationId)).toEqual(forRecruiter?.match);
  expect((await percentsForPeople(db, ofPeople, job.id, people)).get(senior.viewer.id)).toBe(percent);
  expect((await percentsForApplications(db, ofPeople, [applicationId])).get(applicationId)).toBe(percent);
});

test("what would raise a score is the same in lists as on the page: an added skill counts for those beside it", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [shared = "", added = "", beside = ""] = freshSkills("Shared", "Added", "Beside");
  await aProfile(platform, { of: senior.viewer, skills: [shared] });
  const job = await aJob(platform, { by: recruiter.viewer, skills: [shared, added, beside] });
  const isPaired = inArray(skills.name, [added, beside]);
  const [one = "", other = ""] = (await db.select().from(skills).where(isPaired)).map(({ id }) => id);
  await db.insert(skillRelations).values([
    { skillId: one, relatedId: other, strength: 0.5 },
    { skillId: other, relatedId: one, strength: 0.5 },
  ]);
  const onPage = await findMatch(db, senior.viewer.id, job.id);
  const [onDashboard] = await listJobMatches(db, senior.viewer.id, 3);
  expect((await matchesForJobs(db, senior.viewer.id, [job.id])).get(job.id)).toEqual(onPage);
  expect(onDashboard?.match).toEqual(onPage);
  await aProfile(platform, { of: senior.viewer, skills: [shared, added] });
  const raised = ((await findMatch(db, senior.viewer.id, job.id))?.percent ?? 0) - (onPage?.percent ?? 0);
  expect(onPage?.raises).toContain(`Can you do ${added}? Add it to your skills: ${raised} points more.`);
});

test("any pair has one number, between 0 and 100, on both sides", { timeout: 120_000 }, async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const names = freshSkills("One", "Two", "Three", "Four", "Five");
  const mode = fc.constantFrom("remote" as const, "on-site" as const, "hybrid" as const);
  const place = fc.constantFrom("Bend, Oregon", "Portland, OR", "Austin, Texas");
  const arbitrary = fc.record({
    own: fc.subarray(names, { minLength: 1 }),
    asked: fc.subarray(names, { minLength: 1 }),
    hours: fc.integer({ min: 0, max: 60 }),
    askedHours: fc.integer({ min: 1, max: 60 }),
    wanted: mode,
    workType: mode,
    home: fc.option(place),
    location: place,
  });
  await fc.assert(
    fc.asyncProperty(arbitrary, async (one) => {
      await aProfile(platform, {
        of: senior.viewer,
        skills: one.own,
        availabilityHours: one.hours,
        workPreference: one.wanted,
        place: one.home,
      });
      const { id } = await aJob(platform, {
        by: recruiter.viewer,
        skills: one.asked,
        hoursPerWeek: one.askedHours,
        workType: one.workType,
        location: one.location,
      });
      const forSenior = (await listJobMatches(db, senior.viewer.id, 200)).find(({ job }) => job.id === id);
      const forRecruiter = (await listCandidateMatches(db, recruiter.viewer.id, id, 200)).find(
        ({ candidateId }) => candidateId === senior.viewer.id,
      );
      const sharesAny = one.own.some((name) => one.asked.includes(name));
      expect(forSenior !== undefined).toBe(sharesAny);
      expect(bare(forSenior?.match)).toEqual(bare(forRecruiter?.match));
      const alone = bare(await findMatch(db, senior.viewer.id, id));
      if (forSenior) expect(alone).toEqual(bare(forSenior.match));
      expect(alone?.percent).toBeGreaterThanOrEqual(0);
      expect(alone?.percent).toBeLessThanOrEqual(100);
    }),
    { numRuns: 25 },
  );
});

test("lists so long that they are loaded in halves have everybody once, as one by one", async () => {
  const recruiter = await aRecruiter(platform);
  const [common = ""] = freshSkills("Common");
  const seniors: Viewer[] = [];
  const jobIds: string[] = [];
  for (let n = 0; n < 65; n += 1) {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer, skills: [common], availabilityHours: 5 + (n % 7) * 5 });
    seniors.push(senior.viewer);
    jobIds.push((await aJob(platform, { by: recruiter.viewer, skills: [common], hoursPerWeek: 5 + (n % 40) })).id);
  }
  const [senior, jobId = ""] = [seniors[0], jobIds[0]];
  if (!senior) throw new Error("nobody");
  const forSenior = await listJobMatches(db, senior.id, 80);
  expect(forSenior.map(({ job }) => job.id).toSorted()).toEqual(jobIds.toSorted());
  for (const { job, match } of forSenior) expect(match).toEqual(await findMatch(db, senior.id, job.id));
  const forJob = await listCandidateMatches(db, recruiter.viewer.id, jobId, 80);
  expect(forJob.map(({ candidateId }) => candidateId).toSorted()).toEqual(seniors.map(({ id }) => id).toSorted());
});

test("name, photo and years never change a score", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [asked = "", other = ""] = freshSkills("Asked", "Other");
  const job = await aJob(platform, { by: recruiter.viewer, skills: [asked, other] });
  await aProfile(platform, { of: senior.viewer, skills: [asked] });
  const before = await findMatch(db, senior.viewer.id, job.id);
  for (const years of [0, 8, 70]) {
    const fullName = `Zebulon ${years}`;
    await aProfile(platform, {
      of: senior.viewer,
      skills: [asked],
      fullName,
      yearsExperience: years,
      bio: `Born ${years}`,
    });
    await db
      .update(profiles)
      .set({ photoUrl: `/photo/${years}` })
      .where(eq(profiles.userId, senior.viewer.id));
    expect(await findMatch(db, senior.viewer.id, job.id)).toEqual(before);
  }
});

test("recommended jobs come best first, open, and without those applied for", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [a = "", b = "", c = "", d = ""] = freshSkills("A", "B", "C", "D");
  await aProfile(platform, { of: senior.viewer, skills: [a, b, c] });
  const weak = await aJob(platform, {
    by: recruiter.viewer,
    title: "Weak fit",
    skills: [a, d, ...freshSkills("X", "Y")],
  });
  const whole = await aJob(platform, { by: recruiter.viewer, title: "Whole fit", skills: [a, b] });
  const half = await aJob(platform, { by: recruiter.viewer, title: "Half fit", skills: [a, d] });
  const closed = await aJob(platform, { by: recruiter.viewer, title: "Closed", skills: [a, b] });
  const applied = await aJob(platform, { by: recruiter.viewer, title: "Applied", skills: [a, b] });
  await aJob(platform, { by: recruiter.viewer, title: "Other trade", skills: freshSkills("Z") });
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
  await anEmptyApplication(platform, { of: senior.viewer, jobId: applied.id });
  const found = await listJobMatches(db, senior.viewer.id, 10);
  expect(found.map(({ job }) => job.id)).toEqual([whole.id, half.id, weak.id]);
  expect((await listJobMatches(db, senior.viewer.id, 1)).map(({ job }) => job.id)).toEqual([whole.id]);
});

test("a job has the same score in a list as by itself, also for who names no skill, and none for who has said nothing", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const skills = freshSkills("Listed");
  const job = await aJob(platform, { by: recruiter.viewer, skills });
  const inList = async () => (await matchesForJobs(db, senior.viewer.id, [job.id])).get(job.id) ?? null;
  expect(await inList()).toBeNull();
  for (const said of [{ skills: [] }, { skills, place: "" }]) {
    await aProfile(platform, { of: senior.viewer, ...said });
    expect(await inList()).not.toBeNull();
    expect(await inList()).toEqual(await findMatch(db, senior.viewer.id, job.id));
  }
});

test.each([
  ["by the hour", { wantedPayUnit: "hour" }, true, "wants $40 an hour, within yours."],
  [
    "for a project",
    { wantedPayUnit: "project" },
    true,
    "not stated by the hour. The pay they ask for cannot be compared",
  ],
  ["by the month, for no hours", { wantedPayUnit: "month", availabilityHours: 0 }, true, "not stated by the hour."],
  ["but kept from employers", { wantedPayUnit: "project" }, false, "No wanted pay is shown"],
  ["of which nothing is said", { wantedPay: null }, true, "No wanted pay is shown"],
] as const)("pay that is wanted %s", async (_, said, showsWantedPay, text) => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const skills = freshSkills("Bookbinding");
  await aProfile(platform, { of: senior.viewer, skills, wantedPay: 40, ...said });
  await db.update(profiles).set({ showsWantedPay }).where(eq(profiles.userId, senior.viewer.id));
  const job = await aJob(platform, { by: recruiter.viewer, skills, payUnit: "hour", payRangeMax: 60 });
  const [found] = await listCandidateMatches(db, recruiter.viewer.id, job.id, 1);
  expect(found?.match.reasons.find(({ part }) => part === "pay")?.text).toContain(text);
});

test("a skill that few jobs ask for counts more", async () => {
  const recruiter = await aRecruiter(platform);
  const [rareOwner, commonOwner] = [await aSenior(platform), await aSenior(platform)];
  const [rare = "", common = ""] = freshSkills("Rare", "Common");
  for (let n = 0; n < 12; n += 1) await aJob(platform, { by: recruiter.viewer, skills: [common] });
  const job = await aJob(platform, { by: recruiter.viewer, skills: [common, rare] });
  await learnSkills(platform);
  await aProfile(platform, { of: rareOwner.viewer, skills: [rare] });
  await aProfile(platform, { of: commonOwner.viewer, skills: [common] });
  const found = await listCandidateMatches(db, recruiter.viewer.id, job.id, 10);
  expect(found.map(({ candidateId }) => candidateId)).toEqual([rareOwner.viewer.id, commonOwner.viewer.id]);
});

test("the number of statements does not grow with the number of jobs and people", async () => {
  if (database.taskSource.kind !== "embedded") return;
  const query = vi.spyOn(database.taskSource.client, "query");
  const recruiter = await aRecruiter(platform);
  const skills = freshSkills("Counted", "Also counted");
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, skills });
  // The fewest of three calls: whether the market is small is asked for anew once a minute, in any of them.
  async function statements(run: () => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      query.mockClear();
      await run();
      counts.push(query.mock.calls.length);
    }
    return Math.min(...counts);
  }
  const job = await aJob(platform, { by: recruiter.viewer, skills });
  const ids = [
    await anEmptyApplication(platform, {
      of: senior.viewer,
      jobId: (await aJob(platform, { by: recruiter.viewer, skills })).id,
    }),
  ];
  const runs = [
    () => listJobMatches(db, senior.viewer.id, 50),
    () => listCandidateMatches(db, recruiter.viewer.id, job.id, 50),
    () => percentsForApplications(db, recruiter.viewer.id, ids),
  ];
  // The names of skills are asked for once in a process.
  for (const run of runs) await run();
  const before = [];
  for (const run of runs) before.push(await statements(run));
  for (let n = 0; n < 8; n += 1) {
    const another = await aSenior(platform);
    await aProfile(platform, { of: another.viewer, skills });
    ids.push(
      await anEmptyApplication(platform, {
        of: another.viewer,
        jobId: (await aJob(platform, { by: recruiter.viewer, skills })).id,
      }),
    );
  }
  const after = [];
  for (const run of runs) after.push(await statements(run));
  expect(after).toEqual(before);
  // Ten in a large market, which the random ones above may have made this one.
  expect(Math.max(...after)).toBeLessThanOrEqual(10);
  expect(await listJobMatches(db, senior.viewer.id, 50)).toHaveLength(9);
});
