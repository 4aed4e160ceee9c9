import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { anEmptyApplication } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob as anyJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile as anyProfile, freshSkills, TELLS_NO_TRADE } from "#test/profiles.ts";
import { findMatch, listCandidateMatches, listJobMatches } from "./queries.server.ts";
import {
  findMatchOfApplication,
  findMatchOfPerson,
  percentsForApplications,
  percentsForPeople,
} from "./queries-applicants.server.ts";
import { matchesForJobs } from "./queries-jobs.server.ts";
import { LEAST_SHOWN, type Match } from "./rules.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;

// By default only skills matter here, and each test has its own.
const aJob: typeof anyJob = (on, said) => anyJob(on, { ...NAMES_NO_TRADE, ...said });
const aProfile: typeof anyProfile = (on, said) => anyProfile(on, { ...TELLS_NO_TRADE, ...said });

function bare(match: Match | null | undefined) {
  return (
    match && {
      percent: match.percent,
      reasons: match.reasons.map(({ part, verdict, share }) => ({ part, verdict, share })),
    }
  );
}

// Clauses 2.1-74.
test("both sides see the same score and reasons everywhere", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [shared = "", both = "", asked = "", own = ""] = freshSkills("Shared", "Both", "Asked", "Own");
  await aProfile(platform, {
    of: senior.viewer,
    skills: [own, both, shared],
    availabilityHours: 15,
    place: "Hammond, LA",
  });
  const job = await aJob(platform, {
    by: recruiter.viewer,
    skills: [asked, shared, both],
    workType: "hybrid",
    location: "Baton Rouge, Louisiana",
  });
  const [forSenior] = await listJobMatches(db, senior.viewer.id, 3);
  const [forRecruiter] = await listCandidateMatches(db, recruiter.viewer.id, job.id, 3);
  expect(forSenior?.job).toMatchObject({ id: job.id, title: job.title });
  expect(forRecruiter).toMatchObject({ candidateId: senior.viewer.id, fullName: senior.viewer.name });
  expect(bare(forSenior?.match)).toEqual(bare(forRecruiter?.match));
  expect(await findMatch(db, senior.viewer.id, job.id)).toEqual(forSenior?.match);
  const { id: applicationId } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  const [people, ofPeople] = [[senior.viewer.id], recruiter.viewer.id];
  const percent = forRecruiter?.match.percent;
  expect(await findMatchOfPerson(db, ofPeople, job.id, senior.viewer.id)).toEqual(forRecruiter?.match);
  expect(await findMatchOfApplication(db, ofPeople, applicationId)).toEqual(forRecruiter?.match);
  expect((await percentsForPeople(db, ofPeople, job.id, people)).get(senior.viewer.id)).toBe(percent);
  expect((await percentsForApplications(db, ofPeople, [applicationId])).get(applicationId)).toBe(percent);
});

test("improvements are equal in lists and on the page, and keep their promise", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [shared = "", added = "", beside = ""] = freshSkills("Shared", "Added", "Beside");
  await aProfile(platform, { of: senior.viewer, skills: [shared] });
  const job = await aJob(platform, { by: recruiter.viewer, skills: [shared, added, beside] });
  const onPage = await findMatch(db, senior.viewer.id, job.id);
  const [onDashboard] = await listJobMatches(db, senior.viewer.id, 3);
  expect((await matchesForJobs(db, senior.viewer.id, [job.id])).get(job.id)).toEqual(onPage);
  expect(onDashboard?.match).toEqual(onPage);
  await aProfile(platform, { of: senior.viewer, skills: [shared, added] });
  const raised = ((await findMatch(db, senior.viewer.id, job.id))?.percent ?? 0) - (onPage?.percent ?? 0);
  expect(onPage?.improvements).toContain(`Can you do ${added}? Add it to your skills: ${raised} points more.`);
});

