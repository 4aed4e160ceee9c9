import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { NEW_JOBS_QUEUE, saveDraft } from "../commands.server.ts";
import { requireJob, requireOwnJob } from "../queries.server.ts";
import { inputOf, type Job } from "../rules.ts";
import { copyJob, deleteDraft, stepJob } from "./commands.server.ts";
import { editJob } from "./editing.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const START = "2026-11-20T10:00:00Z";
const NOBODY = "00000000-0000-7000-8000-000000000000";
const after = (days: number) => new Date(Date.parse(START) + days * 86_400_000);

function editOf(job: Job, changes: Partial<Job> = {}) {
  return { jobId: job.id, seenAt: job.updatedAt, ...inputOf({ ...job, ...changes }) };
}

async function aDraft(by: Awaited<ReturnType<typeof anEmployer>>) {
  const job = await aJob(platform, { by });
  return saveDraft(platform, by, { submissionKey: randomUUID(), ...inputOf(job), title: "A draft to finish" });
}

// Clauses D76.
test("a posted job is live for 30 days", async () => {
  const job = await aJob(platform, { by: await anEmployer(platform) });
  expect(job).toMatchObject({ status: "live", isActive: true, expiresAt: after(30) });
});

test("a job is active exactly while it is live, through every step", async () => {
  const by = await anEmployer(platform);
  const { id: jobId } = await aJob(platform, { by });
  const steps = [
    ["pause", "live", "paused"],
    ["resume", "paused", "live"],
    ["extend", "live", "live"],
    ["close", "live", "closed"],
    ["reopen", "closed", "live"],
    ["pause", "live", "paused"],
    ["markFilled", "paused", "filled"],
    ["putBack", "filled", "paused"],
    ["close", "paused", "closed"],
    ["markFilled", "closed", "filled"],
    ["reopen", "filled", "live"],
  ] as const;
  for (const [step, from, to] of steps) {
    const job = await stepJob(platform, by, { jobId, step, from });
    expect([job.status, job.isActive]).toEqual([to, to === "live"]);
  }
});

test("the database refuses `active` without live, and live without an end date", async () => {
  const by = await anEmployer(platform);
  const { id } = await aJob(platform, { by });
  await expect(db.update(jobs).set({ expiresAt: null }).where(eq(jobs.id, id))).rejects.toThrow();
});

test("an undone close keeps the end date", async () => {
  const by = await anEmployer(platform);
  const { id: jobId } = await aJob(platform, { by });
  platform.clock.set(after(10));
  await stepJob(platform, by, { jobId, step: "close", from: "live" });
  expect((await stepJob(platform, by, { jobId, step: "reopen", from: "closed" })).expiresAt).toEqual(after(30));
  platform.clock.set(START);
});

test("a job that is resumed after its end date gets 30 days, and 30 more when extended", async () => {
  const by = await anEmployer(platform);
  const { id: jobId } = await aJob(platform, { by });
  await stepJob(platform, by, { jobId, step: "pause", from: "live" });
  platform.clock.set(after(40));
  expect((await stepJob(platform, by, { jobId, step: "resume", from: "paused" })).expiresAt).toEqual(after(70));
  expect((await stepJob(platform, by, { jobId, step: "extend", from: "live" })).expiresAt).toEqual(after(100));
  platform.clock.set(START);
});

test("refuses a third extension", async () => {
  const by = await anEmployer(platform);
  const { id: jobId } = await aJob(platform, { by });
  const extend = () => stepJob(platform, by, { jobId, step: "extend", from: "live" });
  for (const days of [60, 90]) expect((await extend()).expiresAt).toEqual(after(days));
  await expect(extend()).rejects.toThrow("extend-limit");
  expect((await requireOwnJob(db, by.id, jobId)).expiresAt).toEqual(after(90));
  platform.clock.set(after(1));
  expect((await extend()).expiresAt).toEqual(after(91));
  platform.clock.set(START);
});

test("refuses an illegal step, and one from an outdated status", async () => {
  const by = await anEmployer(platform);
  const { id: jobId } = await aJob(platform, { by });
  await expect(stepJob(platform, by, { jobId, step: "resume", from: "live" })).rejects.toMatchObject({
    code: "illegal-step",
  });
  await expect(stepJob(platform, by, { jobId, step: "resume", from: "paused" })).rejects.toMatchObject({
    code: "stale-job",
  });
  expect((await requireJob(db, jobId)).status).toBe("live");
});

