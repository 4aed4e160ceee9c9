import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { files } from "#app/db/schema/files.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { STATUSES, type Status } from "#app/domain/status.ts";
import { saveResume } from "#app/features/profiles/uploads/commands.server.ts";
import type { LiveEvent } from "#app/platform/recent-events.ts";
import { statusOf } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { writeWaitingMails } from "#test/mails.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeOf } from "#test/refusals.ts";
import { rounds } from "#test/thoroughness.ts";
import { aPdf } from "#test/uploads.ts";
import { findCandidate } from "./applicants/queries-candidate.server.ts";
import { applyToJob } from "./commands.server.ts";
import { acceptOffer, declineOffer, moveApplication, withdrawApplication } from "./commands-status.server.ts";
import { requireApplicationDetails } from "./queries.server.ts";
import { canMove } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const recruiter = await aRecruiter(platform);
const NOBODY = "00000000-0000-7000-8000-000000000000";

async function aReadySenior(said: { isVerified?: boolean } = {}): Promise<Person> {
  const person = await aSenior(platform, said);
  await db.update(profiles).set({ bio: "I close books." }).where(eq(profiles.userId, person.viewer.id));
  return person;
}

async function anApplication(options: { by?: Person; status?: Status } = {}) {
  const senior = options.by ?? (await aReadySenior());
  const job = await aJob(platform, { by: recruiter.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  if (options.status) await db.update(applications).set({ status: options.status }).where(eq(applications.id, id));
  return { id, job, senior };
}

/** Returns the statuses in their order: ids are ascending even while the test's clock stands still. */
async function historyOf(id: string): Promise<string[]> {
  const events = await db
    .select({ status: applicationEvents.status })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(applicationEvents.id);
  return events.map(({ status }) => status);
}

async function notificationsOf(person: Person): Promise<string[]> {
  const rows = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, person.viewer.id))
    .orderBy(notifications.kind);
  return rows.map(({ kind }) => kind);
}

// Clauses 1-6, 4-10, 7.2-8, D5.
test("applying stores a snapshot of the profile and tells both sides once", async () => {
  const senior = await aReadySenior();
  const job = await aJob(platform, { by: recruiter.viewer, title: "Kiln Adviser" });
  const { id, status } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  expect(status).toBe("pending");
  await db.update(profiles).set({ bio: "Something else now." }).where(eq(profiles.userId, senior.viewer.id));

  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  expect(row?.profileSnapshot.bio).toBe("I close books.");
  expect(await historyOf(id)).toEqual(["pending"]);
  expect(await notificationsOf(senior)).toEqual(["application-sent"]);
  await writeWaitingMails(platform);
  const sent = await db
    .select({ to: mails.toAddress, subject: mails.subject })
    .from(mails)
    .where(eq(mails.subject, "Application Submitted: Kiln Adviser"));
  expect(sent).toEqual([{ to: senior.email, subject: "Application Submitted: Kiln Adviser" }]);
  const received = await db
    .select({ to: mails.toAddress })
    .from(mails)
    .where(eq(mails.subject, "New applicant for Kiln Adviser"));
  expect(received).toEqual([{ to: recruiter.email }]);
});

// Clauses 5-32, 8-10.
test("50 parallel requests make one application and 49 refusals", async () => {
  const senior = await aReadySenior();
  const job = await aJob(platform, { by: recruiter.viewer });
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => codeOf(applyToJob(platform, senior.viewer, { jobId: job.id }))),
  );
  expect(codes.filter((code) => code === "done")).toHaveLength(1);
  expect(codes.filter((code) => code === "already-applied")).toHaveLength(49);
  expect(await db.$count(applications, eq(applications.jobId, job.id))).toBe(1);
  expect(await notificationsOf(senior)).toEqual(["application-sent"]);
});

test("a resume replaced during an application is kept if it was sent", async () => {
  for (let times = 0; times < 8; times += 1) {
    const { viewer } = await aReadySenior();
    await saveResume(platform, viewer, { fileName: "first.pdf", bytes: aPdf() });
    const job = await aJob(platform, { by: recruiter.viewer });
    const [{ id }] = await Promise.all([
      applyToJob(platform, viewer, { jobId: job.id }),
      saveResume(platform, viewer, { fileName: "second.pdf", bytes: aPdf() }),
    ]);
    const [sent] = await db
      .select({ fileId: files.id })
      .from(applications)
      .innerJoin(files, eq(files.id, applications.resumeFileId))
      .where(eq(applications.id, id));
    expect(sent).toBeDefined();
  }
});

