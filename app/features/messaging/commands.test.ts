import { randomUUID } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { mails } from "#app/db/schema/mails.ts";
import { conversationReports, conversations, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { DomainError, type ErrorCode } from "#app/domain-error.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { copyJob, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { moveWithMessage } from "#app/features/moves/commands-written.server.ts";
import { countNewNotifications } from "#app/features/notifications/queries.server.ts";
import type { LiveEvent } from "#app/platform/recent-events.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aConversation, anApplicant, lengthen } from "#test/messages.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { editMessage, markRead, removeMessage, sendMessage } from "./commands.server.ts";
import { forgetOldEvidence } from "./commands-cases.server.ts";
import {
  archiveConversation,
  blockPerson,
  chooseEnterKey,
  reportConversation,
  unarchiveConversation,
  unblockPerson,
} from "./commands-people.server.ts";
import { countUnreadMessages, listConversations, requireThread } from "./queries.server.ts";
import { findSendsOnEnter, findThread } from "./queries-page.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const NOBODY = "00000000-0000-7000-8000-000000000000";

async function codeOf(work: Promise<unknown>): Promise<ErrorCode | "done"> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

function send(by: Person, conversationId: string, content = "Gladly.", submissionKey: string = randomUUID()) {
  return sendMessage(platform, by.viewer, { conversationId, content, submissionKey });
}

function first(by: Person, to: { jobId?: string; personId?: string }, content = "Good morning.") {
  return sendMessage(platform, by.viewer, { ...to, content, submissionKey: randomUUID() });
}

async function textsOf(conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ content: messages.content })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(messages.position);
  return rows.map(({ content }) => content);
}

async function unreadRows(person: Person): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.recipientId, person.viewer.id), isNull(messages.readAt)));
  return row?.count ?? 0;
}

test("a message reaches the other at once, with one notification for all that is unread", async () => {
  const { recruiter, senior, job, conversationId } = await aConversation(platform);
  const heard: LiveEvent[] = [];
  const receive = (event: LiveEvent) => heard.push(event);
  const stop = [senior, recruiter].map(({ viewer }) =>
    platform.live.subscribe({ userId: viewer.id, receive, close: () => {} }),
  );
  await send(senior, conversationId, "Any day but Thursday.");
  await send(senior, conversationId, "Mornings are best.");
  // The news of the first message may still be on its way.
  const toldTo = ({ viewer }: Person) =>
    heard.filter(({ topic, userId }) => topic === "message" && userId === viewer.id).length;
  await expect.poll(() => Math.min(toldTo(senior), toldTo(recruiter))).toBeGreaterThanOrEqual(2);
  for (const end of stop) end();
  expect(heard.filter(({ topic }) => topic === "message").every(({ id }) => id === conversationId)).toBe(true);
  expect(JSON.stringify(heard)).not.toContain("Thursday");

  expect(await countUnreadMessages(db, recruiter.viewer.id)).toBe(2);
  const { rows } = await listConversations(db, recruiter.viewer);
  expect(rows).toMatchObject([
    {
      id: conversationId,
      counterpart: { name: "Harriet Quill" },
      subject: { id: job.id, title: job.title },
      unreadCount: 2,
      last: { content: "Mornings are best.", isOwn: false },
    },
  ]);
  const news = await db
    .select({ title: notifications.title, href: notifications.href })
    .from(notifications)
    .where(and(eq(notifications.userId, recruiter.viewer.id), eq(notifications.kind, "message")));
  expect(news).toEqual([
    { title: "New message from Harriet Quill", href: `/recruiter/messages?conversation=${conversationId}` },
  ]);
});

test("twenty first messages at once make one conversation", async () => {
  const { senior, job, recruiter } = await anApplicant(platform);
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, index) => first(senior, { jobId: job.id }, `Question ${index}`)),
  );
  expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1);
  expect(sent.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  const other = await anApplicant(platform);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () =>
      codeOf(first(other.recruiter, { personId: other.senior.viewer.id, jobId: other.job.id })),
    ),
  );
  expect(codes.filter((code) => code === "done")).toHaveLength(1);
  expect(codes.filter((code) => code === "wait-for-answer")).toHaveLength(19);
  const [row] = await db
    .select({ count: count() })
    .from(conversations)
    .where(eq(conversations.recruiterId, recruiter.viewer.id));
  expect(row?.count).toBe(1);
});

