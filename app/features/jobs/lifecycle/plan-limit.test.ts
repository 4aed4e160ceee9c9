import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { invoices, subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { choosePlan, payAgain, planEnd } from "#app/features/plans/commands.server.ts";
import { findPlanUsage, mayUse } from "#app/features/plans/queries.server.ts";
import { findOwnSubscription, listInvoices, requireInvoice } from "#app/features/plans/subscription/queries.server.ts";
import { remindOfPeriodEnds } from "#app/features/plans/subscription/reminders.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import type { Billing } from "#app/platform/billing.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestDatabase } from "#test/database.ts";
import { aColleague, aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { keepJobsWithin, renewAllPlans } from "./plan-limit.server.ts";

const preview = await openTestPlatform(await openTestDatabase());
const { db, clock } = preview;
const enforced = { ...preview, env: { ...preview.env, billingMode: "enforced" } } as const;
const refusing: Billing = { collect: async () => "declined" };
const declining = { ...enforced, billing: refusing };

async function jobsOf({ id }: Viewer) {
  const rows = await db
    .select({ title: jobs.title, status: jobs.status })
    .from(jobs)
    .where(eq(jobs.createdBy, id))
    .orderBy(asc(jobs.createdAt));
  return rows.map(({ title, status }) => `${title} ${status}`);
}

async function notificationsOf({ id }: Viewer) {
  const rows = await db
    .select({ title: notifications.title, body: notifications.body })
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, "plan")))
    .orderBy(asc(notifications.id));
  return rows;
}

async function amountsOf(by: Viewer) {
  return (await listInvoices(db, by)).map(({ totalCents }) => totalCents);
}

/** An owner on Enterprise with five live jobs, A to E, posted in this order, whose trial is over. */
async function anEnterprise() {
  clock.set("2026-11-01T10:00:00Z");
  const by = await anEmployer(enforced);
  await choosePlan(enforced, by, { planId: "enterprise" });
  clock.set("2026-11-15T10:00:00Z");
  await renewAllPlans(enforced);
  for (const title of ["Job A", "Job B", "Job C", "Job D", "Job E"]) {
    clock.pass(1000);
    await aJob(enforced, { by, title });
  }
  return by;
}

