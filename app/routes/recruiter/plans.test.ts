import { beforeAll, describe, expect, it } from "vitest";
import type { PlanId } from "#app/domain/plans.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, type Person } from "#test/people.ts";

const { platform, get, post } = await openTestApp({ env: { BILLING_MODE: "enforced" } });
const people = new Map<PlanId, Person>();

beforeAll(async () => {
  for (const planId of ["basic", "professional", "enterprise"] as const) {
    const person = await aRecruiter(platform, { isCompanyVerified: true });
    await choosePlan(platform, person.viewer, { planId });
    people.set(planId, person);
  }
});

function on(planId: PlanId): Person {
  const person = people.get(planId);
  if (!person) throw new Error("no such plan");
  return person;
}

// Clauses 2.1-191, 9-1, 9-2, 9-3.
describe("on plans that are enforced", () => {
  it.each([
    [
      "Advanced search filters",
      "/recruiter/candidates?filters=show",
      NOT_INCLUDED["search-filters"],
      "basic",
      "professional",
    ],
    ["Complete analytics", "/recruiter/analytics", NOT_INCLUDED.analytics, "basic", "professional"],
    ["Bulk job posting", "/recruiter/import", NOT_INCLUDED["bulk-posting"], "professional", "enterprise"],
    ["Custom recruitment workflow", "/recruiter/applicants/stages", NOT_INCLUDED.stages, "professional", "enterprise"],
  ] as const)("%s is refused below its plan, and open on it", async (_, path, words, below, plan) => {
    expect(pageText(await (await get(path, { cookie: on(below).cookie })).text())).toContain(words);
    const page = await get(path, { cookie: on(plan).cookie });
    expect([page.status, pageText(await page.text())]).toEqual([200, expect.not.stringContaining(words)]);
  });

  it("Advanced reporting is a file on Enterprise only", async () => {
    const file = async (planId: PlanId) => await get("/recruiter/analytics/export", { cookie: on(planId).cookie });
    expect((await file("professional")).headers.get("Location")).toBe("/recruiter/subscription");
    expect((await file("enterprise")).headers.get("Content-Type")).toContain("text/csv");
  });

  it("Advanced reporting is emailed on Enterprise only", async () => {
    const choose = async (planId: PlanId) =>
      await post("/recruiter/analytics", { day: "monday" }, { cookie: on(planId).cookie });
    const refused = await choose("professional");
    expect([refused.status, pageText(await refused.text())]).toEqual([
      400,
      expect.stringContaining(NOT_INCLUDED.reporting),
    ]);
    expect((await choose("enterprise")).headers.get("Location")).toBe("/recruiter/analytics");
  });

  it("Dedicated account manager is on the page of Enterprise only", async () => {
    const page = async (planId: PlanId) =>
      pageText(await (await get("/recruiter/subscription", { cookie: on(planId).cookie })).text());
    expect(await page("professional")).not.toContain("Your account manager");
    expect(await page("enterprise")).toContain("Your account manager");
  });

  it.each([
    ["basic", 3],
    ["professional", 10],
    ["enterprise", 11],
  ] as const)("active jobs on %s: %i of 11 go live", async (planId, live) => {
    const { viewer } = await aRecruiter(platform);
    await choosePlan(platform, viewer, { planId });
    const statuses: string[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await aJob(platform, { by: viewer })).status);
    expect(statuses.filter((status) => status === "live")).toHaveLength(live);
  });
});