test("two hundred rounds of reading against writing never mark what was not seen", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Here I am.");
  for (let round = 0; round < 200; round += 1) {
    const seen = await requireThread(platform, senior.viewer, conversationId);
    const upTo = seen.messages.at(-1)?.position ?? 0;
    const [sent] = await Promise.all([
      send(recruiter, conversationId, `Round ${round}`),
      markRead(platform, senior.viewer, { conversationId, upTo }),
    ]);
    const [row] = await db.select().from(messages).where(eq(messages.id, sent.id));
    expect(row?.readAt).toBeNull();
    const badge = await countUnreadMessages(db, senior.viewer.id);
    const { rows } = await listConversations(db, senior.viewer);
    expect([badge, rows[0]?.unreadCount]).toEqual([await unreadRows(senior), await unreadRows(senior)]);
    expect(badge).toBe(1);
    const news = await countNewNotifications(db, senior.viewer.id);
    expect(news).toBeGreaterThan(0);
  }
});

test("sending the same form again makes one message; with other words it is refused", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const key = randomUUID();
  const [one, two] = await Promise.all([
    send(senior, conversationId, "Gladly.", key),
    send(senior, conversationId, "Gladly.", key),
  ]);
  expect(two).toEqual(one);
  expect(await send(senior, conversationId, "Gladly.", key)).toEqual(one);
  expect(await codeOf(send(senior, conversationId, "Not at all.", key))).toBe("form-already-sent");
  expect(await textsOf(conversationId)).toEqual(["Would you have an hour next week?", "Gladly."]);
  const other = await aConversation(platform, { senior });
  expect(await codeOf(send(senior, other.conversationId, "Gladly.", key))).toBe("form-already-sent");
  expect(await textsOf(other.conversationId)).toHaveLength(1);
});

test("a recruiter has one message until it is answered", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  expect(await codeOf(send(recruiter, conversationId))).toBe("wait-for-answer");
  expect((await requireThread(platform, recruiter.viewer, conversationId)).mustWait).toBe(true);
  await send(senior, conversationId);
  expect(await codeOf(send(recruiter, conversationId))).toBe("done");
  expect(await codeOf(send(recruiter, conversationId))).toBe("done");
});

test("a recruiter writes first only to applicants and to people who show themselves", async () => {
  const recruiter = await aRecruiter(platform);
  const own = await aJob(platform, { by: recruiter.viewer });
  const others = await aJob(platform, { by: (await aRecruiter(platform)).viewer });
  const [visible, hidden] = [await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: visible.viewer });
  await aProfile(platform, { of: hidden.viewer, isVisible: false });
  expect(await codeOf(first(recruiter, { personId: hidden.viewer.id, jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: visible.viewer.id, jobId: others.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: recruiter.viewer.id, jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: NOBODY, jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: visible.viewer.id }))).toBe("done");
  expect(await codeOf(first(recruiter, { personId: visible.viewer.id, jobId: own.id }))).toBe("wait-for-answer");
  expect((await listConversations(db, visible.viewer)).rows).toHaveLength(1);
});

test("one message until answered counts for the two of them, however many jobs there are", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const made = [];
  for (let index = 0; index < 4; index += 1) made.push(await aJob(platform, { by: recruiter.viewer }));
  const personId = senior.viewer.id;
  const codes = await Promise.all(made.map(({ id }) => codeOf(first(recruiter, { personId, jobId: id }))));
  expect(codes.toSorted()).toEqual(["done", "wait-for-answer", "wait-for-answer", "wait-for-answer"]);
  expect((await listConversations(db, senior.viewer)).rows).toHaveLength(1);
  const start = { personId, jobId: made[codes.indexOf("wait-for-answer")]?.id ?? NOBODY };
  const page = { conversationId: null, from: null, search: "", isArchived: false, asking: null };
  expect((await findThread(platform, recruiter.viewer, { ...page, start }))?.thread.mustWait).toBe(true);
  // An application is a word of the senior's: it may be asked about, once.
  const applied = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, senior.viewer, { jobId: applied.id });
  expect(await codeOf(first(recruiter, { personId, jobId: applied.id }))).toBe("done");
  expect(await codeOf(first(recruiter, { personId, jobId: applied.id }))).toBe("wait-for-answer");
  // Answered once, they may talk about another job, again with one message.
  const { rows } = await listConversations(db, senior.viewer);
  await send(senior, rows[0]?.id ?? "");
  expect(await codeOf(first(recruiter, start))).toBe("done");
  expect(await codeOf(first(recruiter, start))).toBe("wait-for-answer");
});

