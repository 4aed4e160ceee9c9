import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#app/db/schema/companies.ts";
import { files } from "#app/db/schema/files.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { listApplicants } from "#app/features/applications/applicants/queries.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { listCandidateMatches, listJobMatches } from "#app/features/matching/queries.server.ts";
import { canContact } from "#app/features/profiles/contactability.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { searchCandidates } from "../candidates/queries.server.ts";
import { candidateSearchFrom } from "../candidates/rules.ts";
import { findCandidateProfile } from "../queries.server.ts";
import { findFileFor } from "../uploads/queries.server.ts";
import { hideFromCompany, showToCompany } from "./commands.server.ts";
import { TOO_MANY_HIDDEN } from "./labels.ts";
import { listHiddenCompanies } from "./queries.server.ts";
import { MAX_HIDDEN_COMPANIES } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const SKILL = "Bell founding";

async function aBellFounder(): Promise<Person> {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, skills: [SKILL] });
  return senior;
}

async function isFound(senior: Person, { viewer }: Person): Promise<boolean> {
  const { rows, total } = await searchCandidates(platform, viewer, candidateSearchFrom(new URLSearchParams("q=bell")));
  expect(total).toBe(rows.length);
  return rows.some(({ userId }) => userId === senior.viewer.id);
}

// Clauses 2.5-51.
test("hides a person from a company's recruiters in every list and address", async () => {
  const [recruiter, other] = [
    await aRecruiter(platform, { companyName: "Marlow Bells, Inc." }),
    await aRecruiter(platform, { companyName: "Marlow Organs" }),
  ];
  const senior = await aBellFounder();
  const photo = { id: randomUUID(), ownerId: senior.viewer.id, kind: "photo" } as const;
  const createdAt = platform.clock.now();
  await db.insert(files).values({ ...photo, fileName: "me.jpg", mediaType: "image/jpeg", byteSize: 9, createdAt });
  const seenBy = async (who: Person) => {
    const job = await aJob(platform, { by: who.viewer, company: "A client", skills: [SKILL] });
    const matches = await listCandidateMatches(db, who.viewer.id, job.id, 1_000);
    const person = { jobId: job.id, seniorId: senior.viewer.id };
    return {
      search: await isFound(senior, who),
      profile: (await findCandidateProfile(platform, who.viewer, senior.viewer.id)) !== null,
      photo: (await findFileFor(db, who.viewer.id, photo.id)) !== null,
      match: matches.some(({ candidateId }) => candidateId === senior.viewer.id),
      shortlist: await codeOf(addToShortlist(platform, who.viewer, person)),
      invitation: await codeOf(inviteToApply(platform, who.viewer, person)),
    };
  };
  const all = { search: true, profile: true, photo: true, match: true, shortlist: "done", invitation: "done" };
  const kept = await aJob(platform, { by: recruiter.viewer });
  await addToShortlist(platform, recruiter.viewer, { jobId: kept.id, seniorId: senior.viewer.id });
  const shortlisted = async () =>
    (await listApplicants(platform, recruiter.viewer, kept.id, { view: "shortlist" })).rows.length;
  expect([await seenBy(recruiter), await shortlisted()]).toEqual([all, 1]);
  await hideFromCompany(platform, senior.viewer, { company: "marlow bells" });
  const none = { search: false, profile: false, photo: false, match: false };
  expect(await seenBy(recruiter)).toEqual({ ...none, shortlist: "not-found", invitation: "not-found" });
  expect(await shortlisted()).toBe(0);
  expect(await seenBy(other)).toEqual(all);
  const [hidden] = await listHiddenCompanies(db, senior.viewer.id);
  await showToCompany(platform, senior.viewer, { hiddenId: hidden?.id ?? "" });
  expect([await seenBy(recruiter), await shortlisted()]).toEqual([all, 1]);
});

test.each([
  ["Acme", "ACME, Inc.", true],
  ["The Acme Company", "acme", true],
  ["A.C.M.E. Co. Ltd.", "Acme LLC", true],
  ["Smith & Sons", "Smith and Sons", true],
  ["Crédit Étoile", "credit etoile", true],
  ["Acme", "Acme Health", false],
  ["Company", "Acme Company", false],
  ["50% Co", "50 Co", true],
])("hidden from %j, and so from %j: %s", async (company, companyName, isHidden) => {
  const senior = await aBellFounder();
  const recruiter = await aRecruiter(platform, { companyName });
  await hideFromCompany(platform, senior.viewer, { company });
  expect(await isFound(senior, recruiter)).toBe(!isHidden);
});