test("a withdrawn application cannot be sent again", async () => {
  const { id, job, senior } = await anApplication();
  await withdrawApplication(platform, senior.viewer, { applicationId: id });
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: job.id }))).toBe("already-applied");
});

// Clauses 8-11.
test("says why an application is refused", async () => {
  const job = await aJob(platform, { by: recruiter.viewer });
  const closed = await aJob(platform, { by: recruiter.viewer });
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
  const senior = await aReadySenior();
  const newcomer = await aSenior(platform);

  expect(await codeOf(applyToJob(platform, recruiter.viewer, { jobId: job.id }))).toBe("recruiters-cannot-apply");
  expect(await codeOf(applyToJob(platform, { ...senior.viewer, role: null }, { jobId: job.id }))).toBe("wrong-role");
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: NOBODY }))).toBe("not-found");
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: "7' or true" }))).toBe("not-found");
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: closed.id }))).toBe("job-closed");
  // A draft must look like a job that does not exist.
  await platform.db.update(jobs).set({ status: "draft" }).where(eq(jobs.id, closed.id));
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: closed.id }))).toBe("not-found");
  expect(await codeOf(applyToJob(platform, newcomer.viewer, { jobId: job.id }))).toBe("profile-incomplete");
  expect(await db.$count(applications, eq(applications.jobId, job.id))).toBe(0);
});

test("an unverified senior cannot apply where verification is required", async () => {
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const job = await aJob(platform, { by: recruiter.viewer });
  const senior = await aReadySenior({ isVerified: false });
  expect(await codeOf(applyToJob(strict, senior.viewer, { jobId: job.id }))).toBe("email-unverified");
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: job.id }))).toBe("done");
});

test("limits attempts to 60 in five minutes", async () => {
  const senior = await aReadySenior();
  const tries = Array.from({ length: 60 }, () => codeOf(applyToJob(platform, senior.viewer, { jobId: NOBODY })));
  expect(new Set(await Promise.all(tries))).toEqual(new Set(["not-found"]));
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: NOBODY }))).toBe("too-many-requests");
  platform.clock.set("2026-11-20T10:05:01Z");
  expect(await codeOf(applyToJob(platform, senior.viewer, { jobId: NOBODY }))).toBe("not-found");
});

// Clauses 4-12.
test("every status change by a recruiter follows the table", async () => {
  const { id } = await anApplication();
  for (const from of STATUSES) {
    for (const to of STATUSES) {
      await db.update(applications).set({ status: from }).where(eq(applications.id, id));
      const code = await codeOf(moveApplication(platform, recruiter.viewer, { applicationId: id, from, to }));
      const isLegal = canMove("recruiter", from, to);
      expect([from, to, code]).toEqual([from, to, isLegal ? "done" : "illegal-move"]);
      expect(await statusOf(platform, id)).toBe(isLegal ? to : from);
    }
  }
});

// Clauses D78.
test("every step of a senior follows the table", async () => {
  const { id, senior } = await anApplication();
  for (const from of STATUSES) {
    for (const [to, stepOut] of [
      ["withdrawn", withdrawApplication],
      ["declined", declineOffer],
      ["hired", acceptOffer],
    ] as const) {
      await db.update(applications).set({ status: from }).where(eq(applications.id, id));
      const code = await codeOf(stepOut(platform, senior.viewer, { applicationId: id }));
      expect([from, to, code]).toEqual([from, to, canMove("senior", from, to) ? "done" : "illegal-move"]);
    }
  }
  expect(
    await codeOf(moveApplication(platform, senior.viewer, { applicationId: id, from: "pending", to: "reviewing" })),
  ).toBe("wrong-role");
  expect(await codeOf(withdrawApplication(platform, recruiter.viewer, { applicationId: id }))).toBe(
    "recruiters-cannot-apply",
  );
});

// Clauses D78.
test("only the person with the offer accepts it, once", async () => {
  const owner = await aRecruiter(platform);
  const senior = await aReadySenior();
  const job = await aJob(platform, { by: owner.viewer, title: "Loom Keeper" });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  await db.update(applications).set({ status: "offered" }).where(eq(applications.id, id));
  const other = await aReadySenior();
  expect(await codeOf(acceptOffer(platform, other.viewer, { applicationId: id }))).toBe("not-found");
  await writeWaitingMails(platform);
  expect((await acceptOffer(platform, senior.viewer, { applicationId: id })).status).toBe("hired");
  await writeWaitingMails(platform);
  expect(await codeOf(acceptOffer(platform, senior.viewer, { applicationId: id }))).toBe("illegal-move");
  expect(await codeOf(declineOffer(platform, senior.viewer, { applicationId: id }))).toBe("illegal-move");
  expect(await notificationsOf(owner)).toEqual(["application-accepted", "application-received"]);
  const mail = await db
    .select({ to: mails.toAddress })
    .from(mails)
    .where(eq(mails.subject, "Offer Accepted: Loom Keeper"));
  expect(mail).toEqual([{ to: owner.email }]);
});