test("nothing is begun about a draft or a closed job, but what was begun goes on", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const draft = await copyJob(platform, recruiter.viewer, { jobId: job.id });
  const personId = senior.viewer.id;
  const { conversationId } = await first(recruiter, { personId, jobId: draft.id });
  expect((await requireThread(platform, recruiter.viewer, conversationId)).subject).toBeNull();
  await send(senior, conversationId);
  const open = await first(recruiter, { personId, jobId: job.id });
  await send(senior, open.conversationId);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
  expect((await first(recruiter, { personId, jobId: job.id })).conversationId).toBe(open.conversationId);
});

test("a senior writes about an open job, or one they applied for", async () => {
  const { senior, job } = await anApplicant(platform);
  const stranger = await aSenior(platform);
  expect(await codeOf(first(stranger, { jobId: job.id }))).toBe("done");
  expect(await codeOf(first(stranger, { personId: senior.viewer.id }))).toBe("not-found");
  expect(await codeOf(first(stranger, { jobId: NOBODY }))).toBe("not-found");
  expect(await codeOf(first(senior, { jobId: job.id }))).toBe("done");
});

test("an address that was not verified cannot write where that is asked for", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const viewer = { ...senior.viewer, isEmailVerified: false };
  const work = sendMessage(strict, viewer, { conversationId, content: "x", submissionKey: randomUUID() });
  expect(await codeOf(work)).toBe("email-unverified");
  expect(await codeOf(sendMessage(platform, { ...viewer, role: null }, { content: "x", submissionKey: NOBODY }))).toBe(
    "wrong-role",
  );
});

test("nobody else reads, writes, marks, changes or reports, and nothing changes by trying", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const { id: messageId } = await send(senior, conversationId);
  const before = await db.select().from(messages).where(eq(messages.conversationId, conversationId));
  for (const stranger of [await aSenior(platform), await aRecruiter(platform)]) {
    for (const id of [conversationId, NOBODY, "1"]) {
      const which = { conversationId: id };
      const tries = [
        requireThread(platform, stranger.viewer, id),
        send(stranger, id),
        markRead(platform, stranger.viewer, { ...which, upTo: 99 }),
        editMessage(platform, stranger.viewer, { ...which, messageId, content: "Mine" }),
        removeMessage(platform, stranger.viewer, { ...which, messageId }),
        archiveConversation(platform, stranger.viewer, which),
        unarchiveConversation(platform, stranger.viewer, which),
        blockPerson(platform, stranger.viewer, which),
        unblockPerson(platform, stranger.viewer, which),
        reportConversation(platform, stranger.viewer, { ...which, reason: "Because" }),
      ];
      expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => "not-found"));
    }
  }
  // The two themselves cannot change each other's words.
  expect(await codeOf(editMessage(platform, recruiter.viewer, { conversationId, messageId, content: "No" }))).toBe(
    "not-found",
  );
  expect(await db.select().from(messages).where(eq(messages.conversationId, conversationId))).toEqual(before);
});

