import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { caseEvents, cases, reports } from "#app/db/schema/cases.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { ReportableKind } from "#app/domain/cases.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { requireJob, requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { requireThread } from "#app/features/messaging/queries-thread.server.ts";
import { requireCompany } from "#app/features/profiles/companies/queries.server.ts";
import { sendReport } from "#app/features/reports/commands.server.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { liftSuspension } from "#app/features/suspensions/commands.server.ts";
import { registerSuspensionTasks } from "#app/features/suspensions/tasks.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aConversation } from "#test/messages.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { aStaff } from "#test/staff.ts";
import { assignCase, markAbusive, noteCase, writeToPerson, writeToReporter } from "./commands.server.ts";
import { dismissCase, hideThing, restoreThing, suspendFromCase, warnPerson } from "./decisions.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
await registerSuspensionTasks(platform);
const { db } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: other } = await aStaff(platform, "admin");
const { viewer: support } = await aStaff(platform, "support");
const WORDS = "You ask people for money, and nobody may do that here.";

async function report(kind: ReportableKind, id: string, by: Viewer | null = null) {
  const said = { reason: "scam", words: "They ask for money.", email: null } as const;
  await sendReport(platform, by, { kind, id, network: crypto.randomUUID(), ...said });
}

/** Returns the case about a subject, with the version that a moderator sees on opening it. */
async function seen(subjectId: string) {
  const [row] = await db.select().from(cases).where(eq(cases.subjectId, subjectId));
  if (!row) throw new Error("no case");
  return { caseId: row.id, version: row.version, row };
}

async function aReportedJob({ times = 1 } = {}) {
  const by = await anEmployer(platform);
  const job = await aJob(platform, { by });
  const senior = await aSenior(platform);
  await report("job", job.id, senior.viewer);
  for (let again = 1; again < times; again += 1) await report("job", job.id);
  return { by, job, senior, statusOf: async () => (await requireOwnJob(db, by.id, job.id)).status };
}

async function noted(caseId: string) {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, caseId)).orderBy(auditLog.id);
  return rows.map(({ action, actorId, detail }) => [action, actorId, detail.outcome ?? null]);
}

describe("dismissing a case", () => {
  it("shows a job again that reports had hidden, and notifies the reporters", async () => {
    const { by, job, senior, statusOf } = await aReportedJob({ times: 2 });
    expect(await statusOf()).toBe("held");
    const { caseId, version } = await seen(job.id);
    await dismissCase(platform, moderator, { caseId, version });
    expect(await statusOf()).toBe("live");
    expect((await seen(job.id)).row).toMatchObject({ outcome: "dismissed", isHiding: false, decidedBy: moderator.id });
    const isTold = and(eq(notifications.userId, senior.viewer.id), eq(notifications.kind, "report"));
    const [told] = await db.select().from(notifications).where(isTold);
    expect(told?.body).toContain("nothing against our rules");
    expect(await noted(caseId)).toEqual([["case.decided", moderator.id, "dismissed"]]);
    expect(by.id).not.toBe(told?.userId);
  });

  it("leaves a job held if its recruiter has changed it in the meantime", async () => {
    const { by, job, statusOf } = await aReportedJob({ times: 2 });
    const now = await requireOwnJob(db, by.id, job.id);
    const changed = { jobId: job.id, seenAt: now.updatedAt, ...inputOf(now), title: "Payroll Mentor, another" };
    await editJob(platform, by, changed, { isDraft: false });
    await dismissCase(platform, moderator, await seen(job.id));
    expect(await statusOf()).toBe("held");
  });
});