// Clauses 5-31.
test("only the receiving recruiter reads a note, until it is withdrawn", async () => {
  const senior = await aReadySenior();
  const job = await aJob(platform, { by: recruiter.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id, coverNote: "I can start on Monday." });
  const read = async () => (await findCandidate(platform, recruiter.viewer, job.id, senior.viewer.id))?.application;
  expect((await read())?.coverNote).toBe("I can start on Monday.");
  expect((await requireApplicationDetails(db, senior.viewer.id, id)).coverNote).toBe("I can start on Monday.");
  await withdrawApplication(platform, senior.viewer, { applicationId: id });
  expect((await read())?.coverNote ?? null).toBeNull();
});

// Clauses 7.2-16.
test("refuses a change from a status that is outdated", async () => {
  const { id } = await anApplication({ status: "interview" });
  expect(
    await codeOf(moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" })),
  ).toBe("stale-state");
  expect(await statusOf(platform, id)).toBe("interview");
  expect(await historyOf(id)).toEqual(["pending"]);
});

test("no one changes another's application, which looks missing", async () => {
  const { id } = await anApplication();
  const otherRecruiter = await aRecruiter(platform, { companyName: "Pell and Daughters Joinery" });
  const otherSenior = await aReadySenior();
  const move = { from: "pending", to: "reviewing" } as const;
  for (const applicationId of [id, NOBODY, "no-id"]) {
    expect(await codeOf(moveApplication(platform, otherRecruiter.viewer, { applicationId, ...move }))).toBe(
      "not-found",
    );
    expect(await codeOf(withdrawApplication(platform, otherSenior.viewer, { applicationId }))).toBe("not-found");
    expect(await codeOf(declineOffer(platform, otherSenior.viewer, { applicationId }))).toBe("not-found");
  }
  expect(await statusOf(platform, id)).toBe("pending");
  expect(await historyOf(id)).toEqual(["pending"]);
});

test("two racing tabs leave one legal history and one notification", async () => {
  for (let round = 0; round < rounds(50, 12); round += 1) {
    const { id, senior } = await anApplication();
    const codes = await Promise.all([
      codeOf(moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" })),
      codeOf(moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "rejected" })),
    ]);
    expect(codes.toSorted()).toEqual(["done", "stale-state"]);
    const status = await statusOf(platform, id);
    expect(await historyOf(id)).toEqual(["pending", status]);
    expect(await notificationsOf(senior)).toEqual([`application-${status}`, "application-sent"].toSorted());
  }
});

test("a withdrawal and a decision at once leave only one of them", async () => {
  for (let round = 0; round < rounds(20, 8); round += 1) {
    const { id, senior } = await anApplication();
    const codes = await Promise.all([
      codeOf(withdrawApplication(platform, senior.viewer, { applicationId: id })),
      codeOf(moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "rejected" })),
    ]);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(await historyOf(id)).toEqual(["pending", await statusOf(platform, id)]);
  }
});

// Clauses 7.2-10.
test("open pages hear of a stored change only", async () => {
  const { id, senior } = await anApplication();
  const heard: LiveEvent[] = [];
  const stop = platform.live.subscribe({ userId: senior.viewer.id, receive: (event) => heard.push(event), close() {} });
  await codeOf(moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "hired" }));
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  await expect
    .poll(() => heard.filter(({ topic }) => topic === "application"))
    .toEqual([{ userId: senior.viewer.id, topic: "application", status: "reviewing", id }]);
  stop();
});

test("tells the recruiter when a senior withdraws", async () => {
  const own = await aRecruiter(platform, { companyName: "Copper Lane Trade School" });
  const senior = await aReadySenior();
  const job = await aJob(platform, { by: own.viewer, title: "Evening Tutor" });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  await writeWaitingMails(platform);
  await withdrawApplication(platform, senior.viewer, { applicationId: id });
  expect(await notificationsOf(own)).toEqual(["application-received", "application-withdrawn"]);
  await writeWaitingMails(platform);
  const mail = await db
    .select({ subject: mails.subject })
    .from(mails)
    .where(and(eq(mails.toAddress, own.email), eq(mails.subject, "Application Withdrawn: Evening Tutor")));
  expect(mail).toHaveLength(1);
});
