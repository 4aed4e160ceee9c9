import { randomUUID } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { countNewNotifications } from "#app/features/notifications/queries.server.ts";
import { changeStatusWithMessage } from "#app/features/status-changes/with-message.server.ts";
import type { LiveEvent } from "#app/platform/recent-events.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aConversation, textsOf, writersOf } from "#test/messages.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeOf } from "#test/refusals.ts";
import { aReportBy } from "#test/reports.ts";
import { rounds } from "#test/thoroughness.ts";
import { reportConversation } from "./commands-cases.server.ts";
import { editMessage, removeMessage } from "./commands-changes.server.ts";
import { archiveConversation, blockPerson, unarchiveConversation, unblockPerson } from "./commands-people.server.ts";
import { markRead } from "./commands-read.server.ts";
import { countUnreadMessages, listConversations } from "./queries.server.ts";
import { requireThread } from "./queries-thread.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { send } = writersOf(platform);
const NOBODY = "00000000-0000-7000-8000-000000000000";

async function unreadRows(person: Person): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.recipientId, person.viewer.id), isNull(messages.readAt)));
  return row?.count ?? 0;
}

// Clauses 3-11, 7.2-18.
test("a message arrives at once, with one notification for all unread ones", async () => {
  const { recruiter, senior, job, conversationId } = await aConversation(platform);
  const heard: LiveEvent[] = [];
  const receive = (event: LiveEvent) => heard.push(event);
  const stop = [senior, recruiter].map(({ viewer }) =>
    platform.live.subscribe({ userId: viewer.id, receive, close: () => {} }),
  );
  await send(senior, conversationId, "Any day but Thursday.");
  await send(senior, conversationId, "Mornings are best.");
  // The live event of the first message may still be pending.
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
  const notified = await db
    .select({ title: notifications.title, href: notifications.href })
    .from(notifications)
    .where(and(eq(notifications.userId, recruiter.viewer.id), eq(notifications.kind, "message")));
  expect(notified).toEqual([
    { title: "New message from Harriet Quill", href: `/recruiter/messages?conversation=${conversationId}` },
  ]);
});

// Clauses 3-12, 7.2-19.
test("parallel reading and writing never mark an unseen message as read", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Here I am.");
  for (let round = 0; round < rounds(200, 30); round += 1) {
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
    const count = await countNewNotifications(db, senior.viewer.id);
    expect(count).toBeGreaterThan(0);
  }
});

test("the same form again makes one message, and other words are refused", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const key = randomUUID();
  const [one, two] = await Promise.all([
    send(senior, conversationId, "Gladly.", key),
    send(senior, conversationId, "Gladly.", key),
  ]);
  expect(two).toEqual(one);
  expect(await send(senior, conversationId, "Gladly.", key)).toEqual(one);
  expect(await codeOf(send(senior, conversationId, "Not at all.", key))).toBe("form-already-sent");
  expect(await textsOf(platform, conversationId)).toEqual(["Would you have an hour next week?", "Gladly."]);
  const other = await aConversation(platform, { senior });
  expect(await codeOf(send(senior, other.conversationId, "Gladly.", key))).toBe("form-already-sent");
  expect(await textsOf(platform, other.conversationId)).toHaveLength(1);
});

// Clauses 6-7.
test("no one else reads, writes, marks, changes, or reports", async () => {
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
        reportConversation(platform, stranger.viewer, { ...which, ...aReportBy(stranger.viewer) }),
      ];
      expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => "not-found"));
    }
  }
  // Even the two cannot edit each other's words.
  expect(await codeOf(editMessage(platform, recruiter.viewer, { conversationId, messageId, content: "No" }))).toBe(
    "not-found",
  );
  expect(await db.select().from(messages).where(eq(messages.conversationId, conversationId))).toEqual(before);
});

test("a message can be changed or removed within fifteen minutes only", async () => {
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
  expect((await textsOf(platform, conversationId)).slice(1)).toEqual(["Wednesday at ten.", ""]);
});

test("notifications follow a message that is changed or removed", async () => {
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

test("removing the only unread message removes its notification", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const before = await countNewNotifications(db, recruiter.viewer.id);
  const { id: messageId } = await send(senior, conversationId);
  expect(await countNewNotifications(db, recruiter.viewer.id)).toBe(before + 1);
  await removeMessage(platform, senior.viewer, { conversationId, messageId });
  expect(await countNewNotifications(db, recruiter.viewer.id)).toBe(before);
});

test("one message can be changed at most twenty times", async () => {
  const { recruiter, conversationId } = await aConversation(platform);
  const { messages: written } = await requireThread(platform, recruiter.viewer, conversationId);
  const change = { conversationId, messageId: written[0]?.id ?? "" };
  for (let times = 0; times < 20; times += 1)
    await editMessage(platform, recruiter.viewer, { ...change, content: `No. ${times}` });
  expect(await codeOf(editMessage(platform, recruiter.viewer, { ...change, content: "Once more" }))).toBe(
    "too-many-requests",
  );
});

// Clauses D71.
test("an interview and its message are stored together or not at all", async () => {
  const { recruiter, senior, id, job } = await anApplicant(platform);
  const move = (
    from: "pending" | "reviewing" | "interview",
    to: "reviewing" | "interview" | "offered",
    content: string,
  ) =>
    changeStatusWithMessage(platform, recruiter.viewer, {
      applicationId: id,
      from,
      to,
      content,
      submissionKey: randomUUID(),
    });
  await move("pending", "reviewing", "I am reading your application.");
  const { message } = await move("reviewing", "interview", "Would Wednesday at ten suit you?");
  expect(await textsOf(platform, message.conversationId)).toEqual([
    "I am reading your application.",
    "Would Wednesday at ten suit you?",
  ]);
  expect((await listConversations(db, senior.viewer)).rows[0]?.subject?.id).toBe(job.id);
  await blockPerson(platform, senior.viewer, { conversationId: message.conversationId });
  expect(await codeOf(move("interview", "offered", "You have the job."))).toBe("messages-blocked");
  expect(await codeOf(move("reviewing", "offered", "Again"))).toBe("illegal-move");
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  expect(row?.status).toBe("interview");
});