test("a message is changed or taken back within fifteen minutes and never later", async () => {
  platform.clock.set("2026-11-20T12:00:00Z");
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const { id: messageId } = await send(senior, conversationId, "Wensday at ten.");
  const gone = await send(senior, conversationId, "Not meant for you.");
  platform.clock.set("2026-11-20T12:14:00Z");
  await editMessage(platform, senior.viewer, { conversationId, messageId, content: "Wednesday at ten." });
  await removeMessage(platform, senior.viewer, { conversationId, messageId: gone.id });
  const { messages: seen } = await requireThread(platform, recruiter.viewer, conversationId);
  expect(seen.slice(1)).toMatchObject([
    { content: "Wednesday at ten.", isEdited: true, isRemoved: false },
    { content: "", isRemoved: true, isChangeable: false },
  ]);
  expect(await countUnreadMessages(db, recruiter.viewer.id)).toBe(1);
  expect(await codeOf(removeMessage(platform, senior.viewer, { conversationId, messageId: gone.id }))).toBe(
    "change-too-late",
  );
  platform.clock.set("2026-11-20T12:15:00Z");
  const late = editMessage(platform, senior.viewer, { conversationId, messageId, content: "Thursday." });
  expect(await codeOf(late)).toBe("change-too-late");
  expect((await textsOf(conversationId)).slice(1)).toEqual(["Wednesday at ten.", ""]);
});

test("a message that is changed or taken back says nothing else in the list of notifications either", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const told = async () => {
    const rows = await db.select().from(notifications).where(eq(notifications.userId, recruiter.viewer.id));
    return rows.filter(({ kind }) => kind === "message").map(({ body }) => body);
  };
  const { id: messageId } = await send(senior, conversationId, "Call me on 555 0100.");
  await send(senior, conversationId, "Until then.");
  expect(await told()).toContain("Call me on 555 0100.");
  await editMessage(platform, senior.viewer, { conversationId, messageId, content: "Call me." });
  expect(await told()).toContain("Call me.");
  await removeMessage(platform, senior.viewer, { conversationId, messageId });
  expect(await told()).toContain("This message was removed.");
  expect((await told()).join()).not.toContain("Call me");
});

test("who is blocked changes no message into another, but may take it back", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const { id: messageId } = await send(senior, conversationId, "Good morning.");
  await blockPerson(platform, recruiter.viewer, { conversationId });
  const change = { conversationId, messageId };
  expect(await codeOf(editMessage(platform, senior.viewer, { ...change, content: "Mind this!" }))).toBe(
    "messages-blocked",
  );
  expect((await textsOf(conversationId)).at(-1)).toBe("Good morning.");
  await removeMessage(platform, senior.viewer, change);
  expect((await textsOf(conversationId)).at(-1)).toBe("");
});

test("taking back the only unread message takes its notification along", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const before = await countNewNotifications(db, recruiter.viewer.id);
  const { id: messageId } = await send(senior, conversationId);
  expect(await countNewNotifications(db, recruiter.viewer.id)).toBe(before + 1);
  await removeMessage(platform, senior.viewer, { conversationId, messageId });
  expect(await countNewNotifications(db, recruiter.viewer.id)).toBe(before);
});

test("a block stops both, in every conversation of the two, and ends only by who set it", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await send(senior, conversationId);
  await blockPerson(platform, senior.viewer, { conversationId });
  await blockPerson(platform, senior.viewer, { conversationId });
  expect(await codeOf(send(recruiter, conversationId))).toBe("messages-blocked");
  expect(await codeOf(send(senior, conversationId))).toBe("messages-blocked");
  expect(await codeOf(first(recruiter, { personId: senior.viewer.id }))).toBe("messages-blocked");
  expect((await requireThread(platform, recruiter.viewer, conversationId)).blockedBy).toBe("other");
  await unblockPerson(platform, recruiter.viewer, { conversationId });
  expect(await codeOf(send(recruiter, conversationId))).toBe("messages-blocked");
  await unblockPerson(platform, senior.viewer, { conversationId });
  expect(await codeOf(send(recruiter, conversationId))).toBe("done");
});

test("what is put away comes back with the next message, and nothing unread is put away", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const listed = async (isArchived: boolean) =>
    (await listConversations(db, senior.viewer, { isArchived })).rows.length;
  expect(await codeOf(archiveConversation(platform, senior.viewer, { conversationId }))).toBe("has-unread");
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
  await send(senior, conversationId);
  await markRead(platform, senior.viewer, { conversationId, upTo: 2 });
  await archiveConversation(platform, senior.viewer, { conversationId });
  expect([await listed(false), await listed(true)]).toEqual([0, 1]);
  expect((await listConversations(db, recruiter.viewer)).rows).toHaveLength(1);
  await send(recruiter, conversationId);
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
  await markRead(platform, senior.viewer, { conversationId, upTo: 3 });
  await archiveConversation(platform, senior.viewer, { conversationId });
  await unarchiveConversation(platform, senior.viewer, { conversationId });
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
});

