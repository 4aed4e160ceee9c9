import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#app/db/schema/companies.ts";
import { jobSkills, jobs } from "#app/db/schema/jobs.ts";
import { skills } from "#app/db/schema/skills.ts";
import { yearlyPay } from "#app/domain/pay.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { stepJob } from "./lifecycle/commands.server.ts";
import { listJobChoices, requireJob } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const NOBODY = "00000000-0000-7000-8000-000000000000";

// Clauses 3-4, 4-18, 7.2-13.
test("a posted job is open with all its content", async () => {
  const by = await anEmployer(platform);
  const posted = await aJob(platform, { by, title: "Coating Inspector", payRangeMin: 25.5, flexibility: ["seasonal"] });
  const job = await requireJob(db, posted.id);
  expect(job).toEqual(posted);
  expect(job).toMatchObject({
    title: "Coating Inspector",
    company: "Kestrel Row Manufacturing",
    payRangeMin: 25.5,
    payRangeMax: 50,
    payUnit: "hour",
    flexibility: ["seasonal"],
    skills: ["Payroll", "Mentoring"],
    isActive: true,
    responsibleId: by.id,
    createdAt: platform.clock.now(),
  });
});

test("only recruiters post jobs", async () => {
  const by = await anEmployer(platform);
  for (const role of ["senior", null] as const) {
    await expect(aJob(platform, { by: { ...by, role } })).rejects.toMatchObject({ code: "wrong-role" });
  }
  expect(await listJobChoices(db, by.id)).toEqual([]);
});

test("an unverified recruiter cannot post where verification is required", async () => {
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const by = await anEmployer(platform);
  await expect(aJob(strict, { by: { ...by, isEmailVerified: false } })).rejects.toMatchObject({
    code: "email-unverified",
  });
  await expect(aJob(strict, { by })).resolves.toMatchObject({ isActive: true });
});