test("applies to a name that a company takes later", async () => {
  const senior = await aBellFounder();
  const recruiter = await aRecruiter(platform, { companyName: "Plain Name" });
  await hideFromCompany(platform, senior.viewer, { company: "Taken Later" });
  expect(await listHiddenCompanies(db, senior.viewer.id)).toMatchObject([{ name: "Taken Later", isHere: false }]);
  expect(await isFound(senior, recruiter)).toBe(true);
  const [own] = await db.select().from(recruiters).where(eq(recruiters.userId, recruiter.viewer.id));
  await db
    .update(companies)
    .set({ name: "TAKEN LATER Corp." })
    .where(eq(companies.id, own?.companyId ?? ""));
  expect(await isFound(senior, recruiter)).toBe(false);
  expect(await listHiddenCompanies(db, senior.viewer.id)).toMatchObject([{ isHere: true }]);
});

// Clauses 2.5-51.
test("hides a person from an agency only for jobs in the company's name", async () => {
  const agency = await aRecruiter(platform, { companyName: "Any Agency" });
  const senior = await aBellFounder();
  await hideFromCompany(platform, senior.viewer, { company: "Hollow Creek" });
  const offered = async (company: string) => {
    const job = await aJob(platform, { by: agency.viewer, company, skills: [SKILL] });
    const matches = await listCandidateMatches(db, agency.viewer.id, job.id, 1_000);
    return matches.some(({ candidateId }) => candidateId === senior.viewer.id);
  };
  expect([await offered("Hollow Creek, Inc."), await offered("Hollow Creek Mills")]).toEqual([false, true]);
});

test("a hidden person still sees its jobs, applies, and keeps conversations", async () => {
  const recruiter = await aRecruiter(platform, { companyName: "Open Door" });
  const senior = await aBellFounder();
  await hideFromCompany(platform, senior.viewer, { company: "Open Door" });
  const job = await aJob(platform, { by: recruiter.viewer, company: "Open Door", skills: [SKILL] });
  expect((await listJobMatches(db, senior.viewer.id, 50)).map(({ job: { id } }) => id)).toContain(job.id);
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  expect((await listApplicants(platform, recruiter.viewer, job.id)).counts.applied).toBe(1);
  const profile = await findCandidateProfile(platform, recruiter.viewer, senior.viewer.id);
  expect(profile).toMatchObject({ hasApplied: true });
  expect(await canContact(db, recruiter.viewer.id, senior.viewer.id)).toBe(true);
});

test("allows twenty companies, each once", async () => {
  const { viewer } = await aSenior(platform);
  for (let n = 1; n <= MAX_HIDDEN_COMPANIES; n += 1) await hideFromCompany(platform, viewer, { company: `Firm ${n}` });
  await hideFromCompany(platform, viewer, { company: "FIRM 7, LLC" });
  const refused = hideFromCompany(platform, viewer, { company: "One more" });
  await expect(refused).rejects.toMatchObject({ field: "company", message: TOO_MANY_HIDDEN });
  expect(await listHiddenCompanies(db, viewer.id)).toHaveLength(MAX_HIDDEN_COMPANIES);
});

test("only seniors hide, and only from their own list", async () => {
  const [senior, other, recruiter] = [await aSenior(platform), await aSenior(platform), await aRecruiter(platform)];
  await hideFromCompany(platform, senior.viewer, { company: "Mine" });
  const [mine] = await listHiddenCompanies(db, senior.viewer.id);
  const hiddenId = mine?.id ?? "";
  await showToCompany(platform, other.viewer, { hiddenId });
  expect(await listHiddenCompanies(db, senior.viewer.id)).toHaveLength(1);
  for (const deed of [
    hideFromCompany(platform, recruiter.viewer, { company: "Mine" }),
    showToCompany(platform, recruiter.viewer, { hiddenId }),
  ]) {
    await expect(deed).rejects.toMatchObject({ code: "wrong-role" });
  }
  await expect(showToCompany(platform, senior.viewer, { hiddenId: "no id" })).rejects.toMatchObject({
    code: "not-found",
  });
});
