import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { accountSuspensions, suspendedJobs } from "#app/db/schema/suspensions.ts";
import { findViewerByToken } from "#app/features/accounts/sessions/queries.server.ts";
import { tendJobs } from "#app/features/jobs/lifecycle/tasks.server.ts";
import { requireJob } from "#app/features/jobs/queries.server.ts";
import { listNewestJobs } from "#app/features/jobs/queries-public.server.ts";
import { approveJob } from "#app/features/jobs/review/decisions.server.ts";
import { listWaitingJobs } from "#app/features/jobs/review/queue.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { eraseDueAccounts } from "#app/features/settings/deletion/tasks.server.ts";
import { DAY_MS } from "#app/time.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { aStaff } from "#test/staff.ts";
import { liftSuspension, suspendPerson } from "./commands.server.ts";
import { endSuspensions, tellApplicants } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: admin } = await aStaff(platform, "admin");
const { viewer: support } = await aStaff(platform, "support");
const REASON = "You asked people for a fee before they could start.";

function suspend({ viewer }: Person, days: 7 | null = 7, by = moderator) {
  return suspendPerson(platform, by, { personId: viewer.id, days, reason: REASON, caseId: null });
}

function lift({ viewer }: Person) {
  return liftSuspension(platform, moderator, { personId: viewer.id });
}

async function rowsOf({ viewer }: Person) {
  const rows = await db.select().from(jobs).where(eq(jobs.createdBy, viewer.id)).orderBy(jobs.id);
  return rows.map(({ change, ...row }) => row);
}

async function foundJobs() {
  return (await listNewestJobs(db, 500)).map(({ id }) => id);
}

async function noted({ viewer }: Person) {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, viewer.id)).orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

/** Creates a recruiter with a job in each status that others may see. */
async function aMarket() {
  const recruiter = await aRecruiter(platform);
  const ids: string[] = [];
  for (const status of ["live", "paused", "closed", "filled", "expired", "held", "draft", "refused"] as const) {
    const { id } = await aJob(platform, { by: recruiter.viewer, title: `Kiln Adviser ${status}` });
    await db.update(jobs).set({ status }).where(eq(jobs.id, id));
    ids.push(id);
  }
  return { recruiter, ids };
}

// Clauses 2.1-131.
describe("suspending a recruiter", () => {
  it("hides every job, and lifting restores each as it was", async () => {
    const { recruiter, ids } = await aMarket();
    const [before, found] = [await rowsOf(recruiter), await foundJobs()];
    await suspend(recruiter);
    const statuses = (await rowsOf(recruiter)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["draft", "refused", ...Array(6).fill("suspended")].toSorted());
    for (const id of ids) await expect(requireJob(db, id)).rejects.toThrow("not-found");
    expect((await foundJobs()).filter((id) => ids.includes(id))).toEqual([]);
    await lift(recruiter);
    expect(await rowsOf(recruiter)).toEqual(before);
    expect(await foundJobs()).toEqual(found);
    expect(await db.$count(suspendedJobs, inArray(suspendedJobs.jobId, ids))).toBe(0);
  });

  it("restores a job as expired if its last day has passed in the meantime", async () => {
    const recruiter = await aRecruiter(platform);
    const job = await aJob(platform, { by: recruiter.viewer });
    await suspend(recruiter, null);
    clock.pass(31 * DAY_MS);
    await tendJobs(platform);
    expect((await rowsOf(recruiter)).map(({ status }) => status)).toEqual(["suspended"]);
    await lift(recruiter);
    await tendJobs(platform);
    expect((await requireJob(db, job.id)).status).toBe("expired");
  });

  it("leaves a held job that no one can approve or see in the queue", async () => {
    const held = { ...platform, env: { ...platform.env, review: "all" } } as const;
    const recruiter = await aRecruiter(platform);
    const job = await aJob(held, { by: recruiter.viewer });
    const waiting = async () => (await listWaitingJobs(db, { limit: 500 })).map(({ jobId }) => jobId);
    await suspend(recruiter);
    await expect(approveJob(platform, moderator, { jobId: job.id, version: 1 })).rejects.toThrow("decided-already");
    expect(await waiting()).not.toContain(job.id);
    await lift(recruiter);
    expect(await waiting()).toContain(job.id);
    await approveJob(platform, moderator, { jobId: job.id, version: 1 });
    expect((await requireJob(db, job.id)).status).toBe("live");
  });

  it("refuses requests under way: posting a job, sending a message, resuming a job", async () => {
    const { recruiter, senior } = await anApplicant(platform);
    const paused = await aJob(platform, { by: recruiter.viewer });
    await suspend(recruiter);
    await expect(aJob(platform, { by: recruiter.viewer })).rejects.toThrow();
    const message = { personId: senior.viewer.id, content: "Hello", submissionKey: crypto.randomUUID() };
    await expect(sendMessage(platform, recruiter.viewer, message)).rejects.toThrow();
    const live = db.update(jobs).set({ status: "live" }).where(eq(jobs.id, paused.id));
    await expect(live).rejects.toThrow();
  });

  it("tells everyone with an open application what to do, once", async () => {
    const { recruiter, senior, id } = await anApplicant(platform);
    const suspension = await suspend(recruiter, null);
    await tellApplicants(platform, suspension.id);
    await tellApplicants(platform, suspension.id);
    const told = await db.select().from(notifications).where(eq(notifications.userId, senior.viewer.id));
    const notices = told.filter(({ kind }) => kind === "employer-suspended");
    expect(notices.map(({ href }) => href)).toEqual([`/senior/applications?application=${id}`]);
    expect(notices[0]?.mail?.button?.href).toBe("/resources/job-scams");
  });
});