// Clauses 9-6.
describe("a subscription", () => {
  it("is free for 14 days, then renewed with an invoice each month, once", async () => {
    clock.set("2026-11-01T10:00:00Z");
    const by = await anEmployer(enforced);
    await choosePlan(enforced, by, { planId: "basic" });
    clock.set("2026-11-15T09:59:59Z");
    await renewAllPlans(enforced);
    expect([(await findOwnSubscription(db, by.id))?.status, await amountsOf(by)]).toEqual(["trial", []]);
    clock.set("2026-11-15T10:00:00Z");
    await Promise.all([renewAllPlans(enforced), renewAllPlans(enforced)]);
    expect([(await findOwnSubscription(db, by.id))?.status, await amountsOf(by)]).toEqual(["active", [1900]]);
    expect((await notificationsOf(by)).map(({ title }) => title)).toEqual(["You're on the Basic plan now"]);
    clock.set("2027-01-20T10:00:00Z");
    await renewAllPlans(enforced);
    await renewAllPlans(enforced);
    expect(await amountsOf(by)).toEqual([1900, 1900, 1900]);
    expect((await findOwnSubscription(db, by.id))?.periodEnd).toEqual(new Date("2027-02-15T10:00:00Z"));
    expect(await notificationsOf(by)).toHaveLength(1);
  });

  it("that was canceled runs to its end, and then closes the jobs", async () => {
    const by = await anEnterprise();
    await planEnd(enforced, by, { intent: "cancel" });
    await expect(planEnd(enforced, by, { intent: "cancel" })).rejects.toMatchObject({ code: "plan-changed" });
    expect((await findPlanUsage(db, by.id)).plan?.id).toBe("enterprise");
    clock.set("2026-12-15T10:00:00Z");
    await renewAllPlans(enforced);
    expect(await jobsOf(by)).toEqual(["Job A", "Job B", "Job C", "Job D", "Job E"].map((title) => `${title} closed`));
    expect(await findPlanUsage(db, by.id)).toEqual({ plan: null, activeJobs: 0 });
    expect((await notificationsOf(by)).at(-1)).toMatchObject({
      title: "Your Enterprise subscription has ended",
      body: expect.stringContaining("5 jobs closed with it."),
    });
    await expect(planEnd(enforced, by, { intent: "resume" })).rejects.toMatchObject({ code: "plan-changed" });
    await choosePlan(enforced, by, { planId: "basic" });
    expect(await amountsOf(by)).toEqual([1900, 6900]);
  });

  it("that was canceled and resumed goes on", async () => {
    const by = await anEnterprise();
    await planEnd(enforced, by, { intent: "cancel" });
    await planEnd(enforced, by, { intent: "resume" });
    clock.set("2026-12-15T10:00:00Z");
    await renewAllPlans(enforced);
    expect((await findPlanUsage(db, by.id)).plan?.id).toBe("enterprise");
  });

  it("pauses the jobs that went live first when it becomes smaller", async () => {
    const by = await anEnterprise();
    await choosePlan(enforced, by, { planId: "basic" });
    expect(await jobsOf(by)).not.toContain("Job A paused");
    clock.set("2026-12-15T10:00:00Z");
    await renewAllPlans(enforced);
    expect(await jobsOf(by)).toEqual(["Job A paused", "Job B paused", "Job C live", "Job D live", "Job E live"]);
    expect((await notificationsOf(by)).at(-1)?.body).toContain("2 jobs paused");
    expect(await amountsOf(by)).toEqual([1900, 6900]);
  });

  it("stops no job in preview", async () => {
    const by = await anEnterprise();
    await choosePlan(preview, by, { planId: "basic" });
    clock.set("2026-12-15T10:00:00Z");
    await renewAllPlans(preview);
    expect((await findPlanUsage(db, by.id)).plan?.id).toBe("basic");
    expect((await findPlanUsage(db, by.id)).activeJobs).toBe(5);
  });

  it("pays for the rest of the period on a larger plan", async () => {
    clock.set("2026-11-01T00:00:00Z");
    const by = await anEmployer(enforced);
    await choosePlan(enforced, by, { planId: "basic" });
    clock.set("2026-11-15T00:00:00Z");
    await renewAllPlans(enforced);
    clock.set("2026-11-30T00:00:00Z");
    await choosePlan(enforced, by, { planId: "professional" });
    expect(await amountsOf(by)).toEqual([1500, 1900]);
    const [newest] = await listInvoices(db, by);
    const invoice = await requireInvoice(db, by, newest?.id ?? "");
    expect(invoice.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ["plan", 2450],
      ["credit", -950],
    ]);
    expect(invoice.outcome).toBe("demo");
  });
});

