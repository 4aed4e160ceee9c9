import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import { anEmptyApplication } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob as anyJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile as anyProfile, freshSkills, TELLS_NO_TRADE } from "#test/profiles.ts";
import { findMatch, listCandidateMatches, listJobMatches, listPeopleLike } from "./queries.server.ts";
import { percentsForApplications, percentsForPeople } from "./queries-applicants.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;

// By default only skills matter here, and each test has its own.
const aJob: typeof anyJob = (on, said) => anyJob(on, { ...NAMES_NO_TRADE, ...said });
const aProfile: typeof anyProfile = (on, said) => anyProfile(on, { ...TELLS_NO_TRADE, ...said });

test("recommends no jobs of a person with a block, in either direction", async () => {
  const senior = await aSenior(platform);
  const skills = freshSkills("Blocked");
  await aProfile(platform, { of: senior.viewer, skills });
  const [blocked, blocking, other] = [
    await aRecruiter(platform),
    await aRecruiter(platform),
    await aRecruiter(platform),
  ];
  for (const { viewer } of [blocked, blocking]) await aJob(platform, { by: viewer, skills });
  const job = await aJob(platform, { by: other.viewer, skills });
  expect(await listJobMatches(db, senior.viewer.id, 10)).toHaveLength(3);
  const createdAt = platform.clock.now();
  await db.insert(messageBlocks).values([
    { blockerId: senior.viewer.id, blockedId: blocked.viewer.id, createdAt },
    { blockerId: blocking.viewer.id, blockedId: senior.viewer.id, createdAt },
  ]);
  const left = await listJobMatches(db, senior.viewer.id, 10);
  expect(left.map((match) => match.job.id)).toEqual([job.id]);
});

test("lists people like one, without who may not be found, and with what both name", async () => {
  const { viewer: recruiter } = await aRecruiter(platform);
  const skills = freshSkills("Alike");
  const people = await Promise.all(Array.from({ length: 5 }, () => aSenior(platform)));
  const [one, alike, blocked, invisible, other] = people.map(({ viewer }) => viewer);
  if (!one || !alike || !blocked || !invisible || !other) throw new Error("no people");
  for (const of of [one, alike, blocked]) await aProfile(platform, { of, skills });
  await aProfile(platform, { of: invisible, skills, isVisible: false });
  await aProfile(platform, { of: other, skills: freshSkills("Unlike") });
  await db
    .insert(messageBlocks)
    .values([{ blockerId: blocked.id, blockedId: recruiter.id, createdAt: platform.clock.now() }]);
  expect(await listPeopleLike(db, recruiter.id, one.id, 5)).toEqual([
    { candidateId: alike.id, fullName: alike.name, inCommon: skills.slice(0, 3) },
  ]);
  expect(await listPeopleLike(db, recruiter.id, invisible.id, 5)).toEqual([]);
  const { viewer: another } = await aRecruiter(platform);
  expect(await listPeopleLike(db, another.id, one.id, 5)).toHaveLength(2);
  expect(await listPeopleLike(db, another.id, one.id, 1)).toHaveLength(1);
});

test("a senior without skills gets no recommendations", async () => {
  const senior = await aSenior(platform);
  expect(await listJobMatches(db, senior.viewer.id, 3)).toEqual([]);
});

// Clauses 3-14, 7.2-15.
test("suggests only visible profiles, from one moment to the next", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const skills = freshSkills("Only");
  const job = await aJob(platform, { by: recruiter.viewer, skills });
  await aProfile(platform, { of: senior.viewer, skills });
  expect(await listCandidateMatches(db, recruiter.viewer.id, job.id, 10)).toHaveLength(1);
  await aProfile(platform, { of: senior.viewer, skills, isVisible: false });
  expect(await listCandidateMatches(db, recruiter.viewer.id, job.id, 10)).toEqual([]);
  expect(await percentsForPeople(db, recruiter.viewer.id, job.id, [senior.viewer.id])).toEqual(new Map());
  const applicationId = await anEmptyApplication(platform, { of: senior.viewer, jobId: job.id });
  expect((await percentsForApplications(db, recruiter.viewer.id, [applicationId])).size).toBe(1);
  expect(await listCandidateMatches(db, recruiter.viewer.id, job.id, 10)).toEqual([]);
});

test("a withdrawn application shows no score of a hidden profile", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await aProfile(platform, { of: senior.viewer, isVisible: false });
  const applicationId = await anEmptyApplication(platform, { of: senior.viewer, jobId: job.id, status: "withdrawn" });
  expect((await percentsForPeople(db, recruiter.viewer.id, job.id, [senior.viewer.id])).size).toBe(0);
  expect((await percentsForApplications(db, recruiter.viewer.id, [applicationId])).size).toBe(0);
});

// Clauses D86.
test("another recruiter's job and a malformed id are not found", async () => {
  const [owner, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const job = await aJob(platform, { by: owner.viewer });
  const senior = await aSenior(platform);
  const applicationId = await anEmptyApplication(platform, { of: senior.viewer, jobId: job.id });
  const notFound = new DomainError("not-found");
  for (const id of [job.id, platform.ids.next(platform.clock.now()), "1", ""]) {
    await expect(listCandidateMatches(db, other.viewer.id, id, 5)).rejects.toEqual(notFound);
    await expect(percentsForPeople(db, other.viewer.id, id, [senior.viewer.id])).rejects.toEqual(notFound);
  }
  expect((await percentsForApplications(db, other.viewer.id, [applicationId])).size).toBe(0);
  expect(await findMatch(db, senior.viewer.id, "1")).toBeNull();
});

test("an empty profile has no score anywhere", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  expect(await findMatch(db, senior.viewer.id, job.id)).toBeNull();
  expect(await listJobMatches(db, senior.viewer.id, 3)).toEqual([]);
  await aProfile(platform, { of: senior.viewer });
  expect(await findMatch(db, senior.viewer.id, job.id)).not.toBeNull();
});

test("a closed job has a score only for its applicants", async () => {
  const recruiter = await aRecruiter(platform);
  const [applicant, stranger] = [await aSenior(platform), await aSenior(platform)];
  const job = await aJob(platform, { by: recruiter.viewer });
  await aProfile(platform, { of: applicant.viewer });
  await aProfile(platform, { of: stranger.viewer });
  await anEmptyApplication(platform, { of: applicant.viewer, jobId: job.id });
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
  expect(await findMatch(db, applicant.viewer.id, job.id)).not.toBeNull();
  expect(await findMatch(db, stranger.viewer.id, job.id)).toBeNull();
  expect(await findMatch(db, recruiter.viewer.id, job.id)).toBeNull();
});
