import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import type { PlanId } from "#app/domain/plans.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { choosePlan } from "./commands.server.ts";
import { findPlanUsage } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;

async function anEmployerOn(planId: PlanId | null) {
  const by = await anEmployer(platform);
  if (planId) await choosePlan(platform, by, { planId });
  return by;
}

async function statusesOf(userId: string): Promise<string[]> {
  const rows = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.createdBy, userId));
  return rows.map(({ status }) => status).sort();
}

// Clauses D69.
test("stores the choice, and the last one counts", async () => {
  const by = await anEmployerOn("basic");
  await choosePlan(platform, by, { planId: "enterprise" });
  await aJob(platform, { by });
  expect(await findPlanUsage(db, by.id)).toMatchObject({ plan: { id: "enterprise" }, activeJobs: 1 });
  expect(await findPlanUsage(db, (await anEmployer(platform)).id)).toEqual({ plan: null, activeJobs: 0 });
});

test("only recruiters choose plans", async () => {
  const by = await anEmployer(platform);
  for (const role of ["senior", null] as const) {
    await expect(choosePlan(platform, { ...by, role }, { planId: "basic" })).rejects.toMatchObject({
      code: "wrong-role",
    });
  }
});

// Clauses 9-5.
test("blocks nothing in preview", async () => {
  const by = await anEmployerOn("basic");
  for (let count = 0; count < 5; count += 1) await aJob(platform, { by });
  expect(await statusesOf(by.id)).toEqual(Array(5).fill("live"));
  await choosePlan(platform, by, { planId: "basic" });
});

// Clauses D4.
test("R48: of ten parallel posts with one place left, one goes live", async () => {
  const by = await anEmployerOn("basic");
  await aJob(enforced, { by });
  await aJob(enforced, { by });
  const posted = await Promise.all(
    Array.from({ length: 10 }, () => aJob(enforced, { by, submissionKey: randomUUID() })),
  );
  expect(posted.filter(({ status }) => status === "live")).toHaveLength(1);
  expect(posted.filter(({ status }) => status === "draft")).toHaveLength(9);
  expect((await findPlanUsage(db, by.id)).activeJobs).toBe(3);
});

test("counts every way to go live, also in parallel", async () => {
  const by = await anEmployerOn("basic");
  const [paused, closed] = [await aJob(enforced, { by }), await aJob(enforced, { by })];
  await stepJob(enforced, by, { jobId: paused.id, step: "pause", from: "live" });
  await stepJob(enforced, by, { jobId: closed.id, step: "close", from: "live" });
  await aJob(enforced, { by });
  await aJob(enforced, { by });
  const tries = await Promise.allSettled([
    stepJob(enforced, by, { jobId: paused.id, step: "resume", from: "paused" }),
    stepJob(enforced, by, { jobId: closed.id, step: "reopen", from: "closed" }),
    aJob(enforced, { by }),
  ]);
  expect((await findPlanUsage(db, by.id)).activeJobs).toBe(3);
  for (const one of tries) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "plan-limit" });
});

test("keeps a draft over the limit with its content", async () => {
  const by = await anEmployerOn("basic");
  for (let count = 0; count < 3; count += 1) await aJob(enforced, { by });
  const draft = await aJob(enforced, { by });
  const form = { jobId: draft.id, seenAt: draft.updatedAt, ...inputOf(draft) };
  const kept = await editJob(enforced, by, { ...form, title: "A better title" }, { isDraft: false });
  expect(kept).toMatchObject({ status: "draft", title: "A better title" });
  await choosePlan(enforced, by, { planId: "professional" });
  const live = await editJob(enforced, by, { ...form, seenAt: kept.updatedAt }, { isDraft: false });
  expect(live.status).toBe("live");
});

test("refuses to go live without a plan, and lets a plan that is too small wait", async () => {
  const by = await anEmployerOn(null);
  expect((await aJob(enforced, { by })).status).toBe("draft");
  await choosePlan(enforced, by, { planId: "professional" });
  for (let count = 0; count < 4; count += 1) await aJob(enforced, { by });
  await choosePlan(enforced, by, { planId: "basic" });
  expect((await findPlanUsage(db, by.id)).plan?.id).toBe("professional");
});

test("an enterprise plan has no limit", async () => {
  const by = await anEmployerOn("enterprise");
  for (let count = 0; count < 12; count += 1) await aJob(enforced, { by });
  expect((await findPlanUsage(db, by.id)).activeJobs).toBe(12);
});
