import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { heldMessages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { textsOf, writersOf } from "#test/messages.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { sendMessage } from "./commands.server.ts";
import { editMessage } from "./commands-changes.server.ts";
import type { HeldDecision } from "./emails.server.ts";
import { decideHeldMessage } from "./held-decisions.server.ts";
import { listConversations } from "./queries.server.ts";
import { requireStart } from "./queries-start.server.ts";
import { requireThread } from "./queries-thread.server.ts";
import { isUnverifiedSender } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase(), { env: { REVIEW: "first-jobs" } });
const { db } = platform;
/** Jobs go live at once here. */
const open = { ...platform, env: { ...platform.env, review: "off" as const } };
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: support } = await aStaff(platform, "support");
const { send } = writersOf(platform);
const BAD = "Please pay a refundable deposit of $50 by gift card before we meet.";
const CLEAN = "Thank you for applying. Could we talk on Tuesday?";

function first(
  { viewer }: Person,
  jobId: string,
  personId: string,
  content: string,
  submissionKey: string = randomUUID(),
) {
  return sendMessage(platform, viewer, { jobId, personId, content, submissionKey });
}

async function applied(isCompanyVerified = false) {
  const recruiter = await aRecruiter(platform, { isCompanyVerified });
  const { senior, job, id } = await anApplicant(open, { recruiter });
  return { recruiter, senior, jobId: job.id, personId: senior.viewer.id, applicationId: id };
}

async function notificationsOf({ viewer }: Person) {
  const told = await db.select().from(notifications).where(eq(notifications.userId, viewer.id));
  return told.map(({ title }) => title);
}

async function answeredAt(id: string) {
  const [row] = await db.select({ at: applications.answeredAt }).from(applications).where(eq(applications.id, id));
  return row?.at ?? null;
}

// Clauses 2.1-114.
describe("a first message with signs of a scam from an unverified sender", () => {
  it("waits: its recipient is not notified, and it does not count as an answer", async () => {
    const { recruiter, senior, jobId, personId, applicationId } = await applied();
    const before = await notificationsOf(senior);
    const sent = await first(recruiter, jobId, personId, BAD);
    expect(sent.isHeld).toBe(true);
    expect(await textsOf(platform, sent.conversationId)).toEqual([]);
    expect((await listConversations(db, senior.viewer)).rows).toEqual([]);
    expect(await notificationsOf(senior)).toEqual(before);
    expect(await answeredAt(applicationId)).toBeNull();
  });

  it("waits once, even if it is sent again or more messages follow", async () => {
    const { recruiter, jobId, personId } = await applied();
    const key = randomUUID();
    const [one, two] = [
      await first(recruiter, jobId, personId, BAD, key),
      await first(recruiter, jobId, personId, BAD, key),
    ];
    expect(two).toEqual(one);
    await expect(first(recruiter, jobId, personId, CLEAN)).rejects.toThrow("message-held");
  });

  it("is delivered once, by one of many moderators, and then counts as an answer", async () => {
    const { recruiter, senior, jobId, personId, applicationId } = await applied();
    const { id: messageId, conversationId } = await first(recruiter, jobId, personId, BAD);
    const decide = (decision: HeldDecision) => decideHeldMessage(platform, moderator, { messageId, ...decision });
    await expect(decideHeldMessage(platform, support, { messageId, outcome: "delivered" })).rejects.toThrow(
      "not-found",
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => decide({ outcome: "delivered" })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(decide({ outcome: "refused", reason: "money" })).rejects.toThrow("message-decided");
    expect(await textsOf(platform, conversationId)).toEqual([BAD]);
    expect(await notificationsOf(senior)).toContain(`New message from ${recruiter.viewer.name}`);
    const bodies = await db.select({ body: notifications.body }).from(notifications);
    expect(bodies.map(({ body }) => body)).not.toContainEqual(expect.stringContaining("gift card"));
    expect(await notificationsOf(recruiter)).toContain("Your message was delivered");
    expect(await answeredAt(applicationId)).not.toBeNull();
    const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, messageId));
    expect(row).toMatchObject({ action: "message.delivered", actorId: moderator.id });
  });

  it("is refused: no one else ever reads it, and its sender may write again", async () => {
    const { recruiter, jobId, personId } = await applied();
    const { id: messageId, conversationId } = await first(recruiter, jobId, personId, BAD);
    await decideHeldMessage(platform, moderator, { messageId, outcome: "refused", reason: "money" });
    expect(await notificationsOf(recruiter)).toContain("Your message wasn't delivered");
    const told = await db.select().from(notifications).where(eq(notifications.userId, recruiter.viewer.id));
    expect(told.map(({ body }) => body).join()).toContain("Nobody here may ask people to pay for anything");
    const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, messageId));
    expect(row).toMatchObject({ action: "message.refused", detail: { reason: "Asks for money" } });
    const again = await first(recruiter, jobId, personId, CLEAN);
    expect(again.isHeld).toBeUndefined();
    expect(await textsOf(platform, conversationId)).toEqual([CLEAN]);
  });
});

