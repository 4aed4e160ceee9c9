import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { recordCompanyVerification } from "#app/features/profiles/companies/marks.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { saveProfile } from "./commands.server.ts";
import { findCompanyOf, findProfile } from "./queries.server.ts";
import { completionPercent, openParts } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const INPUT = {
  fullName: "Harriet Quill",
  bio: "Thirty years of batch plants.",
  skills: ["HAZOP", "Relief sizing", "Mentoring"],
  yearsExperience: 31,
  availabilityHours: 20,
  workPreference: "hybrid",
  place: "Hammond, Louisiana",
  wantedPay: 68.5,
  wantedPayUnit: "hour",
  travelMiles: 50,
  industries: ["Chemicals", "Energy"],
  isVisible: true,
} as const;

function input(said: Partial<Parameters<typeof saveProfile>[2]> = {}) {
  return { ...INPUT, skills: [...INPUT.skills], industries: [...INPUT.industries], ...said };
}

test("a new profile has one of eight parts", async () => {
  const { viewer } = await aSenior(platform);
  const fresh = await findProfile(db, viewer.id);
  if (!fresh) throw new Error("expected a profile");
  expect(completionPercent(fresh)).toBe(13);
});

test("defaults count as parts of a profile once they are saved", async () => {
  const { viewer } = await aSenior(platform);
  const saved = await saveProfile(platform, viewer, input({ yearsExperience: 0, workPreference: "remote" }));
  expect(completionPercent(saved)).toBe(75);
  expect(openParts(saved)).toEqual(["photoUrl", "resumeUrl"]);
});

// Clauses 3-3, 7.2-2.
test("stores a profile with its skills in the given order", async () => {
  const { viewer } = await aSenior(platform);
  await saveProfile(platform, viewer, input());
  expect(await findProfile(db, viewer.id)).toEqual({
    userId: viewer.id,
    ...INPUT,
    photoUrl: null,
    prefersNoPhoto: false,
    resumeUrl: null,
    updatedAt: platform.clock.now(),
  });
});

// Clauses D57.
test("saving again replaces the skills and keeps one spelling for everyone", async () => {
  const [first, second] = [await aSenior(platform), await aSenior(platform)];
  await saveProfile(platform, first.viewer, input({ skills: ["Cash forecasting", "IFRS"] }));
  await saveProfile(platform, second.viewer, input({ skills: ["ifrs", "CASH-FORECASTING", "ifrs"] }));
  expect((await findProfile(db, second.viewer.id))?.skills).toEqual(["IFRS", "Cash forecasting"]);
  await saveProfile(platform, second.viewer, input({ skills: [] }));
  expect((await findProfile(db, second.viewer.id))?.skills).toEqual([]);
  expect((await findProfile(db, first.viewer.id))?.skills).toEqual(["Cash forecasting", "IFRS"]);
});

// Clauses 7.2-3.
test("saving changes no one else's profile", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const before = await aProfile(platform, { of: other.viewer });
  await saveProfile(platform, one.viewer, input());
  expect(await findProfile(db, other.viewer.id)).toEqual(before);
});

test("the profile's name is the account's name", async () => {
  const { viewer } = await aSenior(platform);
  await saveProfile(platform, viewer, input({ fullName: "Harriet Quill-Farr" }));
  const [account] = await db.select({ name: users.name }).from(users).where(eq(users.id, viewer.id));
  expect(account?.name).toBe("Harriet Quill-Farr");
});

test("twenty parallel saves leave one profile with the skills of one save", async () => {
  const { viewer } = await aSenior(platform);
  const sets = Array.from({ length: 20 }, (_, n) => [`Parallel ${n}`, "Shared", `Parallel ${n + 1}`]);
  await Promise.all(sets.map((skills) => saveProfile(platform, viewer, input({ skills }))));
  const found = await findProfile(db, viewer.id);
  expect(sets).toContainEqual(found?.skills);
  expect(await db.select().from(profiles).where(eq(profiles.userId, viewer.id))).toHaveLength(1);
  expect(await db.select().from(profileSkills).where(eq(profileSkills.userId, viewer.id))).toHaveLength(3);
});

// Clauses 8-8.
test("a save that fails halfway changes nothing", async () => {
  const { viewer } = await aSenior(platform);
  const before = await saveProfile(platform, viewer, input());
  await expect(
    saveProfile(platform, viewer, input({ fullName: "Somebody Else", skills: ["x\u0000y"] })),
  ).rejects.toThrow();
  expect(await findProfile(db, viewer.id)).toEqual(before);
});

test("a recruiter and an account without a role cannot save a profile", async () => {
  const { viewer } = await aRecruiter(platform);
  await expect(saveProfile(platform, viewer, input())).rejects.toEqual(new DomainError("wrong-role"));
  await expect(saveProfile(platform, { ...viewer, role: null }, input())).rejects.toEqual(
    new DomainError("wrong-role"),
  );
  expect(await findProfile(db, viewer.id)).toBeNull();
});

// Clauses D58.
test("the database refuses what the form refuses", async () => {
  const { viewer } = await aSenior(platform);
  await expect(saveProfile(platform, viewer, input({ yearsExperience: 71 }))).rejects.toThrow();
  await expect(saveProfile(platform, viewer, input({ availabilityHours: -1 }))).rejects.toThrow();
});

test("a recruiter's company shows its verification", async () => {
  const { viewer } = await aRecruiter(platform, { companyName: "Kestrel Row", jobTitle: "Head of People" });
  const company = await findCompanyOf(db, viewer.id);
  expect(company).toMatchObject({
    name: "Kestrel Row",
    recruiterTitle: "Head of People",
    recruiterName: viewer.name,
    check: null,
  });
  if (!company) throw new Error("expected a company");
  await recordCompanyVerification(platform, {
    companyId: company.companyId,
    how: "domain",
    domain: "KestrelRow.example",
  });
  const check = { checkedAt: platform.clock.now(), how: "domain", domain: "kestrelrow.example" };
  expect((await findCompanyOf(db, viewer.id))?.check).toEqual(check);
});

test("an unknown company cannot be verified, and a senior has none", async () => {
  const { viewer } = await aSenior(platform);
  const unknown = { companyId: viewer.id, how: "administrator" } as const;
  await expect(recordCompanyVerification(platform, unknown)).rejects.toEqual(new DomainError("not-found"));
  expect(await findCompanyOf(db, viewer.id)).toBeNull();
});
