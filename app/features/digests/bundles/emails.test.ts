import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { setInterview } from "#app/features/applications/interviews/commands.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { changeStatusWithMessage } from "#app/features/status-changes/with-message.server.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo, writeWaitingMails } from "#test/mails.ts";
import { aConversation } from "#test/messages.ts";
import type { Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";

const platform = await openTestPlatform(await openTestDatabase());
const INTERVIEW = { at: new Date("2026-11-25T16:00:00Z"), zone: "America/Chicago", how: "video" } as const;
const WHEN = "Wednesday, November 25, 2026, 10:00 AM Central Standard Time";

/** Returns a person at interview, or at the step before, whose earlier emails are deleted. */
async function aCandidate(status: "reviewing" | "interview") {
  const found = await anApplicant(platform);
  const { recruiter, id: applicationId } = found;
  await moveApplication(platform, recruiter.viewer, { applicationId, from: "pending", to: "reviewing" });
  if (status === "interview")
    await moveApplication(platform, recruiter.viewer, { applicationId, from: "reviewing", to: "interview" });
  await writeWaitingMails(platform);
  await platform.db.delete(mails);
  return { ...found, applicationId };
}

async function onlyMailTo({ email }: Person) {
  await writeWaitingMails(platform);
  const [mail, ...more] = await listMailsTo(platform, email);
  expect(more).toEqual([]);
  if (!mail) throw new Error("no email");
  return mail;
}

describe("the email about an interview", () => {
  // Clauses 2.5-46.
  it("has facts, the message, and a button to the message", async () => {
    const { senior, recruiter, job, applicationId } = await aCandidate("reviewing");
    await changeStatusWithMessage(platform, recruiter.viewer, {
      ...{ applicationId, from: "reviewing", to: "interview" },
      ...{ content: "We would like to meet you.", submissionKey: randomUUID(), interview: INTERVIEW },
    });
    const mail = await onlyMailTo(senior);
    expect(mail.subject).toBe(`Interview Scheduled: ${job.title}`);
    expect(mail.textBody).toContain("You have been selected for an interview!");
    expect(mail.textBody).toContain(
      `When   ${WHEN}\nHow    By video\nWith   Priya Castellane, Head of people\nPay    $25 - $50 per hour, 20 hours a week`,
    );
    expect(mail.textBody).toContain("We would like to meet you.");
    expect(mail.textBody).toMatch(/Read the message:\n\S+\/senior\/messages\?conversation=/);
    expect(mail.htmlBody).toMatch(new RegExp(`<th scope="row"[^>]*>When</th><td[^>]*>${WHEN}</td>`));
  });

  it("never cuts the date, however long the message is", async () => {
    const { senior, recruiter, applicationId } = await aCandidate("reviewing");
    const content = "Long. ".repeat(833).trim();
    await changeStatusWithMessage(platform, recruiter.viewer, {
      ...{ applicationId, from: "reviewing", to: "interview", content },
      ...{ submissionKey: randomUUID(), interview: INTERVIEW },
    });
    expect((await onlyMailTo(senior)).textBody).toContain(`Interview: ${WHEN}, by video`);
  });

  it("has the new date after a change", async () => {
    const { senior, recruiter, applicationId } = await aCandidate("interview");
    const fields = { interviewDate: "2026-11-25", interviewTime: "10:00", interviewZone: "America/Chicago" };
    await setInterview(platform, recruiter.viewer, { applicationId, ...fields, interviewHow: "phone" });
    const { subject, textBody } = await onlyMailTo(senior);
    expect(subject).toContain("Interview date: ");
    expect(textBody).toContain(`When   ${WHEN}\nHow    By phone\nWith   Priya Castellane`);
  });
});

describe("the email about several events", () => {
  // Clauses 2.5-46.
  it("leads with the offer and its facts, and leaves out the reader's own actions", async () => {
    const { senior, recruiter, job, applicationId } = await aCandidate("interview");
    const other = await anApplicant(platform, { senior });
    const third = await aJob(platform, { by: recruiter.viewer, title: "Evening Tutor" });
    await applyToJob(platform, senior.viewer, { jobId: third.id });
    await moveApplication(platform, other.recruiter.viewer, {
      ...{ applicationId: other.id, from: "pending", to: "reviewing" },
    });
    const content = "We would love to have you.";
    await changeStatusWithMessage(platform, recruiter.viewer, {
      ...{ applicationId, from: "interview", to: "offered", content, submissionKey: randomUUID() },
    });
    const { subject, textBody, htmlBody } = await onlyMailTo(senior);
    expect(subject).toBe(`Offer Received: ${job.title}, and 1 more`);
    expect(textBody).toMatch(
      /2 updates\n\nOffer Received\n[^\n]*We would love to have you\.\nWith {3}Priya[\s\S]*Application In Review/,
    );
    expect(htmlBody).toContain("With</th>");
    expect(textBody).not.toContain("Application Submitted");
  });
});

describe("the email about a rejection", () => {
  it("is called an update and does not begin with the rejection", async () => {
    const { senior, recruiter, job, applicationId } = await aCandidate("reviewing");
    await moveApplication(platform, recruiter.viewer, { applicationId, from: "reviewing", to: "rejected" });
    const { subject, textBody } = await onlyMailTo(senior);
    expect(subject).toBe(`Update on your application: ${job.title}`);
    expect(textBody).toContain("\n\nUpdate on your application\n\n");
    expect(textBody).not.toContain("Not Selected");
  });
});

describe("the email about a message", () => {
  // Clauses 2.5-46.
  it("does not quote one with signs of a scam", async () => {
    const { senior, recruiter, conversationId, applicationId } = await aConversation(platform);
    await writeWaitingMails(platform);
    await platform.db.delete(mails);
    await sendMessage(platform, senior.viewer, { conversationId, content: "Yes?", submissionKey: randomUUID() });
    const content = "Buy three gift cards and send me the numbers.";
    const scam = () =>
      sendMessage(platform, recruiter.viewer, { conversationId, content, submissionKey: randomUUID() });
    await scam();
    const alone = await onlyMailTo(senior);
    await platform.db.delete(mails);
    await scam();
    await moveApplication(platform, recruiter.viewer, { applicationId, from: "pending", to: "reviewing" });
    const among = await onlyMailTo(senior);
    for (const { textBody, htmlBody } of [alone, among]) {
      expect(textBody + htmlBody).not.toContain("gift cards");
      expect(textBody).toContain("This message shows signs of a scam");
      expect(textBody).toContain(`/senior/messages?conversation=${conversationId}`);
    }
  });
});
