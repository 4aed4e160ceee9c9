import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { findCandidateProfile } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

async function anApplication(of: Viewer, jobId: string, status: "pending" | "withdrawn" = "pending") {
  const now = platform.clock.now();
  const profile = await aProfile(platform, { of, isVisible: false });
  const { bio, skills, yearsExperience, availabilityHours, workPreference, place } = profile;
  const profileSnapshot = {
    fullName: profile.fullName,
    bio,
    skills,
    yearsExperience,
    availabilityHours,
    workPreference,
    place,
  };
  await db.insert(applications).values({
    id: platform.ids.next(now),
    jobId,
    applicantId: of.id,
    status,
    profileSnapshot,
    createdAt: now,
    updatedAt: now,
  });
}

// Clauses 7.2-14.
test("a recruiter reads a visible profile without address, resume, or exact years", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, yearsExperience: 31 });
  await db.update(profiles).set({ resumeUrl: "resume-key" }).where(eq(profiles.userId, senior.viewer.id));
  const found = await findCandidateProfile(platform, recruiter.viewer, senior.viewer.id);
  expect(found).toMatchObject({
    fullName: senior.viewer.name,
    experience: "20+ years",
    resumeUrl: null,
    hasApplied: false,
  });
  expect(Object.keys(found ?? {}).sort()).toEqual([
    "availabilityHours",
    "bio",
    "experience",
    "fullName",
    "hasApplied",
    "industries",
    "photoUrl",
    "place",
    "resumeUrl",
    "skills",
    "travelMiles",
    "userId",
    "wanted",
    "workPreference",
  ]);
  expect(JSON.stringify(found)).not.toContain(senior.email);
});

test("a hidden profile looks like no profile", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, isVisible: false });
  expect(await findCandidateProfile(platform, recruiter.viewer, senior.viewer.id)).toBeNull();
  expect(await findCandidateProfile(platform, recruiter.viewer, recruiter.viewer.id)).toBeNull();
  expect(await findCandidateProfile(platform, recruiter.viewer, "not-an-id")).toBeNull();
});

test("a profile disappears as soon as visibility is switched off", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  expect(await findCandidateProfile(platform, recruiter.viewer, senior.viewer.id)).not.toBeNull();
  await aProfile(platform, { of: senior.viewer, isVisible: false });
  expect(await findCandidateProfile(platform, recruiter.viewer, senior.viewer.id)).toBeNull();
});

// Clauses D73.
test("only the employer who got an application reads a hidden person's", async () => {
  const [employer, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by: employer.viewer });
  await aJob(platform, { by: other.viewer });
  await anApplication(senior.viewer, job.id);
  await aProfile(platform, { of: senior.viewer, isVisible: false, bio: "Said later.", place: "Bend, Oregon" });
  await db.update(profiles).set({ resumeUrl: "resume-key" }).where(eq(profiles.userId, senior.viewer.id));
  const found = await findCandidateProfile(platform, employer.viewer, senior.viewer.id);
  expect(found).toMatchObject({ hasApplied: true, resumeUrl: null });
  expect(found?.bio).not.toBe("Said later.");
  expect(found?.place).not.toBe("Bend, Oregon");
  expect(await findCandidateProfile(platform, other.viewer, senior.viewer.id)).toBeNull();
  await aProfile(platform, { of: senior.viewer, bio: "Said later." });
  expect(await findCandidateProfile(platform, employer.viewer, senior.viewer.id)).toMatchObject({ bio: "Said later." });
});

test("a withdrawn application closes the profile again", async () => {
  const employer = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by: employer.viewer });
  await anApplication(senior.viewer, job.id, "withdrawn");
  expect(await findCandidateProfile(platform, employer.viewer, senior.viewer.id)).toBeNull();
});

test("an unverified recruiter reads only applicants where verification is required", async () => {
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const recruiter = await aRecruiter(platform, { isVerified: false });
  const [shown, hidden, applicant] = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  for (const { viewer } of [shown, applicant]) await aProfile(platform, { of: viewer });
  await aProfile(platform, { of: hidden.viewer, isVisible: false });
  const job = await aJob(platform, { by: { ...recruiter.viewer, isEmailVerified: true } });
  await anApplication(applicant.viewer, job.id);
  for (const id of [shown.viewer.id, hidden.viewer.id, "not-an-id"]) {
    const read = findCandidateProfile(strict, recruiter.viewer, id);
    await expect(read, id).rejects.toMatchObject({ code: "email-unverified" });
  }
  expect(await findCandidateProfile(strict, recruiter.viewer, applicant.viewer.id)).toMatchObject({ hasApplied: true });
});

test("a senior reads no one's profile this way, not even a visible one", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: other.viewer });
  await expect(findCandidateProfile(platform, one.viewer, other.viewer.id)).rejects.toMatchObject({
    code: "wrong-role",
  });
});