test("only one of many parallel requests takes the step", async () => {
  const by = await anEmployer(platform);
  const { id: jobId } = await aJob(platform, { by });
  const pressed = Array.from({ length: 10 }, () => stepJob(platform, by, { jobId, step: "pause", from: "live" }));
  const done = await Promise.allSettled(pressed);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("no one else can step, edit, copy, or delete a job", async () => {
  const [by, stranger] = [await anEmployer(platform), await anEmployer(platform)];
  const job = await aJob(platform, { by });
  const draft = await aDraft(by);
  for (const jobId of [job.id, NOBODY, "x"]) {
    for (const tried of [
      () => stepJob(platform, stranger, { jobId, step: "close", from: "live" }),
      () => editJob(platform, stranger, { ...editOf(job), jobId }, { isDraft: false }),
      () => copyJob(platform, stranger, { jobId }),
      () => deleteDraft(platform, stranger, { jobId: jobId === job.id ? draft.id : jobId }),
    ]) {
      await expect(tried()).rejects.toMatchObject({ code: "not-found" });
    }
  }
  const senior = { ...by, role: "senior" } as const;
  for (const tried of [
    () => stepJob(platform, senior, { jobId: job.id, step: "close", from: "live" }),
    () => editJob(platform, senior, editOf(job), { isDraft: false }),
    () => copyJob(platform, senior, { jobId: job.id }),
    () => deleteDraft(platform, senior, { jobId: draft.id }),
  ]) {
    await expect(tried()).rejects.toMatchObject({ code: "wrong-role" });
  }
});

test("an edit changes texts and skills once, from the version that was seen", async () => {
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by, skills: ["Payroll", "Mentoring"] });
  platform.clock.set(after(1));
  const changed = { title: "Payroll Coach", skills: ["Mentoring", "Sage 50"], payRangeMax: 60 };
  const edited = await editJob(platform, by, editOf(job, changed), { isDraft: false });
  expect(edited).toMatchObject({ ...changed, status: "live", expiresAt: job.expiresAt, createdAt: job.createdAt });
  platform.clock.set(after(2));
  await expect(
    editJob(platform, by, editOf(job, { title: "Another title" }), { isDraft: false }),
  ).rejects.toMatchObject({ code: "stale-job" });
  expect((await requireJob(db, job.id)).title).toBe("Payroll Coach");
  platform.clock.set(START);
});

test("an ended job cannot be edited, and a posted job never becomes a draft", async () => {
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by });
  await expect(editJob(platform, by, editOf(job), { isDraft: true })).rejects.toMatchObject({ code: "illegal-step" });
  const closed = await stepJob(platform, by, { jobId: job.id, step: "close", from: "live" });
  await expect(editJob(platform, by, editOf(closed), { isDraft: false })).rejects.toMatchObject({
    code: "illegal-step",
  });
});

test("only its recruiter sees a draft, and publishes it from its form", async () => {
  const by = await anEmployer(platform);
  const draft = await aDraft(by);
  expect(draft).toMatchObject({ status: "draft", isActive: false, expiresAt: null });
  await expect(requireJob(db, draft.id)).rejects.toMatchObject({ code: "not-found" });
  expect(await requireOwnJob(db, by.id, draft.id)).toEqual(draft);
  const kept = await editJob(platform, by, editOf(draft, { description: "" }), { isDraft: true });
  expect(kept).toMatchObject({ status: "draft", description: "" });
  platform.clock.set(after(3));
  const live = await editJob(platform, by, editOf(kept, { description: draft.description }), { isDraft: false });
  expect(live).toMatchObject({ status: "live", isActive: true, createdAt: after(3), expiresAt: after(33) });
  platform.clock.set(START);
});

