import { and, asc, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { renewAllPlans } from "#app/features/jobs/lifecycle/plan-limit.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aColleague, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { choosePlan, planEnd } from "../commands.server.ts";
import { remindOfPeriodEnds } from "./reminders.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;

async function remindedOf({ id }: Viewer) {
  const rows = await db
    .select({ title: notifications.title, body: notifications.body })
    .from(notifications)
    .where(and(eq(notifications.userId, id), like(notifications.title, "%ends on%")))
    .orderBy(asc(notifications.id));
  return rows;
}

async function aTrial() {
  clock.set("2026-11-01T10:00:00Z");
  const by = await anEmployer(platform);
  await choosePlan(platform, by, { planId: "professional" });
  return by;
}

async function remindAt(at: string) {
  clock.set(at);
  await Promise.all([remindOfPeriodEnds(platform), remindOfPeriodEnds(platform)]);
}

// Clauses 9-6.
describe("the owners of a company", () => {
  it("are told once, three days before a trial ends, and before each renewal", async () => {
    const by = await aTrial();
    const colleague = await aColleague(platform, by);
    await remindAt("2026-11-12T09:59:59Z");
    expect(await remindedOf(by)).toEqual([]);
    await remindAt("2026-11-12T10:00:00Z");
    await remindAt("2026-11-13T10:00:00Z");
    const trial = {
      title: "Your Professional trial ends on November 15, 2026",
      body: "Then it's $49 per month. You can change or cancel it before that.",
    };
    expect(await remindedOf(by)).toEqual([trial]);
    const [row] = await db
      .select({ mail: notifications.mail })
      .from(notifications)
      .where(eq(notifications.userId, by.id));
    expect(row?.mail?.subject).toBe(trial.title);
    clock.set("2026-11-15T10:00:00Z");
    await renewAllPlans(platform);
    await remindAt("2026-12-12T10:00:00Z");
    expect(await remindedOf(by)).toEqual([
      trial,
      {
        title: "Your Professional period ends on December 15, 2026",
        body: "It then renews for $49 per month. You can change or cancel it before that.",
      },
    ]);
    expect(await remindedOf(colleague)).toEqual([]);
  });

  it("aren't told about a plan that they canceled", async () => {
    const by = await aTrial();
    await planEnd(platform, by, { intent: "cancel" });
    await remindAt("2026-11-13T10:00:00Z");
    expect(await remindedOf(by)).toEqual([]);
  });

  it("are told what a planned change costs", async () => {
    const by = await aTrial();
    clock.set("2026-11-15T10:00:00Z");
    await renewAllPlans(platform);
    await choosePlan(platform, by, { planId: "basic" });
    await remindAt("2026-12-13T10:00:00Z");
    expect(await remindedOf(by)).toEqual([
      {
        title: "Your Professional period ends on December 15, 2026",
        body: "It then changes to Basic for $19 per month. You can change or cancel it before that.",
      },
    ]);
  });
});