test("whether Enter sends is kept with the account, for this person only", async () => {
  const [senior, other] = [await aSenior(platform), await aSenior(platform)];
  const chosen = async () => [
    await findSendsOnEnter(db, senior.viewer.id),
    await findSendsOnEnter(db, other.viewer.id),
  ];
  expect(await chosen()).toEqual([false, false]);
  await chooseEnterKey(platform, senior.viewer, { sends: true });
  expect(await chosen()).toEqual([true, false]);
  await chooseEnterKey(platform, senior.viewer, { sends: false });
  expect(await chosen()).toEqual([false, false]);
});

test("a report keeps the messages and reaches the support team", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await reportConversation(platform, senior.viewer, { conversationId, reason: "They ask for money." });
  const [report] = await db
    .select()
    .from(conversationReports)
    .where(eq(conversationReports.reporterId, senior.viewer.id));
  expect(report).toMatchObject({ reportedId: recruiter.viewer.id, reason: "They ask for money." });
  expect(report?.evidence).toBe("Recruiter: Would you have an hour next week?");
  const found = await db.select().from(mails).where(eq(mails.toAddress, "help@seasoned.example"));
  const body = found.at(-1)?.textBody;
  // Nobody can look at the stored case from outside: the mail has to show what it is about.
  for (const text of ["They ask for money.", report?.id ?? "", "Recruiter: Would you have an hour next week?"]) {
    expect(body).toContain(text);
  }
});

test("a recruiter's message with signs of a scam warns the senior and becomes a case", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Which bank account do you need? Write on WhatsApp.");
  await send(recruiter, conversationId, "Pay the fee with a gift card.");
  await send(recruiter, conversationId, "Any gift card will do.");
  const thread = await requireThread(platform, senior.viewer, conversationId);
  expect(thread.messages.map(({ warnings }) => warnings)).toEqual([[], [], ["money"], ["money"]]);
  const back = await requireThread(platform, recruiter.viewer, conversationId);
  expect(back.messages.flatMap(({ warnings }) => warnings)).toEqual([]);
  const cases = await db
    .select()
    .from(conversationReports)
    .where(eq(conversationReports.conversationId, conversationId));
  expect(cases).toMatchObject([
    { reporterId: null, reportedId: recruiter.viewer.id },
    { reporterId: null, reportedId: recruiter.viewer.id, evidence: "Now: Any gift card will do." },
  ]);
  expect(cases[0]?.evidence).toContain("Senior: Which bank account do you need?");
  // Kept twice, written about once.
  const told = await db.select().from(mails).where(eq(mails.toAddress, "help@seasoned.example"));
  const about = told.filter(({ textBody }) => cases.some(({ id }) => textBody.includes(id)));
  expect(about.map(({ subject }) => subject)).toEqual([`Conversation noticed: ${recruiter.viewer.name}`]);
  expect(about[0]?.textBody).toContain("Now: Pay the fee with a gift card.");
});