test("the same form sent many times makes one job", async () => {
  const by = await anEmployer(platform);
  const submissionKey = randomUUID();
  const made = await Promise.all(Array.from({ length: 10 }, () => aJob(platform, { by, submissionKey })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await listJobChoices(db, by.id)).toHaveLength(1);
});

test("refuses a form that was sent before with other content", async () => {
  const by = await anEmployer(platform);
  const submissionKey = randomUUID();
  const first = await aJob(platform, { by, submissionKey });
  for (const other of [{ title: "Something else" }, { payRangeMax: 51 }, { skills: ["Payroll"] }]) {
    await expect(aJob(platform, { by, submissionKey, ...other })).rejects.toMatchObject({ code: "form-already-sent" });
  }
  const again = await aJob(platform, { by, submissionKey, skills: ["payroll", "MENTORING"] });
  expect(again).toMatchObject({ id: first.id });
});

test("two recruiters may use the same submission key", async () => {
  const submissionKey = randomUUID();
  const first = await aJob(platform, { by: await anEmployer(platform), submissionKey });
  const second = await aJob(platform, { by: await anEmployer(platform), submissionKey });
  expect(second.id).not.toBe(first.id);
});

// Clauses 3-8, D57.
test("stores skills once, in their first spelling and the given order", async () => {
  const by = await anEmployer(platform);
  await aJob(platform, { by, skills: ["Book-keeping"] });
  const job = await aJob(platform, { by, skills: ["Ledger keeping", "bookkeeping", "BOOK KEEPING"] });
  expect(job.skills).toEqual(["Ledger keeping", "Book-keeping"]);
  const stored = await db
    .select({ name: skills.name, position: jobSkills.position })
    .from(jobSkills)
    .innerJoin(skills, eq(skills.id, jobSkills.skillId))
    .where(eq(jobSkills.jobId, job.id));
  expect(stored).toContainEqual({ name: "Book-keeping", position: 1 });
  expect(stored).toHaveLength(2);
  expect(await db.select({ n: count() }).from(skills).where(eq(skills.key, "bookkeeping"))).toEqual([{ n: 1 }]);
});

test("jobs with the same new skills can be posted at the same time", async () => {
  const by = await anEmployer(platform);
  const names = ["Zincography", "Yarn dyeing", "Xylography"];
  const made = await Promise.all(
    [names, names.toReversed(), names].map((given) => aJob(platform, { by, skills: given })),
  );
  expect(made.map((job) => job.skills.length)).toEqual([3, 3, 3]);
});

// Clauses D77.
test("shows the verified badge only on jobs of the verified company", async () => {
  const checked = await anEmployer(platform, { company: "Hallam and Reed", isChecked: true });
  const unchecked = await anEmployer(platform, { company: "Pell and Daughters" });
  expect((await aJob(platform, { by: checked, company: "hallam AND reed" })).employerCheck).toEqual({
    checkedAt: platform.clock.now(),
    how: "domain",
    domain: "employer.example",
  });
  expect((await aJob(platform, { by: checked, company: "Pell and Daughters" })).employerCheck).toBeNull();
  expect((await aJob(platform, { by: unchecked, company: "Pell and Daughters" })).employerCheck).toBeNull();
  expect((await aJob(platform, { by: unchecked, company: "Hallam and Reed" })).employerCheck).toBeNull();
});

test("a company that changes its name loses the badge on older jobs", async () => {
  const by = await anEmployer(platform, { company: "Old Name", isChecked: true });
  const job = await aJob(platform, { by, company: "Old Name" });
  await db.update(companies).set({ name: "New Name" }).where(eq(companies.name, "Old Name"));
  expect((await requireJob(db, job.id)).employerCheck).toBeNull();
});

test("only its own recruiter closes and reopens a job", async () => {
  const by = await anEmployer(platform);
  const stranger = await anEmployer(platform);
  const job = await aJob(platform, { by });
  const jobId = job.id;
  expect((await stepJob(platform, by, { jobId, step: "close", from: "live" })).isActive).toBe(false);
  await expect(stepJob(platform, by, { jobId, step: "close", from: "live" })).rejects.toMatchObject({
    code: "stale-job",
  });
  expect((await stepJob(platform, by, { jobId, step: "reopen", from: "closed" })).isActive).toBe(true);
  const senior: Viewer = { ...by, role: "senior" };
  await expect(stepJob(platform, senior, { jobId, step: "close", from: "live" })).rejects.toMatchObject({
    code: "wrong-role",
  });
  for (const id of [jobId, NOBODY, "x"]) {
    await expect(stepJob(platform, stranger, { jobId: id, step: "close", from: "live" })).rejects.toMatchObject({
      code: "not-found",
    });
  }
  expect((await requireJob(db, jobId)).isActive).toBe(true);
});

test("a malformed job id is not found", async () => {
  for (const id of ["", "1", "x".repeat(5000), "' or 1=1", "\u0000", NOBODY]) {
    await expect(requireJob(db, id)).rejects.toMatchObject({ code: "not-found" });
  }
});

// Clauses 6-8.
test("a recruiter's list has their own jobs only, newest first", async () => {
  const by = await anEmployer(platform);
  const first = await aJob(platform, { by });
  platform.clock.set("2026-11-21T10:00:00Z");
  const second = await aJob(platform, { by });
  await aJob(platform, { by: await anEmployer(platform) });
  await stepJob(platform, by, { jobId: first.id, step: "close", from: "live" });
  expect((await listJobChoices(db, by.id)).map(({ id, isActive }) => [id, isActive])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

// Clauses D67.
test("the database computes hourly pay like the TypeScript rules", async () => {
  const by = await anEmployer(platform);
  for (const payUnit of ["hour", "day", "month", "year", "project"] as const) {
    const job = await aJob(platform, { by, payUnit, payRangeMin: 10, payRangeMax: 4444.44, hoursPerWeek: 13 });
    const [row] = await db.select({ hourlyPay: jobs.hourlyPay }).from(jobs).where(eq(jobs.id, job.id));
    const yearly = yearlyPay(job);
    expect(row?.hourlyPay).toBeCloseTo(yearly ? yearly.max / (52 * 13) : 0, 2);
  }
});
