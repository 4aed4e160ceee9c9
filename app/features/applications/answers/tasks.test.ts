import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { requireJob } from "#app/features/jobs/queries.server.ts";
import { listJobMatches } from "#app/features/matching/queries.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { removeMessage } from "#app/features/messaging/commands-changes.server.ts";
import { anApplicantFor } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { listMailsTo, writeWaitingMails } from "#test/mails.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { applyToJob } from "../commands.server.ts";
import { moveApplication, withdrawApplication } from "../commands-status.server.ts";
import { requireApplicationDetails } from "../queries.server.ts";
import { answerRecordText } from "./labels.ts";
import { findAnswerRecord, findAnswerRecordOfJob } from "./queries.server.ts";
import { watchAnswers } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
/** A Monday; ten business days later it is December 7. */
const START = "2026-11-23T10:00:00Z";
const on = (day: string) => platform.clock.set(new Date(`${day}T12:00:00Z`));

async function remindersOf({ viewer }: Person) {
  const rows = await db
    .select({ title: notifications.title, body: notifications.body })
    .from(notifications)
    .where(and(eq(notifications.userId, viewer.id), eq(notifications.kind, "answer-due")))
    .orderBy(asc(notifications.id));
  return rows.map(({ title, body }) => `${title}. ${body}`);
}

function move(by: Viewer, applicationId: string, to: "reviewing" | "rejected") {
  return moveApplication(platform, by, { applicationId, from: "pending", to });
}

test("an applicant keeps the promised day when the job changes its promise", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const { viewer, applicationId } = await anApplicantFor(platform, job.id);
  await db.update(jobs).set({ answerDays: 5 }).where(eq(jobs.id, job.id));
  const details = await requireApplicationDetails(db, viewer.id, applicationId);
  expect(details).toMatchObject({ answerDueOn: "2026-12-07", answeredAt: null });
  const next = await anApplicantFor(platform, job.id);
  const later = await requireApplicationDetails(db, next.viewer.id, next.applicationId);
  expect(later.answerDueOn).toBe("2026-11-30");
  await writeWaitingMails(platform);
  const sent = await listMailsTo(platform, next.email);
  expect(sent.map(({ textBody }) => textBody).join()).toContain(
    "The employer promises an answer by November 30, 2026.",
  );
});

// Clauses D43.
test("reminds three business days before, on the day, and a week later", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const [one, other, gone] = [
    await anApplicantFor(platform, job.id),
    await anApplicantFor(platform, job.id),
    await anApplicantFor(platform, job.id),
  ];
  await withdrawApplication(platform, gone.viewer, { applicationId: gone.applicationId });

  on("2026-12-01");
  await watchAnswers(platform);
  expect(await remindersOf(recruiter)).toEqual([]);

  on("2026-12-02");
  await Promise.all([watchAnswers(platform), watchAnswers(platform)]);
  await watchAnswers(platform);
  const before = "2 people are waiting for your reply. Payroll Mentor. Your reply is due within three business days.";
  expect(await remindersOf(recruiter)).toEqual([before]);

  await move(recruiter.viewer, other.applicationId, "rejected");
  on("2026-12-07");
  await watchAnswers(platform);
  on("2026-12-11");
  await watchAnswers(platform);
  on("2026-12-14");
  await watchAnswers(platform);
  await watchAnswers(platform);
  const rest = [
    "1 person is waiting for your reply. Payroll Mentor. Your reply is due now.",
    "1 person is waiting for your reply. Payroll Mentor. Your reply is a week or more late. Seniors see the due date on their applications.",
  ];
  expect(await remindersOf(recruiter)).toEqual([before, ...rest]);

  await move(recruiter.viewer, one.applicationId, "reviewing");
  on("2027-01-15");
  await watchAnswers(platform);
  expect(await remindersOf(recruiter)).toHaveLength(3);
});

test("one reminder covers all people of a job at several steps", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const [early] = [await anApplicantFor(platform, job.id), await anApplicantFor(platform, job.id)];
  on("2026-12-02");
  await watchAnswers(platform);
  await anApplicantFor(platform, job.id);
  on("2026-12-11");
  await anApplicantFor(platform, job.id);
  await watchAnswers(platform);
  on("2026-12-14");
  await watchAnswers(platform);
  const reminders = await remindersOf(recruiter);
  expect(reminders.at(-1)).toContain(
    "3 people are waiting for your reply. Payroll Mentor. Your reply is a week or more late",
  );
  expect(reminders).toHaveLength(3);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "pause", from: "live" });
  await move(recruiter.viewer, early?.applicationId ?? "", "rejected");
  on("2027-01-04");
  await watchAnswers(platform);
  const last = (await remindersOf(recruiter)).at(-1);
  expect(last).toMatch(
    /^3 people are waiting for your reply\. .* at least three weeks longer than your job promises\.$/,
  );
});