test("words that were changed or taken back are in a report, in nothing else, and for sixty days", async () => {
  platform.clock.set("2026-11-20T12:00:00Z");
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await send(senior, conversationId);
  const changed = await send(recruiter, conversationId, "Wire me the deposit.");
  const change = { conversationId, messageId: changed.id };
  await editMessage(platform, recruiter.viewer, { ...change, content: "Good morning." });
  await editMessage(platform, recruiter.viewer, { ...change, content: "Good morning to you." });
  const gone = await send(recruiter, conversationId, "Tell nobody of it.");
  await removeMessage(platform, recruiter.viewer, { conversationId, messageId: gone.id });
  const seen = JSON.stringify([
    await requireThread(platform, senior.viewer, conversationId),
    await requireThread(platform, recruiter.viewer, conversationId),
    await listConversations(db, senior.viewer),
  ]);
  expect(seen).not.toContain("Wire me");
  expect(seen).not.toContain("Tell nobody");
  const evidence = async () => {
    await reportConversation(platform, senior.viewer, { conversationId, reason: "They asked for money." });
    const rows = await db
      .select()
      .from(conversationReports)
      .where(eq(conversationReports.reporterId, senior.viewer.id))
      .orderBy(conversationReports.id);
    return rows.at(-1)?.evidence.split("\n");
  };
  const after = ["Recruiter: Good morning to you.", "Recruiter: (removed)"];
  expect((await evidence())?.slice(2)).toEqual([
    "Recruiter, changed later: Wire me the deposit.",
    "Recruiter, changed later: Good morning.",
    after[0],
    "Recruiter, removed later: Tell nobody of it.",
    after[1],
  ]);
  platform.clock.set("2027-01-19T12:00:00Z");
  await forgetOldEvidence(platform);
  expect(await evidence()).toContain("Recruiter, removed later: Tell nobody of it.");
  platform.clock.set("2027-01-19T12:00:01Z");
  await forgetOldEvidence(platform);
  expect((await evidence())?.slice(2)).toEqual(after);
  platform.clock.set("2026-11-20T12:00:00Z");
});

test("one message is changed at most twenty times", async () => {
  const { recruiter, conversationId } = await aConversation(platform);
  const { messages: written } = await requireThread(platform, recruiter.viewer, conversationId);
  const change = { conversationId, messageId: written[0]?.id ?? "" };
  for (let times = 0; times < 20; times += 1)
    await editMessage(platform, recruiter.viewer, { ...change, content: `No. ${times}` });
  expect(await codeOf(editMessage(platform, recruiter.viewer, { ...change, content: "Once more" }))).toBe(
    "too-many-requests",
  );
});

test("a case is kept for two years", async () => {
  const { senior, conversationId } = await aConversation(platform);
  await reportConversation(platform, senior.viewer, { conversationId, reason: "They ask for money." });
  const kept = () => db.$count(conversationReports, eq(conversationReports.conversationId, conversationId));
  const now = platform.clock.now();
  platform.clock.set(new Date(now.getTime() + 730 * 24 * 3_600_000).toISOString());
  await forgetOldEvidence(platform);
  expect(await kept()).toBe(1);
  platform.clock.set(new Date(now.getTime() + 731 * 24 * 3_600_000).toISOString());
  await forgetOldEvidence(platform);
  expect(await kept()).toBe(0);
  platform.clock.set(now.toISOString());
});

test("a new recruiter begins at most twenty conversations a day", async () => {
  const recruiter = await aRecruiter(platform);
  const codes: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    codes.push(await codeOf(first(recruiter, { personId: senior.viewer.id })));
  }
  expect(codes.slice(0, 20).every((code) => code === "done")).toBe(true);
  expect(codes[20]).toBe("too-many-requests");
  expect((await listConversations(db, recruiter.viewer)).rows).toHaveLength(20);
});

test("others begin more conversations a day, and not without end", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const month = new Date(platform.clock.now().getTime() - 31 * 24 * 3_600_000);
  await db.update(users).set({ createdAt: month }).where(eq(users.id, recruiter.viewer.id));
  const begun = async (person: Person, count: number) => {
    const windowEndsAt = new Date(platform.clock.now().getTime() + 1_000);
    await db.insert(rateLimits).values({ key: `conversations:${person.viewer.id}`, count, windowEndsAt });
  };
  await begun(recruiter, 99);
  await begun(senior, 49);
  const codes: string[] = [];
  for (let index = 0; index < 2; index += 1) {
    const other = await aSenior(platform);
    await aProfile(platform, { of: other.viewer });
    codes.push(await codeOf(first(recruiter, { personId: other.viewer.id })));
    const job = await aJob(platform, { by: (await aRecruiter(platform)).viewer });
    codes.push(await codeOf(first(senior, { jobId: job.id })));
  }
  expect(codes).toEqual(["done", "done", "too-many-requests", "too-many-requests"]);
});

