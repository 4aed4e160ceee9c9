import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import type { ProfileInput } from "#app/features/profiles/schema.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, freshSkills, TELLS_NO_TRADE } from "#test/profiles.ts";
import { findMatchOfApplication, findMatchOfPerson, percentsForApplications } from "./queries-applicants.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

/** Somebody who applied for a job with all that a profile can say but pay, and `change`, which saves the profile anew. */
async function applied(said: { hidesNames?: boolean } = {}) {
  const [recruiter, senior] = [await aRecruiter(platform), await aSenior(platform)];
  const [asked = "", other = ""] = freshSkills("Asked", "Other");
  const sent = { skills: [asked], availabilityHours: 20, workPreference: "hybrid" as const, place: "Baton Rouge, LA" };
  const change = async (more: Partial<ProfileInput>) =>
    await aProfile(platform, { of: senior.viewer, ...TELLS_NO_TRADE, ...sent, ...more });
  await change({ wantedPay: null });
  const job = await aJob(platform, {
    by: recruiter.viewer,
    ...NAMES_NO_TRADE,
    skills: [asked],
    location: "Hammond, Louisiana",
    ...said,
  });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  return { recruiter: recruiter.viewer, senior: senior.viewer, job, id, change, other };
}

test("somebody hidden is scored by what they sent: what they changed since is not told", async () => {
  const { recruiter, senior, job, id, change, other } = await applied();
  const before = await findMatchOfApplication(db, recruiter.id, id);
  expect(before?.reasons.map(({ verdict }) => verdict)).toContain("matched");
  const changed = { skills: [other], availabilityHours: 7, workPreference: "on-site" as const, place: "Bend, Oregon" };
  await change({ ...changed, isVisible: false, wantedPay: 77, wantedPayUnit: "hour" });
  await savePreferences(platform, senior, { showsWantedPay: true });
  expect(await findMatchOfApplication(db, recruiter.id, id)).toEqual(before);
  expect((await percentsForApplications(db, recruiter.id, [id])).get(id)).toBe(before?.percent);
  expect(await findMatchOfPerson(db, recruiter.id, job.id, senior.id)).toBeNull();
  expect(await findCandidateProfile(platform, recruiter, senior.id)).toMatchObject({
    wanted: null,
    availabilityHours: 20,
  });
  await change({ ...changed, isVisible: true });
  const live = await findMatchOfApplication(db, recruiter.id, id);
  expect(live).toEqual(await findMatchOfPerson(db, recruiter.id, job.id, senior.id));
  expect(live?.percent).toBeLessThan(before?.percent ?? 0);
});

test("who applied without a name is scored by what they sent, and under their name as anybody else", async () => {
  const { recruiter, senior, job, id, change, other } = await applied({ hidesNames: true });
  const before = await findMatchOfApplication(db, recruiter.id, id);
  await change({ skills: [other], availabilityHours: 7 });
  expect(await findMatchOfApplication(db, recruiter.id, id)).toEqual(before);
  expect((await findMatchOfPerson(db, recruiter.id, job.id, senior.id))?.percent).toBeLessThan(before?.percent ?? 0);
});