test("sends no reminder of a closed or filled job until it reopens", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await anApplicantFor(platform, job.id);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "markFilled", from: "live" });
  on("2026-12-14");
  await watchAnswers(platform);
  expect(await remindersOf(recruiter)).toEqual([]);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "reopen", from: "filled" });
  await watchAnswers(platform);
  expect(await remindersOf(recruiter)).toHaveLength(1);
});

test("sends a single reminder after a long outage", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await anApplicantFor(platform, job.id);
  on("2027-02-01");
  await watchAnswers(platform);
  expect(await remindersOf(recruiter)).toHaveLength(1);
});

// Clauses D43.
test("hides an unresponsive job from recommendations until an answer", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const waiting = await anApplicantFor(platform, job.id);
  const looking = await aSenior(platform);
  await aProfile(platform, { of: looking.viewer });
  const isRecommended = async () => {
    const matches = await listJobMatches(db, looking.viewer.id, 50);
    return matches.some((match) => match.job.id === job.id);
  };

  on("2026-12-25");
  await watchAnswers(platform);
  expect(await isRecommended()).toBe(true);

  on("2026-12-28");
  await watchAnswers(platform);
  expect(await isRecommended()).toBe(false);
  expect((await requireJob(db, job.id)).notAnsweringSince).toEqual(new Date("2026-12-28T12:00:00Z"));

  await sendMessage(platform, recruiter.viewer, {
    jobId: job.id,
    personId: waiting.viewer.id,
    content: "I am sorry that you had to wait.",
    submissionKey: randomUUID(),
  });
  expect((await requireJob(db, job.id)).notAnsweringSince).toBeNull();
  expect(await isRecommended()).toBe(true);
  const { answeredAt } = await requireApplicationDetails(db, waiting.viewer.id, waiting.applicationId);
  expect(answeredAt).toEqual(new Date("2026-12-28T12:00:00Z"));
});

test("a removed message is no answer unless another followed", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const waiting = await anApplicantFor(platform, job.id);
  on("2026-12-28");
  await watchAnswers(platform);
  const say = async (content: string) => {
    const to = { jobId: job.id, personId: waiting.viewer.id };
    return await sendMessage(platform, recruiter.viewer, { ...to, content, submissionKey: randomUUID() });
  };
  const takeBack = ({ conversationId, id: messageId }: { conversationId: string; id: string }) =>
    removeMessage(platform, recruiter.viewer, { conversationId, messageId });
  const answeredAt = async () =>
    (await requireApplicationDetails(db, waiting.viewer.id, waiting.applicationId)).answeredAt;

  const first = await say("Soon.");
  expect(await answeredAt()).not.toBeNull();
  expect((await requireJob(db, job.id)).notAnsweringSince).toBeNull();
  const reply = { conversationId: first.conversationId, content: "Thank you.", submissionKey: randomUUID() };
  await sendMessage(platform, waiting.viewer, reply);
  await takeBack(first);
  expect(await answeredAt()).toBeNull();
  expect((await requireJob(db, job.id)).notAnsweringSince).toEqual(platform.clock.now());

  const second = await say("I am sorry that you had to wait.");
  platform.clock.set(new Date("2026-12-28T12:05:00Z"));
  await say("We have read your resume.");
  await takeBack(second);
  expect(await answeredAt()).toEqual(platform.clock.now());
  expect((await requireJob(db, job.id)).notAnsweringSince).toBeNull();

  // When a status change was the answer, removing its message changes nothing.
  await move(recruiter.viewer, waiting.applicationId, "reviewing");
  const third = await say("You are in good hands.");
  await takeBack(third);
  expect(await answeredAt()).not.toBeNull();
});

test("a job is responsive again when the last one waiting withdraws", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const waiting = await anApplicantFor(platform, job.id);
  on("2027-01-04");
  await watchAnswers(platform);
  await withdrawApplication(platform, waiting.viewer, { applicationId: waiting.applicationId });
  expect((await requireJob(db, job.id)).notAnsweringSince).not.toBeNull();
  on("2027-01-05");
  await watchAnswers(platform);
  expect((await requireJob(db, job.id)).notAnsweringSince).toBeNull();
});

