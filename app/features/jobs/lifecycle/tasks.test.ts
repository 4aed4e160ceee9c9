import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { listApplicants } from "#app/features/applications/applicants/queries.server.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { detailsMessage } from "#app/features/applications/labels.ts";
import { requireApplicationDetails } from "#app/features/applications/queries.server.ts";
import { listWaiting } from "#app/features/applications/queries-recruiter.server.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import { anApplicantFor } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { writeWaitingMails } from "#test/mails.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { requireJob } from "../queries.server.ts";
import { stepJob } from "./commands.server.ts";
import { listManagedJobs } from "./queries.server.ts";
import { manageSearchFrom } from "./rules.ts";
import { tendJobs } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const START = Date.parse("2026-11-20T10:00:00Z");
const DAY = 86_400_000;
const at = (milliseconds: number) => platform.clock.set(new Date(START + milliseconds));

async function notificationsOf(userId: string, kind: string) {
  const mine = and(eq(notifications.userId, userId), eq(notifications.kind, kind));
  return (await db.select().from(notifications).where(mine)).map(({ title }) => title);
}

test("tells people with an open application of an end once, after 30 seconds", async () => {
  at(0);
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const [open, gone] = [await anApplicantFor(platform, job.id), await anApplicantFor(platform, job.id)];
  await withdrawApplication(platform, gone.viewer, { applicationId: gone.applicationId });
  await writeWaitingMails(platform);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "markFilled", from: "live" });
  at(29_000);
  await tendJobs(platform);
  expect(await notificationsOf(open.viewer.id, "job-closed")).toEqual([]);
  at(31_000);
  await Promise.all([tendJobs(platform), tendJobs(platform)]);
  await tendJobs(platform);
  expect(await notificationsOf(open.viewer.id, "job-closed")).toEqual(["Job closed"]);
  expect(await notificationsOf(gone.viewer.id, "job-closed")).toEqual([]);
  await writeWaitingMails(platform);
  const sent = await db.select().from(mails).where(eq(mails.toAddress, open.email));
  expect(sent.filter(({ subject }) => subject === "Job closed: Payroll Mentor")).toHaveLength(1);
});

// Clauses 2.6-5.
test("rejects waiting applicants of a closed or filled job, not an expired one", async () => {
  for (const [step, owed] of [
    ["markFilled", 0],
    ["close", 0],
    [null, 1],
  ] as const) {
    at(0);
    const recruiter = await aRecruiter(platform);
    const job = await aJob(platform, { by: recruiter.viewer });
    const { viewer, applicationId } = await anApplicantFor(platform, job.id);
    if (step) await stepJob(platform, recruiter.viewer, { jobId: job.id, step, from: "live" });
    at(step ? 31_000 : 30 * DAY);
    await tendJobs(platform);
    at(31 * DAY);
    await tendJobs(platform);
    const waiting = await listWaiting(db, recruiter.viewer.id, { now: platform.clock.now(), limit: 5 });
    expect(waiting, String(step)).toHaveLength(owed);
    const { jobs } = await listManagedJobs(db, recruiter.viewer.id, manageSearchFrom(new URLSearchParams()));
    expect(jobs[0]?.waiting, String(step)).toBe(owed);
    const details = await requireApplicationDetails(db, viewer.id, applicationId);
    expect(details.status).toBe("pending");
    const message = detailsMessage(details);
    if (step) expect(message).toContain("You don't have to wait for an answer any longer.");
    else expect(message).toBe(statusWords("pending").message);
  }
});

test("an ended job suggests no candidates", async () => {
  at(0);
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const suggested = async () => (await listApplicants(platform, recruiter.viewer, job.id)).counts.suggested;
  expect(await suggested()).toBeGreaterThan(0);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "pause", from: "live" });
  expect(await suggested()).toBeGreaterThan(0);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "markFilled", from: "paused" });
  expect(await suggested()).toBe(0);
});

test("tells a person with an offer that the job closed and the offer stands", async () => {
  at(0);
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const { viewer, applicationId } = await anApplicantFor(platform, job.id);
  await db.update(applications).set({ status: "offered" }).where(eq(applications.id, applicationId));
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "markFilled", from: "live" });
  at(31_000);
  await tendJobs(platform);
  const told = await db.select().from(notifications).where(eq(notifications.userId, viewer.id));
  expect(told.find(({ kind }) => kind === "job-closed")?.body).toContain("Your offer stands.");
});

test("tells no one of an end that was undone in time", async () => {
  at(0);
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const senior = await anApplicantFor(platform, job.id);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "reopen", from: "closed" });
  at(60_000);
  await tendJobs(platform);
  expect(await notificationsOf(senior.viewer.id, "job-closed")).toEqual([]);
});

test("warns once, five days before the end, and expires on the day", async () => {
  at(0);
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const senior = await anApplicantFor(platform, job.id);
  at(24 * DAY);
  await tendJobs(platform);
  expect(await notificationsOf(recruiter.viewer.id, "job-ending")).toEqual([]);
  at(25 * DAY);
  await tendJobs(platform);
  await tendJobs(platform);
  expect(await notificationsOf(recruiter.viewer.id, "job-ending")).toEqual(["Your job closes in 5 days"]);
  expect((await requireJob(db, job.id)).status).toBe("live");
  at(30 * DAY);
  await tendJobs(platform);
  at(30 * DAY + 60_000);
  await tendJobs(platform);
  expect(await requireJob(db, job.id)).toMatchObject({ status: "expired", isActive: false });
  expect(await notificationsOf(recruiter.viewer.id, "job-ending")).toEqual([
    "Your job closes in 5 days",
    "Your job has expired",
  ]);
  expect(await notificationsOf(senior.viewer.id, "job-closed")).toEqual(["Job closed"]);
});

test("warns only once of a job that was paused for a while", async () => {
  at(0);
  const { viewer } = await aRecruiter(platform);
  const { id: jobId } = await aJob(platform, { by: viewer });
  at(26 * DAY);
  await tendJobs(platform);
  await stepJob(platform, viewer, { jobId, step: "pause", from: "live" });
  at(27 * DAY);
  await stepJob(platform, viewer, { jobId, step: "resume", from: "paused" });
  await tendJobs(platform);
  expect(await notificationsOf(viewer.id, "job-ending")).toHaveLength(1);
});

test("warns again after an extension; a paused job never expires", async () => {
  at(0);
  const recruiter = await aRecruiter(platform);
  const [kept, paused] = [
    await aJob(platform, { by: recruiter.viewer }),
    await aJob(platform, { by: recruiter.viewer }),
  ];
  await stepJob(platform, recruiter.viewer, { jobId: paused.id, step: "pause", from: "live" });
  at(26 * DAY);
  await tendJobs(platform);
  await stepJob(platform, recruiter.viewer, { jobId: kept.id, step: "extend", from: "live" });
  at(56 * DAY);
  await tendJobs(platform);
  expect(await notificationsOf(recruiter.viewer.id, "job-ending")).toHaveLength(2);
  expect((await requireJob(db, kept.id)).status).toBe("live");
  expect((await requireJob(db, paused.id)).status).toBe("paused");
});