describe("a declined payment", () => {
  /** A company with five live jobs on Enterprise whose renewal of December 15 was declined. */
  async function inGrace() {
    const by = await anEnterprise();
    clock.set("2026-12-15T10:00:00Z");
    await renewAllPlans(declining);
    return by;
  }

  const all = (status: string) => ["A", "B", "C", "D", "E"].map((letter) => `Job ${letter} ${status}`);
  const told = async (by: Viewer) => (await notificationsOf(by)).slice(1).map(({ title }) => title);

  async function stateOf(by: Viewer) {
    const subscription = await findOwnSubscription(db, by.id);
    return `${subscription?.planId} ${subscription?.status}`;
  }

  /** Runs what the task runs, hour by hour, in two processes. */
  async function passDays(days: number, on: Platform) {
    for (let day = 0; day < days; day += 1) {
      clock.pass(DAY_MS);
      await Promise.all([renewAllPlans(on), renewAllPlans(on)]);
      await Promise.all([remindOfPeriodEnds(on), remindOfPeriodEnds(on)]);
    }
  }

  it("leaves everything open for seven days, and tells the owners three times", async () => {
    const by = await inGrace();
    const colleague = await aColleague(enforced, by);
    expect([await stateOf(by), await mayUse(enforced, by.id, "bulk-posting")]).toEqual(["enterprise grace", true]);
    await passDays(6, declining);
    expect(await jobsOf(by)).toEqual(all("live"));
    expect(await told(by)).toEqual([
      "The payment for your Enterprise plan was declined",
      "Your Enterprise plan ends on December 22, 2026",
    ]);
    await passDays(2, declining);
    expect([await stateOf(by), await mayUse(enforced, by.id, "bulk-posting")]).toEqual(["enterprise ended", false]);
    expect(await jobsOf(by)).toEqual(all("closed"));
    expect((await told(by)).slice(2)).toEqual(["Your Enterprise subscription has ended"]);
    expect(await notificationsOf(colleague)).toEqual([]);
    // The one that was declined is tried again, and no second one is issued.
    expect(await amountsOf(by)).toEqual([6900, 6900]);
    await expect(choosePlan(declining, by, { planId: "basic" })).rejects.toMatchObject({ code: "payment-declined" });
    expect(await stateOf(by)).toBe("enterprise ended");
  });

  it("goes on when an owner tries it again, with the invoice that was declined", async () => {
    const by = await inGrace();
    await expect(payAgain(declining, by, keepJobsWithin(declining))).rejects.toMatchObject({
      code: "payment-declined",
    });
    const colleague = await aColleague(enforced, by);
    await expect(payAgain(enforced, colleague, keepJobsWithin(enforced))).rejects.toMatchObject({ code: "owner-only" });
    await payAgain(enforced, by, keepJobsWithin(enforced));
    expect(await findOwnSubscription(db, by.id)).toMatchObject({
      status: "active",
      graceUntil: null,
      periodEnd: new Date("2027-01-15T10:00:00Z"),
    });
    expect(await amountsOf(by)).toEqual([6900, 6900]);
    const [newest] = await listInvoices(db, by);
    expect((await requireInvoice(db, by, newest?.id ?? "")).outcome).toBe("demo");
    await expect(payAgain(enforced, by, keepJobsWithin(enforced))).rejects.toMatchObject({ code: "plan-changed" });
    await passDays(8, enforced);
    expect(await jobsOf(by)).toEqual(all("live"));
  });

  it("goes on by itself if the last try succeeds", async () => {
    const by = await inGrace();
    await passDays(7, enforced);
    expect(await stateOf(by)).toBe("enterprise active");
    expect(await jobsOf(by)).toEqual(all("live"));
  });

  it("goes on with a smaller plan, which pauses the jobs above its limit", async () => {
    const by = await inGrace();
    await choosePlan(enforced, by, { planId: "basic" }, keepJobsWithin(enforced));
    expect(await stateOf(by)).toBe("basic active");
    expect(await jobsOf(by)).toEqual(["Job A paused", "Job B paused", "Job C live", "Job D live", "Job E live"]);
  });

  it("ends with the seven days once it is canceled, without another try", async () => {
    const by = await inGrace();
    await planEnd(enforced, by, { intent: "cancel" });
    await passDays(6, enforced);
    expect(await stateOf(by)).toBe("enterprise grace");
    await passDays(2, enforced);
    expect(await stateOf(by)).toBe("enterprise ended");
    expect(await amountsOf(by)).toEqual([6900, 6900]);
  });
});

it("ends a subscription without an invoice when its company has nobody left", async () => {
  const by = await anEnterprise();
  const own = await findCompanyOf(db, by.id);
  const another = await anEmployer(enforced);
  const theirs = await findCompanyOf(db, another.id);
  await db.update(recruiters).set({ companyId: theirs?.companyId }).where(eq(recruiters.userId, by.id));
  clock.set("2027-03-20T10:00:00Z");
  await renewAllPlans(enforced);
  const companyId = own?.companyId ?? "";
  expect(await db.$count(invoices, eq(invoices.companyId, companyId))).toBe(1);
  expect(await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))).toMatchObject([
    { status: "ended" },
  ]);
});

// Clauses 2.1-185.
describe("only an owner", () => {
  it.each(["recruiter", "viewer"] as const)("changes a plan, no %s of the company", async (role) => {
    const by = await anEnterprise();
    const [newest] = await listInvoices(db, by);
    const colleague = await aColleague(enforced, by, role);
    for (const attempt of [
      choosePlan(enforced, colleague, { planId: "basic" }),
      planEnd(enforced, colleague, { intent: "cancel" }),
      requireInvoice(db, colleague, newest?.id ?? ""),
      // Not an owner anymore, but their page doesn't know it yet.
      choosePlan(enforced, { ...colleague, companyRole: "owner" }, { planId: "basic" }),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: "owner-only" });
    }
    expect(await listInvoices(db, colleague)).toEqual([]);
    expect((await findPlanUsage(db, colleague.id)).plan?.id).toBe("enterprise");
  });

  it("reads its invoices, and no stranger does", async () => {
    const by = await anEnterprise();
    const [newest] = await listInvoices(db, by);
    const stranger = await anEmployer(enforced);
    await expect(requireInvoice(db, stranger, newest?.id ?? "")).rejects.toMatchObject({ code: "not-found" });
    await expect(requireInvoice(db, by, "no-id")).rejects.toMatchObject({ code: "not-found" });
    await db.update(recruiters).set({ companyRole: "recruiter" }).where(eq(recruiters.userId, by.id));
    await expect(choosePlan(enforced, by, { planId: "basic" })).rejects.toMatchObject({ code: "owner-only" });
  });
});
