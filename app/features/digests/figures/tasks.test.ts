import { describe, expect, it } from "vitest";
import { jobViews } from "#app/db/schema/job-views.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { unsubscribePathOf } from "#app/features/mail/unsubscribe-links.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { stopMailing } from "#app/features/settings/unsubscribe.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aColleague, aJob, anEmployer } from "#test/jobs.ts";
import { listMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { chooseFigures } from "./commands.server.ts";
import { findFiguresChoice } from "./queries.server.ts";
import { sendFigures } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;
const { clock, db } = platform;

const THURSDAY = "2026-11-19T10:00:00Z";
const MONDAY = "2026-11-23T12:05:00Z";
const NEXT_MONDAY = "2026-11-30T12:05:00Z";

async function reportsTo({ email }: Viewer) {
  return (await listMailsTo(platform, email)).filter(({ kind }) => kind === "figures");
}

/** A company with one job, which someone applied to within the week before MONDAY. */
async function aCompanyWithFigures() {
  clock.set(THURSDAY);
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by, title: "Kiln Adviser" });
  const { viewer: senior } = await aSenior(platform, { firstName: "Zebulon", lastName: "Hartwick" });
  await aProfile(platform, { of: senior });
  const { id: applicationId } = await applyToJob(platform, senior, { jobId: job.id });
  await moveApplication(platform, by, { applicationId, from: "pending", to: "reviewing" });
  await db.insert(jobViews).values([
    { jobId: job.id, day: "2026-11-15", source: "none", count: 3 },
    { jobId: job.id, day: "2026-11-16", source: "none", count: 4 },
    { jobId: job.id, day: "2026-11-23", source: "none", count: 50 },
  ]);
  return { by, job, senior };
}

// Clauses 2.1-191.
describe("a report of figures", () => {
  it("has the week's figures, those of the week before, and no names", async () => {
    const { by, job, senior } = await aCompanyWithFigures();
    await chooseFigures(platform, by, "monday");
    clock.set(MONDAY);
    await sendFigures(platform);
    const [mail] = await reportsTo(by);
    expect(mail?.subject).toBe("Your week in numbers: 4 views, 1 application");
    expect(mail?.textBody).toContain("November 16 to November 22, 2026");
    expect(mail?.textBody).toMatch(/Views +4 \(3 the week before\)\nApplied +1 \(0 the week before\)/);
    expect(mail?.textBody).toMatch(/Answered +1\n/);
    expect(mail?.textBody).toContain("4 views, 1 applied, 1 answered, 0 hired. First reply: under 1 hour.");
    expect(mail?.textBody).toContain("/recruiter/analytics?days=7");
    expect(mail?.textBody).toContain(`/recruiter/applications?job=${job.id}`);
    for (const word of ["Zebulon", "Hartwick", senior.email, senior.id]) expect(mail?.htmlBody).not.toContain(word);
  });

  it("comes once a week, from however many processes", async () => {
    const { by } = await aCompanyWithFigures();
    await chooseFigures(platform, by, "monday");
    await sendFigures(platform);
    expect(await reportsTo(by)).toEqual([]);
    clock.set(MONDAY);
    await Promise.all([sendFigures(platform), sendFigures(platform)]);
    await sendFigures(platform);
    expect(await reportsTo(by)).toHaveLength(1);
    clock.set(NEXT_MONDAY);
    await sendFigures(platform);
    expect(await reportsTo(by)).toHaveLength(2);
  });

  it("is late after a time without a server, and still only one", async () => {
    const { by } = await aCompanyWithFigures();
    await chooseFigures(platform, by, "monday");
    clock.set("2026-11-25T07:05:00Z");
    await sendFigures(platform);
    expect((await reportsTo(by)).map(({ textBody }) => /November 16 to November 22/.test(textBody))).toEqual([true]);
    expect(await findFiguresChoice(db, by.id)).toEqual({ day: "monday", dueAt: new Date("2026-11-30T12:00:00Z") });
  });

  it("comes on the 1st with the month before", async () => {
    const { by } = await aCompanyWithFigures();
    await chooseFigures(platform, by, "first");
    clock.set("2026-12-01T12:05:00Z");
    await sendFigures(platform);
    const [mail] = await reportsTo(by);
    expect(mail?.subject).toBe("Your month in numbers: 57 views, 1 application");
    expect(mail?.textBody).toContain("November 1 to November 30, 2026");
  });

  it("ends with the form, and with the link in it", async () => {
    const [first, second] = [await aCompanyWithFigures(), await aCompanyWithFigures()];
    for (const { by } of [first, second]) await chooseFigures(platform, by, "monday");
    await chooseFigures(platform, first.by, null);
    const link = unsubscribePathOf(platform, { userId: second.by.id, name: "figures" });
    await stopMailing(platform, new URL(link, "http://x").searchParams.get("token") ?? "");
    clock.set(MONDAY);
    await sendFigures(platform);
    for (const { by } of [first, second]) expect(await reportsTo(by)).toEqual([]);
  });

  it("goes to each colleague who asked, as far as the plan includes it", async () => {
    const { by } = await aCompanyWithFigures();
    const colleague = await aColleague(platform, by, "viewer");
    await choosePlan(platform, by, { planId: "enterprise" });
    await chooseFigures(enforced, colleague, "monday");
    const other = await aCompanyWithFigures();
    await chooseFigures(platform, other.by, "monday");
    await expect(chooseFigures(enforced, other.by, "monday")).rejects.toMatchObject({ field: "day" });
    clock.set(MONDAY);
    await sendFigures(enforced);
    expect(await reportsTo(colleague)).toHaveLength(1);
    expect(await reportsTo(by)).toEqual([]);
    expect(await reportsTo(other.by)).toEqual([]);
  });

  it("is not sent about nothing", async () => {
    clock.set(THURSDAY);
    const by = await anEmployer(platform);
    await chooseFigures(platform, by, "monday");
    clock.set(MONDAY);
    await sendFigures(platform);
    expect(await reportsTo(by)).toEqual([]);
  });
});