test("announces jobs that go live by one task that waits, after a delay", async () => {
  const tasks = sql`pgboss.job`;
  const isQueued = sql`name = ${NEW_JOBS_QUEUE} and state = 'created' and start_after >= created_on + interval '20 seconds'`;
  /** How many tasks wait since the last time, of which none waits then. */
  async function announced() {
    const count = await db.$count(tasks, isQueued);
    await db.execute(sql`delete from ${tasks} where name = ${NEW_JOBS_QUEUE}`);
    return count;
  }
  const by = await anEmployer(platform);
  await announced();
  const draft = await aDraft(by);
  expect(await announced()).toBe(1);
  const { id: jobId } = await editJob(platform, by, editOf(draft), { isDraft: false });
  await stepJob(platform, by, { jobId, step: "pause", from: "live" });
  await stepJob(platform, by, { jobId, step: "resume", from: "paused" });
  expect(await announced()).toBe(1);
  await stepJob(platform, by, { jobId, step: "extend", from: "live" });
  await stepJob(platform, by, { jobId, step: "pause", from: "live" });
  expect(await announced()).toBe(0);
});

test("reports a fraudulent text once, and only when the job is live", async () => {
  const by = await anEmployer(platform);
  const told = async () => {
    const rows = await db.select({ evidence: reports.evidence }).from(reports).orderBy(reports.id);
    return rows.map(({ evidence }) => evidence.lines.join("\n"));
  };
  const fraud = "Buy your starter kit first and pay with gift cards. Then write to us on WhatsApp, and begin at once.";
  const copied = { submissionKey: randomUUID(), ...inputOf(await aJob(platform, { by })), description: fraud };
  const draft = await saveDraft(platform, by, copied);
  expect(await told()).toEqual([]);
  const live = await editJob(platform, by, editOf(draft), { isDraft: false });
  expect(await told()).toEqual([expect.stringContaining("starter kit")]);
  const same = await editJob(platform, by, editOf(live, { hoursPerWeek: 9 }), { isDraft: false });
  await stepJob(platform, by, { jobId: same.id, step: "pause", from: "live" });
  const again = await stepJob(platform, by, { jobId: same.id, step: "resume", from: "paused" });
  expect(await told()).toHaveLength(1);
  const worse = editOf(again, { description: `${fraud} Send us a copy of your passport.` });
  await editJob(platform, by, worse, { isDraft: false });
  expect(await told()).toHaveLength(2);
  // Written about once: the case is open.
  expect(await db.$count(mails, eq(mails.toAddress, BRAND.contactEmail))).toBe(1);
  expect(await db.$count(cases, eq(cases.subjectId, live.id))).toBe(1);
  await aJob(platform, { by, description: fraud });
  expect(await told()).toHaveLength(3);
  // Each text field counts: none is left out, and one more word makes another text.
  const parts = { title: "Write on WhatsApp", company: "Gift Cards", location: "Telegram app", industry: "Bitcoin" };
  for (const part of ["title", "company", "location", "industry"] as const) {
    await aJob(platform, { by, [part]: parts[part] });
    expect((await told()).at(-1)).toContain(parts[part]);
  }
  const skilled = await aJob(platform, { by, skills: ["Payroll", "Install AnyDesk"] });
  expect(await told()).toHaveLength(8);
  await editJob(platform, by, editOf(skilled, { skills: ["Install TeamViewer"] }), { isDraft: false });
  expect((await told()).at(-1)).toContain("Install TeamViewer");
});

test("a copy is a draft with the same content", async () => {
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by });
  const copy = await copyJob(platform, by, { jobId: job.id });
  expect(copy).toMatchObject({ ...inputOf(job), status: "draft" });
  expect(copy.id).not.toBe(job.id);
});

test("only drafts are deleted", async () => {
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by });
  const draft = await aDraft(by);
  await deleteDraft(platform, by, { jobId: draft.id });
  await expect(requireOwnJob(db, by.id, draft.id)).rejects.toMatchObject({ code: "not-found" });
  await expect(deleteDraft(platform, by, { jobId: job.id })).rejects.toMatchObject({ code: "illegal-step" });
});

test("an unverified recruiter may pause a job but not make it live", async () => {
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by });
  const unverified = { ...by, isEmailVerified: false };
  const paused = await stepJob(strict, unverified, { jobId: job.id, step: "pause", from: "live" });
  expect(paused.status satisfies JobStatus).toBe("paused");
  await expect(stepJob(strict, unverified, { jobId: job.id, step: "resume", from: "paused" })).rejects.toMatchObject({
    code: "email-unverified",
  });
});
