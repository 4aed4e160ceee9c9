import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Pay } from "#app/domain/pay.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { requireApplicationDetails } from "#app/features/applications/queries.server.ts";
import { anApplicantFor } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { writeWaitingMails } from "#test/mails.ts";
import { aRecruiter } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { editJob } from "../lifecycle/editing.server.ts";
import { inputOf } from "../rules.ts";
import { tellOfPayChange } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;

const BEFORE = { payRangeMin: 25, payRangeMax: 50, payUnit: "hour", hoursPerWeek: 20 } as const;
const AFTER = { ...BEFORE, payRangeMin: 20, payRangeMax: 22 };

async function aJobSomebodyAppliedFor() {
  const recruiter = await aRecruiter(platform);
  let job = await aJob(platform, { by: recruiter.viewer, ...BEFORE });
  const senior = await anApplicantFor(platform, job.id);
  const change = async (said: Partial<Pay> & { description?: string }) => {
    clock.pass(1_000);
    const input = { ...inputOf(job), ...said, seenAt: job.updatedAt };
    job = await editJob(platform, recruiter.viewer, { jobId: job.id, ...input }, { isDraft: false });
    return { jobId: job.id, since: job.updatedAt };
  };
  return { recruiter, job, senior, change };
}

async function notificationsOf(userId: string) {
  const rows = await db
    .select({ body: notifications.body })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, "job-changed")));
  return rows.map(({ body }) => body);
}

describe("a pay change", () => {
  // Clauses 2.5-26.
  test("keeps the old pay for applicants and tells them", async () => {
    const { senior, change } = await aJobSomebodyAppliedFor();
    await db.update(applications).set({ status: "offered" }).where(eq(applications.id, senior.applicationId));
    await change(AFTER);
    const details = await requireApplicationDetails(db, senior.viewer.id, senior.applicationId);
    expect(details).toMatchObject({ pay: BEFORE, changedPay: AFTER });
  });

  test("applies to later applicants", async () => {
    const { job, change } = await aJobSomebodyAppliedFor();
    await change(AFTER);
    const { viewer, applicationId } = await anApplicantFor(platform, job.id);
    const details = await requireApplicationDetails(db, viewer.id, applicationId);
    expect(details).toMatchObject({ pay: AFTER, changedPay: null });
  });

  test("keeps the old pay for applications from before it was stored", async () => {
    const { senior, change } = await aJobSomebodyAppliedFor();
    await db.update(applications).set({ jobTerms: null }).where(eq(applications.id, senior.applicationId));
    await change({ hoursPerWeek: 10 });
    const { pay } = await requireApplicationDetails(db, senior.viewer.id, senior.applicationId);
    expect(pay).toEqual(BEFORE);
  });

  test("is told once to each open applicant, by notification and email", async () => {
    const { senior, job, change } = await aJobSomebodyAppliedFor();
    const gone = await anApplicantFor(platform, job.id);
    await withdrawApplication(platform, gone.viewer, { applicationId: gone.applicationId });
    await writeWaitingMails(platform);
    const made = await change(AFTER);
    const later = await anApplicantFor(platform, job.id);
    clock.pass(30_000);
    await tellOfPayChange(platform, made);
    await tellOfPayChange(platform, made);
    const [told, ...more] = await notificationsOf(senior.viewer.id);
    expect(more).toEqual([]);
    expect(told).toContain("When you applied: $25 - $50 per hour");
    expect(told).toContain("Now: $20 - $22 per hour");
    for (const other of [gone, later]) expect(await notificationsOf(other.viewer.id)).toEqual([]);
    await writeWaitingMails(platform);
    const sent = await db.select().from(mails).where(eq(mails.toAddress, senior.email));
    expect(sent.filter(({ subject }) => subject === "Pay or hours changed: Payroll Mentor")).toHaveLength(1);
  });

  test("is not told if it was undone in time or only the text changed", async () => {
    const { senior, change } = await aJobSomebodyAppliedFor();
    const made = await change(AFTER);
    await change(BEFORE);
    await change({
      description: "We run payroll for 340 people and want somebody to sit beside our clerk for a year.",
    });
    clock.pass(30_000);
    await tellOfPayChange(platform, made);
    expect(await notificationsOf(senior.viewer.id)).toEqual([]);
  });
});