test("any pair has one percent from 0 to 100 for both sides", { timeout: 120_000 }, async () => {
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
      const alone = bare(await findMatch(db, senior.viewer.id, id));
      expect(forSenior !== undefined).toBe((alone?.percent ?? 0) >= LEAST_SHOWN);
      expect(bare(forSenior?.match)).toEqual(bare(forRecruiter?.match));
      if (forSenior) expect(alone).toEqual(bare(forSenior.match));
      expect(alone?.percent).toBeGreaterThanOrEqual(0);
      expect(alone?.percent).toBeLessThanOrEqual(100);
    }),
    { numRuns: 25 },
  );
});

test("a long list equals scoring everyone one by one", async () => {
  const recruiter = await aRecruiter(platform);
  const [common = ""] = freshSkills("Common");
  const seniors: Viewer[] = [];
  const jobIds: string[] = [];
  for (let n = 0; n < 65; n += 1) {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer, skills: [common], availabilityHours: 5 + ((n + 3) % 7) * 5 });
    seniors.push(senior.viewer);
    jobIds.push((await aJob(platform, { by: recruiter.viewer, skills: [common], hoursPerWeek: 5 + (n % 40) })).id);
  }
  const [senior, jobId = ""] = [seniors[0], jobIds[0]];
  if (!senior) throw new Error("nobody");
  const forSenior = await listJobMatches(db, senior.id, 80);
  const each = await Promise.all(jobIds.map(async (id) => ({ id, match: await findMatch(db, senior.id, id) })));
  const fitting = each.filter(({ match }) => (match?.percent ?? 0) >= LEAST_SHOWN).map(({ id }) => id);
  expect(fitting.length).toBeGreaterThan(20);
  expect(forSenior.map(({ job }) => job.id).toSorted()).toEqual(fitting.toSorted());
  for (const { job, match } of forSenior) expect(match).toEqual(each.find(({ id }) => id === job.id)?.match);
  const forJob = await listCandidateMatches(db, recruiter.viewer.id, jobId, 80);
  expect(forJob.map(({ candidateId }) => candidateId).toSorted()).toEqual(seniors.map(({ id }) => id).toSorted());
});

test("name, photo, and years never change a score", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [asked = "", other = ""] = freshSkills("Asked", "Other");
  const job = await aJob(platform, { by: recruiter.viewer, skills: [asked, other] });
  await aProfile(platform, { of: senior.viewer, skills: [asked] });
  const before = await findMatch(db, senior.viewer.id, job.id);
  for (const [years, bio] of [
    [0, "Fresh out of school."],
    [8, "Forty years and counting."],
    [70, "I was born in 1951."],
  ] as const) {
    const fullName = `Zebulon ${years}`;
    await aProfile(platform, { of: senior.viewer, skills: [asked], fullName, yearsExperience: years, bio });
    await db
      .update(profiles)
      .set({ photoUrl: `/photo/${years}` })
      .where(eq(profiles.userId, senior.viewer.id));
    expect(await findMatch(db, senior.viewer.id, job.id)).toEqual(before);
  }
});

// Clauses 3-13, 7.2-11.
test("recommends open jobs without an application, best first", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const [a = "", b = "", c = "", d = ""] = freshSkills("A", "B", "C", "D");
  await aProfile(platform, { of: senior.viewer, skills: [a, b, c] });
  const [x = "", ...more] = freshSkills("X", "Y", "V", "W");
  const third = await aJob(platform, { by: recruiter.viewer, skills: [a, d, x] });
  const tooLittle = await aJob(platform, { by: recruiter.viewer, skills: [a, d, x, ...more] });
  const whole = await aJob(platform, { by: recruiter.viewer, skills: [a, b] });
  const half = await aJob(platform, { by: recruiter.viewer, skills: [a, d] });
  const closed = await aJob(platform, { by: recruiter.viewer, skills: [a, b] });
  const applied = await aJob(platform, { by: recruiter.viewer, skills: [a, b] });
  await aJob(platform, { by: recruiter.viewer, skills: freshSkills("Z") });
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
  await anEmptyApplication(platform, { of: senior.viewer, jobId: applied.id });
  const found = await listJobMatches(db, senior.viewer.id, 10);
  expect(found.map(({ job }) => job.id)).toEqual([whole.id, half.id, third.id]);
  const below = await findMatch(db, senior.viewer.id, tooLittle.id);
  expect(below?.percent).toBeGreaterThan(0);
  expect(below?.percent).toBeLessThan(LEAST_SHOWN);
  expect((await listJobMatches(db, senior.viewer.id, 1)).map(({ job }) => job.id)).toEqual([whole.id]);
});

