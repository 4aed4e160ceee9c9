import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { mails } from "#app/db/schema/mails.ts";
import { recruiters, teamInvitations } from "#app/db/schema/recruiters.ts";
import { inviteColleague } from "#app/features/teams/invitations.server.ts";
import { cookieOf, toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { listOpenedMailsTo } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { A_PASSWORD, A_RECRUITER_SIGN_UP, A_SENIOR_SIGN_UP, aRecruiter, aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();
const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });

// Clauses D31.
test("says beforehand how short a name may be", async () => {
  for (const path of ["/signup", "/signup?as=recruiter"]) {
    const html = await (await get(path)).text();
    expect(html.split("At least 2 characters"), path).toHaveLength(3);
  }
});

// Clauses 2.3-5, 2.4-11, 6-2, 8-3.
test("signing up signs in and leads to the role's dashboard", async () => {
  const senior = await post("/signup", { ...A_SENIOR_SIGN_UP, email: "a@quill.example" });
  expect([senior.status, senior.headers.get("Location")]).toEqual([303, "/senior/dashboard"]);
  expect(toastOf(senior)).toContain("Registration successful! Please check your email for verification.");
  const page = await get("/login", { cookie: cookieOf(senior, "session") });
  expect(page.headers.get("Location")).toBe("/senior/dashboard");

  const recruiter = await post("/signup?as=recruiter", { ...A_RECRUITER_SIGN_UP, email: "b@quill.example" });
  expect(recruiter.headers.get("Location")).toBe("/recruiter/dashboard");
  expect((await listOpenedMailsTo(platform, "b@quill.example")).at(-1)?.subject).toBe(
    "Please verify your email for Seasoned",
  );
});

// Clauses 5-1, 5-2, 5-3, 5-4.
test.each([
  ["firstName", "H", "First name is required"],
  ["lastName", "", "Last name is required"],
  ["email", "harriet@quill", "Please enter a valid email"],
  ["password", "1234567", "Password must be at least 8 characters"],
  ["password", "x".repeat(129), "Password must be at most 128 characters"],
  ["companyName", "", "Company name is required"],
  ["jobTitle", " ", "Job title is required"],
  ["agreeTerms", "", "Please agree to the terms to create an account"],
])("sign-up with %s %j says: %s", async (field, value, message) => {
  const answer = await post("/signup?as=recruiter", {
    ...A_RECRUITER_SIGN_UP,
    email: "c@quill.example",
    [field]: value,
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(message);
  expect(html).not.toContain(A_PASSWORD);
  if (field !== "lastName") expect(html).toContain('value="Quill"');
});

test("reports a common password together with other errors", async () => {
  const typed = { ...A_SENIOR_SIGN_UP, firstName: "", email: "d@quill", password: "password" };
  const html = await (await post("/signup", typed)).text();
  for (const message of ["First name is required", "Please enter a valid email", "Too many people use this password"])
    expect(html).toContain(message);
});

// Clauses 3-16, 5-6, D36.
test("the server refuses unchecked terms", async () => {
  const { agreeTerms: _, ...unticked } = A_SENIOR_SIGN_UP;
  const answer = await post("/signup", { ...unticked, email: "unticked@quill.example" });
  expect(answer.status).toBe(400);
  expect(await platform.db.select().from(users).where(eq(users.email, "unticked@quill.example"))).toHaveLength(0);
});

// Clauses D75.
test.each(["role", "id", "isEmailVerified", "emailVerified", "createdAt"])(
  "refuses sign-up with the field %s",
  async (field) => {
    const answer = await post("/signup", { ...A_SENIOR_SIGN_UP, email: "extra@quill.example", [field]: "recruiter" });
    expect(answer.status).toBe(400);
    expect(await platform.db.select().from(users).where(eq(users.email, "extra@quill.example"))).toHaveLength(0);
  },
);

test("reports a taken address beside the email and keeps typed text", async () => {
  const { email } = await aSenior(platform);
  const answer = await post("/signup", { ...A_SENIOR_SIGN_UP, email: email.toUpperCase() });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("This email already has an account. Please log in instead");
});

// Clauses D82.
test("new and known addresses get the same answer where verified", async () => {
  const known = await aSenior(strict.platform);
  const shapeOf = async (email: string) => {
    const answer = await strict.post("/signup", { ...A_SENIOR_SIGN_UP, email });
    const headers = [...answer.headers.keys()].filter((name) => name !== "x-request-id");
    return { status: answer.status, headers, to: answer.headers.get("Location"), body: await answer.text() };
  };
  const first = await shapeOf("new@quill.example");
  expect(await shapeOf(known.email)).toEqual(first);
  expect(first).toMatchObject({ status: 303, to: "/verify-email" });
  expect(await (await strict.get("/verify-email")).text()).toContain("Check your email");
  const rows = await strict.platform.db.select().from(mails).where(eq(mails.toAddress, known.email));
  expect(rows.map((mail) => mail.subject)).toContain("You already have a Seasoned account");
});

test.each([
  ["\u200bpat@weir.example", "pat@weir.example"],
  ["tom&sue@weir.example", "tom&sue@weir.example"],
  ["pat\uff20b\u00fccher.example", "pat@xn--bcher-kva.example"],
])("who signs up as %j logs in with the same, and as %s", async (typed, stored) => {
  platform.clock.pass(60 * 60 * 1000);
  expect((await post("/signup", { ...A_SENIOR_SIGN_UP, email: typed })).status).toBe(303);
  expect(await platform.db.select().from(users).where(eq(users.email, stored))).toHaveLength(1);
  for (const email of [typed, stored])
    expect((await post("/login", { email, password: A_PASSWORD })).status, email).toBe(303);
});

describe("someone who is invited to a company", () => {
  /** Returns the sign-up page that the invitation of a new company leads to. */
  async function invited(email: string) {
    const { viewer } = await aRecruiter(platform, { companyName: "Northwind" });
    await inviteColleague(platform, viewer, { email, companyRole: "recruiter" });
    const [{ id } = { id: "" }] = await platform.db
      .select({ id: teamInvitations.id })
      .from(teamInvitations)
      .where(eq(teamInvitations.email, email));
    const next = `/join-team?invitation=${id}`;
    return { next, path: `/signup?${new URLSearchParams({ as: "recruiter", next })}` };
  }

  const { companyName: _, ...withoutCompany } = A_RECRUITER_SIGN_UP;

  it("signs up without a company name, because the invitation names it", async () => {
    const email = "invited@quill.example";
    const { next, path } = await invited(email);
    const form = await (await get(path)).text();
    expect(form).not.toContain('name="companyName"');
    expect(pageText(form)).toContain(
      "Priya Castellane invites you to Northwind. Use the address that got the invitation.",
    );
    const answer = await post(path, { ...withoutCompany, email, next });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, next]);
    const [{ name } = { name: "" }] = await platform.db
      .select({ name: companies.name })
      .from(users)
      .innerJoin(recruiters, eq(recruiters.userId, users.id))
      .innerJoin(companies, eq(companies.id, recruiters.companyId))
      .where(eq(users.email, email));
    expect(name).toBe("Northwind");
  });

  it("is asked for a company once the invitation is over", async () => {
    const email = "late@quill.example";
    const { next, path } = await invited(email);
    await platform.db.delete(teamInvitations).where(eq(teamInvitations.email, email));
    const answer = await post(path, { ...withoutCompany, email, next });
    const html = await answer.text();
    expect([answer.status, html.includes("Company name is required")]).toEqual([400, true]);
    expect(html).toContain('name="companyName"');
    expect(html).toContain(`value="${email}"`);
  });
});
