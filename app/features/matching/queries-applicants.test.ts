import { describe, expect, test } from "vitest";
import { findCandidate } from "#app/features/applications/applicants/queries-candidate.server.ts";
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

/** Returns a person who applied with a full profile but no pay, and `change`, which saves the profile again. */
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

describe("an application", () => {
  test("is scored by its snapshot, whatever the person changes later", async () => {
    const { recruiter, senior, job, id, change, other } = await applied();
    const before = await findMatchOfApplication(db, recruiter.id, id);
    expect(before?.reasons.map(({ verdict }) => verdict)).toContain("matched");
    const changed = {
      skills: [other],
      availabilityHours: 7,
      workPreference: "on-site" as const,
      place: "Bend, Oregon",
    };
    await savePreferences(platform, senior, { showsWantedPay: true });
    for (const isVisible of [false, true]) {
      await change({ ...changed, isVisible, wantedPay: 77, wantedPayUnit: "hour" });
      expect(await findMatchOfApplication(db, recruiter.id, id)).toEqual(before);
      expect((await percentsForApplications(db, recruiter.id, [id])).get(id)).toBe(before?.percent);
    }
    expect((await findMatchOfPerson(db, recruiter.id, job.id, senior.id))?.percent).toBeLessThan(before?.percent ?? 0);
    await change({ ...changed, isVisible: false });
    expect(await findMatchOfPerson(db, recruiter.id, job.id, senior.id)).toBeNull();
    expect(await findCandidateProfile(platform, recruiter, senior.id)).toMatchObject({
      wanted: null,
      availabilityHours: 20,
    });
  });

  // Clauses D5.
  test("keeps the wanted pay it was sent with", async () => {
    const { recruiter, senior, job, change } = await applied();
    await savePreferences(platform, senior, { showsWantedPay: true });
    await change({ wantedPay: 30, wantedPayUnit: "hour" });
    const next = await aJob(platform, { by: recruiter, payRangeMin: 25, payRangeMax: 50, payUnit: "hour" });
    const { id } = await applyToJob(platform, senior, { jobId: next.id });
    const payOf = async () =>
      (await findMatchOfApplication(db, recruiter.id, id))?.reasons.find(({ part }) => part === "pay");
    expect((await payOf())?.verdict).toBe("matched");
    await change({ wantedPay: 400, wantedPayUnit: "hour" });
    expect((await payOf())?.verdict).toBe("matched");
    const card = await findCandidate(platform, recruiter, next.id, senior.id);
    expect(card?.wanted).toEqual({ amount: 30, unit: "hour" });
    // It was not sent with an earlier application, so it is not shown there.
    expect((await findCandidate(platform, recruiter, job.id, senior.id))?.wanted).toBeNull();
  });

  test("keeps the occupations that its sender had chosen", async () => {
    const [{ viewer: recruiter }, { viewer: senior }] = [await aRecruiter(platform), await aSenior(platform)];
    const said = { bio: "I have kept the books of a bakery.", skills: ["Bookkeeping"] };
    await aProfile(platform, { of: senior, ...said, occupations: ["Elevator Mechanic"] });
    const job = await aJob(platform, { by: recruiter, title: "Bookkeeper", skills: ["Bookkeeping"] });
    const { id } = await applyToJob(platform, senior, { jobId: job.id });
    const person = await findMatchOfPerson(db, recruiter.id, job.id, senior.id);
    expect(await findMatchOfApplication(db, recruiter.id, id)).toEqual(person);
  });
});

test("an anonymous applicant is scored by the snapshot, else by the profile", async () => {
  const { recruiter, senior, job, id, change, other } = await applied({ hidesNames: true });
  const before = await findMatchOfApplication(db, recruiter.id, id);
  await change({ skills: [other], availabilityHours: 7 });
  expect(await findMatchOfApplication(db, recruiter.id, id)).toEqual(before);
  expect((await findMatchOfPerson(db, recruiter.id, job.id, senior.id))?.percent).toBeLessThan(before?.percent ?? 0);
});