test("a job's score in a list equals its own, if there is one", async () => {
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
    "not stated by the hour. We can't compare the pay they ask for",
  ],
  ["by the month, for no hours", { wantedPayUnit: "month", availabilityHours: 0 }, true, "not stated by the hour."],
  ["but kept from employers", { wantedPayUnit: "project" }, false, "They haven't shared a minimum pay"],
  ["of which nothing is said", { wantedPay: null }, true, "They haven't shared a minimum pay"],
] as const)("pay that is wanted %s", async (_, said, showsWantedPay, text) => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const skills = freshSkills("Bookbinding");
  await aProfile(platform, { of: senior.viewer, skills, wantedPay: 40, ...said });
  await db.update(profiles).set({ showsWantedPay }).where(eq(profiles.userId, senior.viewer.id));
  const job = await aJob(platform, { by: recruiter.viewer, skills, payUnit: "hour", payRangeMax: 60 });
  const match = await findMatchOfPerson(db, recruiter.viewer.id, job.id, senior.viewer.id);
  expect(match?.reasons.find(({ part }) => part === "pay")?.text).toContain(text);
});

test("a rare skill counts more than one that every occupation needs", async () => {
  const recruiter = await aRecruiter(platform);
  const [rareOwner, commonOwner] = [await aSenior(platform), await aSenior(platform)];
  const job = await aJob(platform, { by: recruiter.viewer, skills: ["Teamwork", "HAZOP"] });
  await aProfile(platform, { of: rareOwner.viewer, skills: ["HAZOP"] });
  await aProfile(platform, { of: commonOwner.viewer, skills: ["Teamwork"] });
  const [first] = await listCandidateMatches(db, recruiter.viewer.id, job.id, 10);
  expect(first?.candidateId).toBe(rareOwner.viewer.id);
  const ids = [rareOwner.viewer.id, commonOwner.viewer.id];
  const percents = await percentsForPeople(db, recruiter.viewer.id, job.id, ids);
  expect(percents.get(rareOwner.viewer.id)).toBeGreaterThan(percents.get(commonOwner.viewer.id) ?? 100);
});

test("finds the same occupation by its texts, without a common skill", async () => {
  const recruiter = await aRecruiter(platform);
  const [bookkeeper, organist] = [await aSenior(platform), await aSenior(platform)];
  const job = await anyJob(platform, {
    by: recruiter.viewer,
    title: "Bookkeeper",
    description: "Keep the general ledger of a small company, reconcile its bank accounts and close each month.",
    industry: "Accounting",
    skills: [],
  });
  await anyProfile(platform, {
    of: bookkeeper.viewer,
    skills: [],
    bio: "A bookkeeper: I have kept ledgers and reconciled bank accounts since school.",
  });
  await anyProfile(platform, { of: organist.viewer, skills: ["Hymns"], bio: "An organist, at home on a pipe organ." });
  const found = await listCandidateMatches(db, recruiter.viewer.id, job.id, 10);
  expect(found.map(({ candidateId }) => candidateId)).toEqual([bookkeeper.viewer.id]);
  expect(found[0]?.match.reasons[0]?.text).toContain("Bookkeeper, their own trade.");
  const recommended = async (id: string) => (await listJobMatches(db, id, 10)).map((match) => match.job.id);
  expect(await recommended(bookkeeper.viewer.id)).toContain(job.id);
  expect(await recommended(organist.viewer.id)).not.toContain(job.id);
});

test("the number of statements does not grow with the market", async () => {
  if (database.taskSource.kind !== "embedded") return;
  const query = vi.spyOn(database.taskSource.client, "query");
  const recruiter = await aRecruiter(platform);
  const skills = freshSkills("Counted", "Also counted");
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, skills });
  // Returns the fewest statements of three calls, because the first also reads changes.
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
  expect(Math.max(...after)).toBeLessThanOrEqual(6);
  expect(await listJobMatches(db, senior.viewer.id, 50)).toHaveLength(9);
});