test("a message without a job answers the only waiting application", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, isVisible: true });
  const write = (content: string) => {
    const message = { personId: senior.viewer.id, content, submissionKey: randomUUID() };
    return sendMessage(platform, recruiter.viewer, message);
  };
  const { conversationId } = await write("We look for somebody like you.");
  const reply = { conversationId, content: "I have applied.", submissionKey: randomUUID() };
  await sendMessage(platform, senior.viewer, reply);
  const [job, other] = [
    await aJob(platform, { by: recruiter.viewer }),
    await aJob(platform, { by: recruiter.viewer, title: "Ledger Mentor" }),
  ];
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  const answeredAt = async () => (await requireApplicationDetails(db, senior.viewer.id, id)).answeredAt;
  const { id: second } = await applyToJob(platform, senior.viewer, { jobId: other.id });
  await write("Which of the two would you like?");
  expect(await answeredAt()).toBeNull();
  await withdrawApplication(platform, senior.viewer, { applicationId: second });
  await write("Then we talk about this one.");
  expect(await answeredAt()).not.toBeNull();
});

test("two parallel answers clear the unresponsive flag", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const people = [
    await anApplicantFor(platform, job.id),
    await anApplicantFor(platform, job.id),
    await anApplicantFor(platform, job.id),
  ];
  on("2027-01-04");
  await watchAnswers(platform);
  expect((await requireJob(db, job.id)).notAnsweringSince).not.toBeNull();
  await Promise.all(people.map(({ applicationId }) => move(recruiter.viewer, applicationId, "rejected")));
  expect((await requireJob(db, job.id)).notAnsweringSince).toBeNull();
});

test("a senior's message and old applications do not count", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const { viewer, applicationId } = await anApplicantFor(platform, job.id);
  const message = { content: "Have you read it?", submissionKey: randomUUID() };
  await sendMessage(platform, viewer, { jobId: job.id, personId: recruiter.viewer.id, ...message });
  const { answeredAt } = await requireApplicationDetails(db, viewer.id, applicationId);
  expect(answeredAt).toBeNull();
  await db.update(applications).set({ answerDueOn: null }).where(eq(applications.id, applicationId));
  on("2027-03-01");
  await watchAnswers(platform);
  expect(await remindersOf(recruiter)).toEqual([]);
});

// Clauses D43.
test("a record covers answered and overdue people of the last 90 days", async () => {
  platform.clock.set(new Date(START));
  const recruiter = await anEmployer(platform);
  const job = await aJob(platform, { by: recruiter });
  const { companyId } = await companyOf(job.id);
  const people = [];
  for (let count = 0; count < 7; count += 1) people.push(await anApplicantFor(platform, job.id));
  const [first, second, third, fourth, fifth, withdrawn] = people;
  if (!(first && second && third && fourth && fifth && withdrawn)) throw new Error("seven applied");
  await withdrawApplication(platform, withdrawn.viewer, { applicationId: withdrawn.applicationId });
  on("2026-11-24");
  for (const { applicationId } of [first, second, third]) await move(recruiter, applicationId, "reviewing");
  on("2026-11-30");
  await move(recruiter, fourth.applicationId, "rejected");

  await watchAnswers(platform);
  // No day has passed yet, so a quick answer says nothing about those who still wait.
  expect(await findAnswerRecord(db, companyId)).toBeNull();
  expect(answerRecordText(await findAnswerRecord(db, companyId))).toBe("Not enough data yet");

  on("2026-12-08");
  await watchAnswers(platform);
  // For the two who wait, the day has passed; the one who withdrew earlier does not count.
  const record = await findAnswerRecordOfJob(db, job.id);
  expect(record).toEqual({ counted: 6, answered: 4, medianHours: 26 });
  expect(answerRecordText(record)).toBe("66% of people in the last 90 days, half of them within 2 days");

  on("2027-03-01");
  await watchAnswers(platform);
  expect(await findAnswerRecord(db, companyId)).toBeNull();
});

async function companyOf(jobId: string): Promise<{ companyId: string }> {
  const [row] = await db.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  if (!row?.companyId) throw new Error("the job has no company");
  return { companyId: row.companyId };
}
