import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credentials, sessions, termsAcceptances, userRoles, users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo, listSubjectsTo } from "#test/mails.ts";
import { A_PASSWORD, aRecruiter, aSenior, aVisit } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { chooseRole, signUp } from "./commands.server.ts";
import type { SignUp } from "./schema.ts";
import { findViewerByToken } from "./sessions/queries.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };

function anInput(email: string): SignUp {
  return { as: "senior", firstName: "Harriet", lastName: "Quill", email, password: A_PASSWORD, agreeTerms: true };
}

// Clauses 1-19, 6-1, 7.1-1, D37.
test("sign-up stores the person, role, terms, and an empty profile", async () => {
  const answer = await signUp(platform, aVisit, anInput("harriet@quill.example"));
  if (!answer.isSignedIn) throw new Error("expected a session");
  const { id } = answer.viewer;
  const [role] = await platform.db.select().from(userRoles).where(eq(userRoles.userId, id));
  const [profile] = await platform.db.select().from(profiles).where(eq(profiles.userId, id));
  const [terms] = await platform.db.select().from(termsAcceptances).where(eq(termsAcceptances.userId, id));
  expect(role?.role).toBe("senior");
  expect(profile).toMatchObject({ fullName: "Harriet Quill", isVisible: false });
  expect(terms).toMatchObject({ version: "2025-04-27", acceptedAt: platform.clock.now() });
  expect(await findViewerByToken(platform, answer.session.token)).toEqual(answer.viewer);
});

// Clauses D30.
test("a recruiter gets a company and a card of their own", async () => {
  const first = await aRecruiter(platform, { companyName: "Hallam & Reed" });
  const second = await aRecruiter(platform, { companyName: "Hallam & Reed" });
  const rows = await platform.db
    .select({ userId: recruiters.userId, name: companies.name, slug: companies.slug, verifiedAt: companies.verifiedAt })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(companies.name, "Hallam & Reed"));
  expect(rows.map((row) => row.userId).sort()).toEqual([first.viewer.id, second.viewer.id].sort());
  expect(new Set(rows.map((row) => row.slug)).size).toBe(2);
  expect(rows.every((row) => row.verifiedAt === null)).toBe(true);
});

test("twenty parallel sign-ups of one address in any case make one account", async () => {
  const spellings = Array.from({ length: 20 }, (_, at) => (at % 2 ? "twenty@quill.example" : "Twenty@Quill.Example"));
  const outcomes = await Promise.allSettled(spellings.map((email) => signUp(platform, aVisit, anInput(email))));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected").map((outcome) => outcome.reason);
  expect(refused).toHaveLength(19);
  expect(refused.every((reason) => reason instanceof FieldError && reason.field === "email")).toBe(true);
  const found = await platform.db
    .select()
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.email, "twenty@quill.example"));
  expect(found).toHaveLength(1);
  expect(await listMailsTo(platform, "twenty@quill.example")).toHaveLength(1);
});

test("a taken address gets the same answer, and its owner a notice", async () => {
  const fresh = await signUp(strict, aVisit, anInput("fresh@quill.example"));
  const again = await signUp(strict, aVisit, anInput("fresh@quill.example"));
  for (const answer of [fresh, again]) expect(answer).toEqual({ isSignedIn: false, userId: expect.any(String) });
  // One is the id of the first account, the other is made up.
  expect(again).not.toEqual(fresh);
  const subjects = await listSubjectsTo(platform, "fresh@quill.example");
  expect(subjects.sort()).toEqual(["Please verify your email for Seasoned", "You already have a Seasoned account"]);
  const found = await platform.db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, "fresh@quill.example"));
  expect(found).toHaveLength(0);
});

test("a new and a taken address take equally long", async () => {
  for (let round = 0; round < 2; round += 1) {
    const startedAt = performance.now();
    await signUp(strict, aVisit, anInput("timed@quill.example"));
    expect(performance.now() - startedAt).toBeGreaterThan(150);
  }
});

test("repeated sign-ups do not fill the inbox of a taken address", async () => {
  const { email } = await aSenior(platform);
  for (let round = 0; round < 5; round += 1) {
    expect(await signUp(strict, aVisit, anInput(email))).toMatchObject({ isSignedIn: false });
  }
  platform.clock.pass(2 * 3_600_000);
  expect(await signUp(strict, aVisit, anInput(email))).toMatchObject({ isSignedIn: false });
  const notices = (await listMailsTo(platform, email)).filter((mail) => mail.subject.startsWith("You already"));
  expect(notices).toHaveLength(3);
});

// Clauses D83.
test("refuses a common password before anything is written", async () => {
  const input = { ...anInput("weak@quill.example"), password: "Sunshine2024" };
  await expect(signUp(platform, aVisit, input)).rejects.toThrow(FieldError);
  expect(await platform.db.select().from(users).where(eq(users.email, "weak@quill.example"))).toHaveLength(0);
});

// Clauses 3-2, 7.2-1, D75.
test("a role is chosen once, even by two parallel tabs", async () => {
  const { viewer } = await aSenior(platform);
  await platform.db.delete(userRoles).where(eq(userRoles.userId, viewer.id));
  const person = { ...viewer, role: null };
  const choice = { as: "recruiter", companyName: "Hallam", jobTitle: "Owner" } as const;
  const outcomes = await Promise.allSettled([
    chooseRole(platform, person, choice),
    chooseRole(platform, person, { as: "senior" }),
  ]);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected").map((outcome) => outcome.reason);
  expect(refused).toEqual([new DomainError("role-chosen")]);
  const roles = await platform.db.select().from(userRoles).where(eq(userRoles.userId, viewer.id));
  expect(roles).toHaveLength(1);
});
