import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { removeMessage } from "#app/features/messaging/commands-changes.server.ts";
import { markRead } from "#app/features/messaging/commands-read.server.ts";
import { countUnreadMessages } from "#app/features/messaging/queries.server.ts";
import { markNotificationRead } from "#app/features/notifications/commands.server.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo, listSubjectsTo, writeWaitingMails } from "#test/mails.ts";
import { aConversation } from "#test/messages.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { sendBundle } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

/** Deletes the emails from before the test. */
async function forgetMails() {
  await writeWaitingMails(platform);
  await db.delete(mails);
}

function send(by: Person, conversationId: string, content: string) {
  return sendMessage(platform, by.viewer, { conversationId, content, submissionKey: randomUUID() });
}

test("one email covers messages that stay unread for five minutes, once", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await forgetMails();
  await send(senior, conversationId, "Any day but Thursday.");
  const { id: gone } = await send(senior, conversationId, "Not this.");
  await send(senior, conversationId, "<b>Mornings</b> are best.");
  await removeMessage(platform, senior.viewer, { conversationId, messageId: gone });
  await platform.tasks.runDue();
  expect(await listSubjectsTo(platform, recruiter.email)).toEqual([]);
  await writeWaitingMails(platform);
  await writeWaitingMails(platform);
  const [mail] = await listMailsTo(platform, recruiter.email);
  expect(await listSubjectsTo(platform, recruiter.email)).toEqual(["2 new messages from Harriet Quill"]);
  expect(mail?.textBody).toContain("Any day but Thursday.");
  expect(mail?.textBody).not.toContain("Not this.");
  expect(mail?.textBody).toContain(`/recruiter/messages?conversation=${conversationId}`);
  expect(mail?.htmlBody).toContain("&lt;b&gt;Mornings&lt;/b&gt;");
  await send(senior, conversationId, "One more thing.");
  await writeWaitingMails(platform);
  expect(await listSubjectsTo(platform, recruiter.email)).toEqual([
    "2 new messages from Harriet Quill",
    "New message from Harriet Quill",
  ]);
});

test("a single event has its own email", async () => {
  const { senior, recruiter, job } = await anApplicant(platform);
  await writeWaitingMails(platform);
  expect((await listSubjectsTo(platform, senior.email)).filter((subject) => subject.includes(job.title))).toEqual([
    `Application Submitted: ${job.title}`,
  ]);
  expect((await listSubjectsTo(platform, recruiter.email)).filter((subject) => subject.includes(job.title))).toEqual([
    `New applicant for ${job.title}`,
  ]);
});

// Clauses 2.5-46.
test("one email covers several events in five minutes, most important first", async () => {
  const { senior, recruiter, job, id } = await anApplicant(platform);
  await forgetMails();
  const moved = { applicationId: id, from: "pending", to: "reviewing" } as const;
  await moveApplication(platform, recruiter.viewer, moved);
  const digest = {
    jobId: job.id,
    personId: senior.viewer.id,
    content: "An hour next week?",
    submissionKey: randomUUID(),
  };
  platform.clock.set("2026-11-20T10:01:00Z");
  const { conversationId } = await sendMessage(platform, recruiter.viewer, digest);
  await writeWaitingMails(platform);
  await writeWaitingMails(platform);
  // The jobs of the other tests match this senior, too, which an email of its own says.
  const sent = await listMailsTo(platform, senior.email);
  const [mail, ...more] = sent.filter(({ subject }) => !subject.startsWith("New job for you"));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("New message from Priya Castellane, and 1 more");
  for (const body of [mail?.textBody, mail?.htmlBody]) {
    expect(body).toContain("2 updates");
    expect(body).toMatch(/New message from Priya Castellane[\s\S]*An hour next week\?[\s\S]*Application In Review/);
    expect(body).toContain(`/senior/applications?application=${id}`);
    expect(body).toContain(`/senior/messages?conversation=${conversationId}`);
    expect(body).toContain("/senior/notifications");
    expect(body).toContain("Unsubscribe");
  }
  platform.clock.set("2026-11-20T10:00:00Z");
});

test("does not email what was read", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await markRead(platform, senior.viewer, { conversationId, upTo: 1 });
  for (const { viewer } of [senior, recruiter]) {
    const own = await db.select().from(notifications).where(eq(notifications.userId, viewer.id));
    for (const { id } of own) await markNotificationRead(platform, viewer, { notificationId: id });
  }
  await forgetMails();
  expect([await listSubjectsTo(platform, senior.email), await listSubjectsTo(platform, recruiter.email)]).toEqual([
    [],
    [],
  ]);
});

test("a person who wants no emails gets none, also not later", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await forgetMails();
  const own = { userId: recruiter.viewer.id, updatedAt: platform.clock.now() };
  await db.insert(preferences).values({ ...own, hasEmails: false });
  await send(senior, conversationId, "Gladly.");
  await writeWaitingMails(platform);
  expect(await countUnreadMessages(db, recruiter.viewer.id)).toBe(1);
  await db.update(preferences).set({ hasEmails: true }).where(eq(preferences.userId, recruiter.viewer.id));
  await sendBundle(platform, recruiter.viewer.id);
  expect(await listSubjectsTo(platform, recruiter.email)).toEqual([]);
});

test("twenty events and two parallel workers make one email", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const seniors = await Promise.all(Array.from({ length: 21 }, () => aSenior(platform)));
  for (const { viewer } of seniors) {
    await aProfile(platform, { of: viewer });
    await applyToJob(platform, viewer, { jobId: job.id });
  }
  await Promise.all([sendBundle(platform, recruiter.viewer.id), sendBundle(platform, recruiter.viewer.id)]);
  await writeWaitingMails(platform);
  const [mail, ...more] = await listMailsTo(platform, recruiter.email).then((all) =>
    all.filter(({ subject }) => subject.startsWith("New applicant")),
  );
  expect([mail?.subject, more.length]).toEqual(["New applicant for Payroll Mentor, and 20 more", 0]);
  expect(mail?.textBody).toContain("See them all, and 1 more");
});

test("an event stored during its email's creation is emailed too", async () => {
  const { senior } = await aConversation(platform);
  await forgetMails();
  // The outer transaction holds the event; the task exists already and no second one is queued.
  const release = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const [row] = await db.select().from(notifications).where(eq(notifications.userId, senior.viewer.id));
  if (!row) throw new Error("nothing to copy");
  const mail = { subject: "Late", heading: "Late", paragraphs: [], reason: "A test." };
  const event = { ...row, id: platform.ids.next(platform.clock.now()), readAt: null, mail };
  const writing = db.transaction(async (tx) => {
    await tx.insert(notifications).values(event);
    written.resolve();
    await release.promise;
  });
  await written.promise;
  const telling = sendBundle(platform, senior.viewer.id);
  release.resolve();
  await Promise.all([writing, telling]);
  expect(await listSubjectsTo(platform, senior.email)).toEqual(["Late"]);
});