test("an interview and its message happen together or not at all", async () => {
  const { recruiter, senior, application, job } = await anApplicant(platform);
  const move = (
    from: "pending" | "reviewing" | "interview",
    to: "reviewing" | "interview" | "offered",
    content: string,
  ) =>
    moveWithMessage(platform, recruiter.viewer, {
      applicationId: application.id,
      from,
      to,
      content,
      submissionKey: randomUUID(),
    });
  await move("pending", "reviewing", "I am reading your application.");
  const { message } = await move("reviewing", "interview", "Would Wednesday at ten suit you?");
  expect(await textsOf(message.conversationId)).toEqual([
    "I am reading your application.",
    "Would Wednesday at ten suit you?",
  ]);
  expect((await listConversations(db, senior.viewer)).rows[0]?.subject?.id).toBe(job.id);
  await blockPerson(platform, senior.viewer, { conversationId: message.conversationId });
  expect(await codeOf(move("interview", "offered", "You have the job."))).toBe("messages-blocked");
  expect(await codeOf(move("reviewing", "offered", "Again"))).toBe("illegal-move");
  const [row] = await db.select().from(applications).where(eq(applications.id, application.id));
  expect(row?.status).toBe("interview");
});

test("search finds names by any part, without case, and nothing by wildcards", async () => {
  const recruiter = await aRecruiter(platform);
  for (const lastName of ["Quill", "Oakhurst", "50% Smith"]) {
    const senior = await aSenior(platform, { lastName });
    await aConversation(platform, { recruiter, senior });
  }
  const found = async (search: string) =>
    (await listConversations(db, recruiter.viewer, { search })).rows.map(({ counterpart }) => counterpart.name);
  expect(await found("OAK")).toEqual(["Harriet Oakhurst"]);
  expect(await found("%")).toEqual(["Harriet 50% Smith"]);
  expect(await found("_")).toEqual([]);
  expect(await found("harriet")).toHaveLength(3);
});

test("a long conversation comes in steps of fifty, each message once and in order", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  for (let index = 2; index <= 120; index += 1)
    await send(index % 2 ? recruiter : senior, conversationId, `No. ${index}`);
  const newest = await requireThread(platform, senior.viewer, conversationId);
  expect(newest.messages.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, i) => i + 71));
  expect(newest.earlierFrom).toBe(21);
  const more = await requireThread(platform, senior.viewer, conversationId, { from: 21 });
  expect(more.messages.map(({ position }) => position)).toEqual(Array.from({ length: 100 }, (_, i) => i + 21));
  const all = await requireThread(platform, senior.viewer, conversationId, { from: 1 });
  expect([all.messages.length, all.earlierFrom]).toEqual([120, null]);
});

test("2,500 messages are read back to the first and on to the newest, never more than 200 at a time", async () => {
  const conversation = await aConversation(platform);
  const { senior, conversationId } = conversation;
  await lengthen(platform, conversation, 2_500);
  async function positionsFrom(from: number | null) {
    const thread = await requireThread(platform, senior.viewer, conversationId, { from });
    const positions = thread.messages.map(({ position }) => position);
    // Each window is whole and in order, and says where the newest stands.
    expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));
    expect(positions.length).toBeLessThanOrEqual(200);
    expect(thread.newest).toEqual({ position: 2_500, isOwn: false });
    return { ...thread, positions };
  }
  const seen = new Set<number>();
  let window = await positionsFrom(null);
  expect([window.positions[0], window.positions.at(-1), window.laterFrom]).toEqual([2_451, 2_500, null]);
  for (; window.earlierFrom !== null; window = await positionsFrom(window.earlierFrom)) {
    for (const position of window.positions) seen.add(position);
  }
  expect([window.positions[0], window.positions.at(-1)]).toEqual([1, 200]);
  for (; window.laterFrom !== null; window = await positionsFrom(window.laterFrom)) {
    for (const position of window.positions) seen.add(position);
  }
  expect([window.positions.at(-1), seen.size]).toEqual([2_500, 2_500]);
  // An address that names what is not there yet shows the newest.
  expect((await positionsFrom(9_999)).positions[0]).toBe(2_451);
});