describe("hiding and showing again", () => {
  it("hides a job, tells its recruiter why, and restores it as it was", async () => {
    const { by, job, senior, statusOf } = await aReportedJob();
    const before = await requireOwnJob(db, by.id, job.id);
    await hideThing(platform, moderator, { ...(await seen(job.id)), words: WORDS });
    expect(await statusOf()).toBe("refused");
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
    const told = await db
      .select()
      .from(notifications)
      .where(inArray(notifications.userId, [by.id, senior.viewer.id]));
    expect(told.find(({ userId }) => userId === by.id)?.body).toContain(WORDS);
    expect(told.find(({ userId }) => userId === senior.viewer.id)?.body).toContain("We took it down");
    await restoreThing(platform, other, await seen(job.id));
    const { updatedAt, statusChangedAt, ...after } = await requireOwnJob(db, by.id, job.id);
    expect(before).toMatchObject(after);
    expect((await seen(job.id)).row).toMatchObject({ outcome: "hidden", isHiding: false });
    await expect(restoreThing(platform, other, await seen(job.id))).rejects.toThrow("decided-already");
  });

  it("hides a company's page", async () => {
    const by = await anEmployer(platform, { company: "Larch Lamps" });
    const job = await aJob(platform, { by, company: "Larch Lamps" });
    const [{ id } = { id: "" }] = await db
      .select({ id: recruiters.companyId })
      .from(recruiters)
      .where(eq(recruiters.userId, by.id));
    await report("company", id);
    await hideThing(platform, moderator, { ...(await seen(id)), words: WORDS });
    await expect(requireCompany(db, id)).rejects.toThrow("not-found");
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
    await restoreThing(platform, moderator, await seen(id));
    expect((await requireCompany(db, id)).name).toBe("Larch Lamps");
    expect((await requireJob(db, job.id)).companySlug).toBe(id);
  });

  it("hides a profile, and its owner cannot show it again", async () => {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer, isVisible: true });
    const isVisible = async () =>
      (await db.select().from(profiles).where(eq(profiles.userId, senior.viewer.id)))[0]?.isVisible;
    await report("profile", senior.viewer.id, await anEmployer(platform));
    await hideThing(platform, moderator, { ...(await seen(senior.viewer.id)), words: WORDS });
    await savePreferences(platform, senior.viewer, { isVisible: true });
    expect(await isVisible()).toBe(false);
    await restoreThing(platform, moderator, await seen(senior.viewer.id));
    expect(await isVisible()).toBe(true);
  });

  it("removes a message for both people, and restores its words", async () => {
    const { senior, recruiter, conversationId } = await aConversation(platform);
    const words = async () =>
      (await requireThread(platform, senior.viewer, conversationId)).messages.map(({ content }) => content);
    const [before, thread] = [await words(), await requireThread(platform, senior.viewer, conversationId)];
    const messageId = thread.messages.find(({ isOwn }) => !isOwn)?.id ?? "";
    await report("message", messageId, senior.viewer);
    await hideThing(platform, moderator, { ...(await seen(messageId)), words: WORDS });
    expect(await words()).toEqual([""]);
    const sent = await db.select().from(mails).where(eq(mails.toAddress, recruiter.email));
    expect(sent.map(({ subject }) => subject)).toContain("We took down your message");
    expect(JSON.stringify(sent)).not.toContain(senior.viewer.name);
    await restoreThing(platform, moderator, await seen(messageId));
    expect(await words()).toEqual(before);
  });

  it("is refused for subjects that cannot be hidden", async () => {
    const { senior, conversationId } = await aConversation(platform);
    await report("conversation", conversationId, senior.viewer);
    const asked = { ...(await seen(conversationId)), words: WORDS };
    expect(await codeOf(hideThing(platform, moderator, asked))).toBe("not-found");
  });
});

describe("a decision about a person", () => {
  it("warns them by email, and shows a job again that reports had hidden", async () => {
    const { by, job, statusOf } = await aReportedJob({ times: 2 });
    await warnPerson(platform, moderator, { ...(await seen(job.id)), words: WORDS });
    expect(await statusOf()).toBe("live");
    const sent = await db.select().from(mails).where(eq(mails.userId, by.id));
    expect(sent.map(({ textBody }) => textBody.includes(WORDS))).toContain(true);
  });

  it.each([7, null] as const)("suspends them for %s days and hides the subject, or does neither", async (days) => {
    const { by, job, statusOf } = await aReportedJob();
    const asked = { ...(await seen(job.id)), words: WORDS, days };
    await suspendFromCase(platform, moderator, asked);
    const [suspension] = await db.select().from(accountSuspensions).where(eq(accountSuspensions.userId, by.id));
    expect(suspension).toMatchObject({ caseId: asked.caseId, reason: WORDS, startedBy: moderator.id });
    expect(suspension?.endsAt === null).toBe(days === null);
    expect(await statusOf()).toBe("refused");
    expect((await seen(job.id)).row.outcome).toBe(days === null ? "banned" : "suspended");
    // This case stays open when another decision has suspended the person already.
    const second = await aCaseAbout(by);
    const again = { ...(await seen(second)), words: WORDS, days };
    expect(await codeOf(suspendFromCase(platform, moderator, again))).toBe("suspended-already");
    expect((await seen(second)).row.outcome).toBeNull();
  });
});

it("hides a suspended person's job, so that it does not return with them", async () => {
  const { by, job, statusOf } = await aReportedJob();
  const second = await aJob(platform, { by });
  await report("job", second.id);
  await suspendFromCase(platform, moderator, { ...(await seen(job.id)), words: WORDS, days: 7 });
  await hideThing(platform, moderator, { ...(await seen(second.id)), words: WORDS });
  await liftSuspension(platform, moderator, { personId: by.id });
  expect([await statusOf(), (await requireOwnJob(db, by.id, second.id)).status]).toEqual(["refused", "refused"]);
});

