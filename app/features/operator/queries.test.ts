import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { cases } from "#app/db/schema/cases.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { askStaffCheck } from "#app/features/profiles/companies/commands.server.ts";
import { recordCompanyVerification } from "#app/features/profiles/companies/marks.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { findFigures, findWaiting } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock, ids } = platform;
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);

function aMessage(hours: number, answeredAt: Date | null) {
  const createdAt = hoursAgo(hours);
  const said = { name: "Ada", email: "ada@moss.example", subject: "Help", message: "Please." };
  const id = ids.next(createdAt);
  return {
    id,
    reference: id.slice(-8),
    channel: "contact" as const,
    ...said,
    createdAt,
    waitingSince: createdAt,
    state: answeredAt ? ("answered" as const) : ("open" as const),
    answeredAt,
  };
}

function aMail(hours: number, outcome: { sentAt?: Date; lastError?: string }) {
  const createdAt = hoursAgo(hours);
  const id = ids.next(createdAt);
  const body = { toAddress: "ada@moss.example", subject: "Hello", textBody: "", htmlBody: "", messageId: id };
  return { id, ...body, createdAt, ...outcome };
}

describe("what waits", () => {
  it("is nothing at first", async () => {
    const waiting = await findWaiting(platform);
    for (const one of Object.values(waiting)) expect(one).toEqual({ count: 0, oldest: null });
  });

  // Clauses 2.1-67.
  it("is counted with its oldest item, without finished ones", async () => {
    await db.insert(contactMessages).values([aMessage(1, null), aMessage(30, null), aMessage(99, clock.now())]);
    await db
      .insert(mails)
      .values([
        aMail(2, { lastError: "550" }),
        aMail(3, { lastError: "550" }),
        aMail(9, { sentAt: clock.now() }),
        aMail(9, {}),
      ]);
    await db.insert(bouncedAddresses).values({ address: "a@b.example", reason: "550", bouncedAt: hoursAgo(5) });
    const aCase = (hours: number, outcome: "dismissed" | null) => {
      const [id, subjectId] = [ids.next(clock.now()), ids.next(clock.now())];
      const at = { openedAt: hoursAgo(hours), updatedAt: clock.now(), decidedAt: outcome && clock.now() };
      return { id, subjectId, kind: "job", title: "t", reason: "scam", outcome, ...at } as const;
    };
    await db.insert(cases).values([aCase(4, null), aCase(31 * 24, "dismissed")]);
    const words = "We are in the register of Ohio under 4711.";
    await askStaffCheck(platform, (await aRecruiter(platform)).viewer, { words });
    const { viewer } = await aRecruiter(platform);
    await askStaffCheck(platform, viewer, { words });
    const company = await findCompanyOf(db, viewer.id);
    await recordCompanyVerification(platform, { companyId: company?.companyId ?? "", how: "administrator" });
    const aRequest = (hours: number, outcome: "done" | null) => {
      const at = { receivedAt: hoursAgo(hours), dueAt: hoursAgo(hours - 30 * 24), createdAt: clock.now() };
      const closing = { outcome, closedAt: outcome && clock.now() };
      return { id: ids.next(clock.now()), kind: "access", source: "A letter", ...at, ...closing } as const;
    };
    await db.insert(dataRequests).values([aRequest(6, null), aRequest(700, "done")]);
    const waiting = await findWaiting(platform);
    expect(waiting).toMatchObject({
      requests: { count: 1, oldest: hoursAgo(6) },
      support: { count: 2, oldest: hoursAgo(30) },
      cases: { count: 1, oldest: hoursAgo(4) },
      companies: { count: 1, oldest: clock.now() },
      emails: { count: 2, oldest: hoursAgo(3) },
      bounces: { count: 1, oldest: hoursAgo(5) },
    });
  });

  it("counts a failed background task until it succeeds", async () => {
    let isBroken = true;
    await platform.tasks.work("operator-test", async () => {
      if (isBroken) throw new Error("broken");
    });
    await platform.tasks.enqueue(db, "operator-test", {});
    await platform.tasks.runDue();
    const { tasks } = await findWaiting(platform);
    expect(tasks.count).toBe(1);
    expect(tasks.oldest?.getTime()).toBeGreaterThan(Date.now() - HOUR_MS);
    isBroken = false;
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'operator-test'`);
    await platform.tasks.runDue();
    expect((await findWaiting(platform)).tasks.count).toBe(0);
  });
});

describe("a job that is held", () => {
  it("waits, and is not counted as posted", async () => {
    const before = await findFigures(platform);
    const { viewer } = await aRecruiter(platform);
    await aJob({ ...platform, env: { ...platform.env, review: "all" } }, { by: viewer });
    expect((await findWaiting(platform)).jobs).toEqual({ count: 1, oldest: clock.now() });
    expect((await findFigures(platform)).jobs).toEqual(before.jobs);
  });
});

describe("the figures", () => {
  it("cover the last 7 and 30 days", async () => {
    const before = await findFigures(platform);
    clock.pass(8 * DAY_MS);
    const [recruiter, senior] = [await aRecruiter(platform), await aSenior(platform)];
    await aProfile(platform, { of: senior.viewer });
    const job = await aJob(platform, { by: recruiter.viewer });
    const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
    await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
    const figures = await findFigures(platform);
    expect(figures).toMatchObject({
      signUps: { week: 2, month: before.signUps.month + 2 },
      jobs: { week: 1, month: 1 },
      applications: { week: 1, month: 1 },
      answers: { week: 1, month: 1 },
    });
    for (const { days, month } of Object.values(figures)) {
      expect(days).toHaveLength(30);
      expect(days.reduce((all, one) => all + one, 0)).toBe(month);
    }
    expect(figures.signUps.days.slice(-9)).toEqual([before.signUps.month, 0, 0, 0, 0, 0, 0, 0, 2]);
    clock.pass(31 * DAY_MS);
    expect(await db.$count(users)).toBeGreaterThan(0);
    for (const figure of Object.values(await findFigures(platform)))
      expect(figure).toMatchObject({ week: 0, month: 0 });
  });
});
