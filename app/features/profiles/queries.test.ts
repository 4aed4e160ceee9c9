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

test("a recruiter reads a visible profile, with years as a band and neither address nor resume", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, yearsExperience: 31 });
  await db.update(profiles).set({ resumeUrl: "resume-key" }).where(eq(profiles.userId, senior.viewer.id));
  const found = await findCandidateProfile(db, recruiter.viewer.id, senior.viewer.id);
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
  expect(await findCandidateProfile(db, recruiter.viewer.id, senior.viewer.id)).toBeNull();
  expect(await findCandidateProfile(db, recruiter.viewer.id, recruiter.viewer.id)).toBeNull();
  expect(await findCandidateProfile(db, recruiter.viewer.id, "not-an-id")).toBeNull();
});

test("switching visibility off takes the profile away at once", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  expect(await findCandidateProfile(db, recruiter.viewer.id, senior.viewer.id)).not.toBeNull();
  await aProfile(platform, { of: senior.viewer, isVisible: false });
  expect(await findCandidateProfile(db, recruiter.viewer.id, senior.viewer.id)).toBeNull();
});

test("the employer who got an application reads what a hidden person sent; another recruiter does not", async () => {
  const [employer, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by: employer.viewer });
  await aJob(platform, { by: other.viewer });
  await anApplication(senior.viewer, job.id);
  await aProfile(platform, { of: senior.viewer, isVisible: false, bio: "Said later.", place: "Bend, Oregon" });
  await db.update(profiles).set({ resumeUrl: "resume-key" }).where(eq(profiles.userId, senior.viewer.id));
  const found = await findCandidateProfile(db, employer.viewer.id, senior.viewer.id);
  expect(found).toMatchObject({ hasApplied: true, resumeUrl: null });
  expect(found?.bio).not.toBe("Said later.");
  expect(found?.place).not.toBe("Bend, Oregon");
  expect(await findCandidateProfile(db, other.viewer.id, senior.viewer.id)).toBeNull();
  await aProfile(platform, { of: senior.viewer, bio: "Said later." });
  expect(await findCandidateProfile(db, employer.viewer.id, senior.viewer.id)).toMatchObject({ bio: "Said later." });
});

test("a withdrawn application closes the profile again", async () => {
  const employer = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by: employer.viewer });
  await anApplication(senior.viewer, job.id, "withdrawn");
  expect(await findCandidateProfile(db, employer.viewer.id, senior.viewer.id)).toBeNull();
});

test("a senior reads nobody's profile this way, not even a visible one", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: other.viewer });
  expect(await findCandidateProfile(db, one.viewer.id, other.viewer.id)).toBeNull();
});