/** Opens a case about this person that predates their suspension. */
async function aCaseAbout(by: Viewer): Promise<string> {
  const [now, subjectId] = [platform.clock.now(), platform.ids.next(platform.clock.now())];
  await db.insert(cases).values({
    id: platform.ids.next(now),
    kind: "email",
    subjectId,
    title: "A title",
    aboutId: by.id,
    reason: "scam",
    openedAt: now,
    updatedAt: now,
  });
  return subjectId;
}

describe("a case", () => {
  // Clauses 2.1-121.
  it("is decided once, of fifty simultaneous decisions", async () => {
    const { by, job } = await aReportedJob({ times: 2 });
    const asked = { ...(await seen(job.id)), words: WORDS };
    const deeds = [
      () => dismissCase(platform, moderator, asked),
      () => hideThing(platform, other, asked),
      () => warnPerson(platform, moderator, asked),
      () => suspendFromCase(platform, other, { ...asked, days: 7 }),
      () => assignCase(platform, moderator, asked, { isTaken: true }),
    ];
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => deeds[at % deeds.length]?.()));
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(49);
    for (const one of refused) expect(one).toMatchObject({ reason: { code: "decided-already" } });
    expect(await db.$count(auditLog, eq(auditLog.subjectId, asked.caseId))).toBe(1);
    expect(await db.$count(accountSuspensions, eq(accountSuspensions.userId, by.id))).toBeLessThanOrEqual(1);
  });

  it("is not decided if something has changed since the moderator looked", async () => {
    const { job } = await aReportedJob();
    const before = await seen(job.id);
    await report("job", job.id);
    expect(await codeOf(dismissCase(platform, moderator, before))).toBe("decided-already");
    await dismissCase(platform, moderator, await seen(job.id));
    await report("job", job.id);
    // A report after the decision opens a new case.
    expect(await db.$count(cases, eq(cases.subjectId, job.id))).toBe(2);
  });

  it("is worked on by support, and decided by moderators", async () => {
    const { by, job, senior } = await aReportedJob();
    await assignCase(platform, support, await seen(job.id), { isTaken: true });
    await noteCase(platform, support, { ...(await seen(job.id)), words: "I called them." });
    await writeToPerson(platform, support, { ...(await seen(job.id)), words: WORDS });
    const { caseId } = await seen(job.id);
    const [made] = await db.select().from(reports).where(eq(reports.caseId, caseId));
    const reportId = made?.id ?? "";
    await writeToReporter(platform, support, { caseId, reportId, words: "Which number was it?" });
    const sent = await db
      .select()
      .from(mails)
      .where(inArray(mails.userId, [by.id, senior.viewer.id]));
    expect(sent.find(({ userId, textBody }) => userId === by.id && textBody.includes(WORDS))).toBeDefined();
    expect(sent.find(({ textBody }) => textBody.includes("Which number was it?"))?.userId).toBe(senior.viewer.id);
    const asked = { ...(await seen(job.id)), words: WORDS };
    for (const refused of [
      () => dismissCase(platform, support, asked),
      () => hideThing(platform, support, asked),
      () => warnPerson(platform, support, asked),
      () => restoreThing(platform, support, asked),
      () => suspendFromCase(platform, support, { ...asked, days: 7 }),
      () => markAbusive(platform, support, { caseId, reportId }),
    ])
      expect(await codeOf(refused())).toBe("not-found");
    const events = await db.select().from(caseEvents).where(eq(caseEvents.caseId, caseId)).orderBy(caseEvents.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      "opened",
      "assigned",
      "note",
      "wrote-to-person",
      "wrote-to-reporter",
    ]);
    expect((await noted(caseId)).map(([action]) => action)).toEqual([
      "case.assigned",
      "case.noted",
      "case.wrote",
      "case.wrote",
    ]);
  });

  it("tells nothing to someone whose report was abuse", async () => {
    const { job, senior } = await aReportedJob();
    const { caseId } = await seen(job.id);
    const [made] = await db.select().from(reports).where(eq(reports.caseId, caseId));
    await markAbusive(platform, moderator, { caseId, reportId: made?.id ?? "" });
    await dismissCase(platform, moderator, await seen(job.id));
    const isTold = and(eq(notifications.userId, senior.viewer.id), eq(notifications.kind, "report"));
    expect(await db.$count(notifications, isTold)).toBe(0);
  });
});