describe("a held message, to its sender", () => {
  const rowsOf = async ({ viewer }: Person) => (await listConversations(db, viewer)).rows;
  const threadOf = ({ viewer }: Person, conversationId: string) => requireThread(platform, viewer, conversationId);

  it("stays in their list and in its conversation, and in no one else's", async () => {
    const { recruiter, senior, jobId, personId } = await applied();
    const { conversationId } = await first(recruiter, jobId, personId, BAD);
    expect(await rowsOf(recruiter)).toMatchObject([{ id: conversationId, last: { content: BAD, isOwn: true } }]);
    const { held, messages, newest } = await threadOf(recruiter, conversationId);
    expect({ held, messages, newest }).toMatchObject({
      held: { content: BAD, isRefused: false },
      messages: [],
      newest: null,
    });
    const again = await requireStart(platform, recruiter.viewer, { jobId, personId });
    expect(again.existingId).toBe(conversationId);
    expect(await rowsOf(senior)).toEqual([]);
    await expect(threadOf(senior, conversationId)).rejects.toThrow("not-found");
    expect((await requireStart(platform, senior.viewer, { jobId })).existingId).toBeNull();
  });

  it("is shown as refused until they write again", async () => {
    const { recruiter, jobId, personId } = await applied();
    const { id: messageId, conversationId } = await first(recruiter, jobId, personId, BAD);
    await decideHeldMessage(platform, moderator, { messageId, outcome: "refused", reason: "money" });
    expect((await threadOf(recruiter, conversationId)).held).toMatchObject({ content: BAD, isRefused: true });
    platform.clock.pass(1000);
    await send(recruiter, conversationId, CLEAN);
    const { held, messages } = await threadOf(recruiter, conversationId);
    expect(held).toBeNull();
    expect(messages.map(({ content }) => content)).toEqual([CLEAN]);
  });

  it("is an ordinary message once it was delivered", async () => {
    const { recruiter, jobId, personId } = await applied();
    const { id: messageId, conversationId } = await first(recruiter, jobId, personId, BAD);
    await decideHeldMessage(platform, moderator, { messageId, outcome: "delivered" });
    const { held, messages } = await threadOf(recruiter, conversationId);
    expect(held).toBeNull();
    expect(messages.map(({ content }) => content)).toEqual([BAD]);
  });

  it("that was refused opens no door that closed since", async () => {
    const recruiter = await aRecruiter(platform);
    const job = await aJob(open, { by: recruiter.viewer });
    const senior = await aSenior(platform);
    const content = "I am Mr. Brown of your bank. Tell me the code that you got.";
    const asked = { jobId: job.id, content, submissionKey: randomUUID() };
    const { id: messageId, conversationId } = await sendMessage(platform, senior.viewer, asked);
    await decideHeldMessage(platform, moderator, { messageId, outcome: "refused", reason: "numbers" });
    await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "pause", from: "live" });
    await expect(send(senior, conversationId, CLEAN)).rejects.toThrow("not-found");
    await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "resume", from: "paused" });
    expect((await send(senior, conversationId, CLEAN)).conversationId).toBe(conversationId);
  });
});

describe("other messages", () => {
  it("are delivered at once: clean ones, later ones, those of a verified sender", async () => {
    const { recruiter, senior, jobId, personId } = await applied();
    const { conversationId } = await first(recruiter, jobId, personId, CLEAN);
    await send(senior, conversationId);
    expect((await send(recruiter, conversationId, BAD)).isHeld).toBeUndefined();
    const known = await applied(true);
    platform.clock.pass(8 * 86_400_000);
    expect((await first(known.recruiter, known.jobId, known.personId, BAD)).isHeld).toBeUndefined();
    expect(await db.$count(heldMessages, eq(heldMessages.senderId, known.recruiter.viewer.id))).toBe(0);
  });

  it("cannot be edited into one that would have waited", async () => {
    const { recruiter, jobId, personId } = await applied();
    const { conversationId, id: messageId } = await first(recruiter, jobId, personId, CLEAN);
    const change = { conversationId, messageId, content: BAD };
    await expect(editMessage(platform, recruiter.viewer, change)).rejects.toThrow("message-suspicious");
    expect(await textsOf(platform, conversationId)).toEqual([CLEAN]);
  });
});

describe("a sender", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const old = { isEmailVerified: true, createdAt: new Date("2026-11-01T10:00:00Z"), isCompanyVerified: true };
  it.each([
    ["recruiter", old, false],
    ["recruiter", { ...old, isCompanyVerified: false }, true],
    ["recruiter", { ...old, createdAt: new Date("2026-11-15T10:00:00Z") }, true],
    ["senior", { ...old, isCompanyVerified: false }, false],
    ["senior", { ...old, isEmailVerified: false }, true],
    ["senior", { ...old, createdAt: new Date("2026-11-15T10:00:00Z") }, true],
  ] as const)("%s %j is unverified: %s", (role, facts, isUnverified) => {
    expect(isUnverifiedSender(role, facts, now)).toBe(isUnverified);
  });
});