describe("suspending a senior", () => {
  it("hides the profile, and lifting restores it as it was", async () => {
    for (const isVisible of [true, false]) {
      const senior = await aSenior(platform);
      await aProfile(platform, { of: senior.viewer, isVisible });
      const isShown = async () => {
        const [row] = await db.select().from(profiles).where(eq(profiles.userId, senior.viewer.id));
        return row;
      };
      const before = await isShown();
      await suspend(senior);
      expect((await isShown())?.isVisible).toBe(false);
      await lift(senior);
      const { change: _, ...after } = (await isShown()) ?? {};
      expect(before).toMatchObject(after);
    }
  });
});

describe("a suspension", () => {
  it("ends every session at once, and an email explains how to appeal", async () => {
    const senior = await aSenior(platform);
    const token = senior.cookie.split("=")[1] ?? "";
    expect(await findViewerByToken(platform, token)).not.toBeNull();
    await suspend(senior);
    expect(await findViewerByToken(platform, token)).toBeNull();
    expect(await db.$count(sessions, eq(sessions.userId, senior.viewer.id))).toBe(0);
    const [mail] = await db.select().from(mails).where(eq(mails.toAddress, senior.email)).orderBy(mails.id);
    const sent = await db.select().from(mails).where(eq(mails.toAddress, senior.email));
    const about = sent.find(({ subject }) => subject === "Your Seasoned account is suspended");
    expect(mail).toBeDefined();
    expect(about?.textBody).toContain(REASON);
    expect(about?.textBody).toMatch(/\/appeal\?token=/);
  });

  it("ends by itself after seven days, but never if it is permanent", async () => {
    const [one, other] = [await aSenior(platform), await aSenior(platform)];
    await suspend(one, 7);
    await suspend(other, null);
    clock.pass(7 * DAY_MS - 1);
    await endSuspensions(platform);
    expect(await noted(one)).toEqual(["person.suspended"]);
    clock.pass(1);
    await endSuspensions(platform);
    await endSuspensions(platform);
    expect(await noted(one)).toEqual(["person.suspended", "person.suspension-ended"]);
    expect(await noted(other)).toEqual(["person.banned"]);
  });

  it("keeps an account from erasure as evidence, but for two years at most", async () => {
    const one = await aSenior(platform);
    await requestDeletion(platform, one.viewer, { currentPassword: one.password });
    await suspend(one, null);
    const isThere = () => db.$count(users, eq(users.id, one.viewer.id));
    clock.pass(100 * DAY_MS);
    await eraseDueAccounts(platform);
    expect(await isThere()).toBe(1);
    clock.pass(631 * DAY_MS);
    await eraseDueAccounts(platform);
    expect(await isThere()).toBe(0);
  });

  it("is made only by moderators and admins, and never against staff", async () => {
    const senior = await aSenior(platform);
    await expect(suspend(senior, 7, support)).rejects.toThrow("not-found");
    const ofStaff = { personId: moderator.id, days: 7, reason: REASON, caseId: null } as const;
    await expect(suspendPerson(platform, admin, ofStaff)).rejects.toThrow("not-found");
    await suspend(senior, 7, admin);
    await expect(liftSuspension(platform, support, { personId: senior.viewer.id })).rejects.toThrow("not-found");
  });

  it("is made once of fifty simultaneous decisions, and lifted once", async () => {
    const { recruiter } = await aMarket();
    const before = await rowsOf(recruiter);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => suspend(recruiter, n % 2 ? 7 : null)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of tries)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "suspended-already" });
    const lifted = await Promise.allSettled(Array.from({ length: 50 }, () => lift(recruiter)));
    expect(lifted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(accountSuspensions, eq(accountSuspensions.userId, recruiter.viewer.id))).toBe(1);
    expect(await rowsOf(recruiter)).toEqual(before);
  });

  it("can replace another, and lifting restores what was before the first", async () => {
    const { recruiter } = await aMarket();
    const before = await rowsOf(recruiter);
    const first = await suspend(recruiter, 7);
    const ban = { personId: recruiter.viewer.id, days: null, reason: REASON, caseId: null, replaces: first.id };
    await suspendPerson(platform, admin, ban);
    clock.pass(8 * DAY_MS);
    await endSuspensions(platform);
    await expect(liftSuspension(platform, admin, { personId: recruiter.viewer.id, id: first.id })).rejects.toThrow(
      "not-suspended",
    );
    await lift(recruiter);
    expect(await rowsOf(recruiter)).toEqual(before);
  });
});
