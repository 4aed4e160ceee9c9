import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { openTestDatabase } from "#test/database.ts";
import { aConversation } from "#test/messages.ts";
import type { Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { markRead, removeMessage, sendMessage } from "./commands.server.ts";
import { countUnreadMessages } from "./queries.server.ts";
import { registerMessagingTasks } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
await registerMessagingTasks(platform);
const { db, tasks } = platform;

async function fiveMinutesLater() {
  await db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'created'`);
  await tasks.runDue();
}

async function mailsTo(person: Person) {
  const found = await db.select().from(mails).where(eq(mails.toAddress, person.email)).orderBy(mails.createdAt);
  return found.filter(({ subject }) => subject.includes("message"));
}

function send(by: Person, conversationId: string, content: string) {
  return sendMessage(platform, by.viewer, { conversationId, content, submissionKey: randomUUID() });
}

test("what stays unread for five minutes is told by one mail, once", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Any day but Thursday.");
  const { id: gone } = await send(senior, conversationId, "Not this.");
  await send(senior, conversationId, "<b>Mornings</b> are best.");
  await removeMessage(platform, senior.viewer, { conversationId, messageId: gone });
  await tasks.runDue();
  expect(await mailsTo(recruiter)).toEqual([]);
  await fiveMinutesLater();
  await fiveMinutesLater();
  const [mail, ...others] = await mailsTo(recruiter);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("2 new messages from Harriet Quill");
  expect(mail?.textBody).toContain("Any day but Thursday.");
  expect(mail?.textBody).not.toContain("Not this.");
  expect(mail?.textBody).toContain(`/recruiter/messages?conversation=${conversationId}`);
  expect(mail?.htmlBody).toContain("&lt;b&gt;Mornings&lt;/b&gt;");
  await send(senior, conversationId, "One more thing.");
  await fiveMinutesLater();
  expect((await mailsTo(recruiter)).map(({ subject }) => subject)).toEqual([
    "2 new messages from Harriet Quill",
    "New message from Harriet Quill",
  ]);
});

test("what was read meanwhile is not told by mail", async () => {
  const { senior, conversationId } = await aConversation(platform);
  await markRead(platform, senior.viewer, { conversationId, upTo: 1 });
  await fiveMinutesLater();
  expect(await mailsTo(senior)).toEqual([]);
});

test("somebody who wants no mails gets none, and the message waits all the same", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await db
    .insert(preferences)
    .values({ userId: recruiter.viewer.id, hasEmails: false, updatedAt: platform.clock.now() });
  await send(senior, conversationId, "Gladly.");
  await fiveMinutesLater();
  expect(await mailsTo(recruiter)).toEqual([]);
  expect(await countUnreadMessages(db, recruiter.viewer.id)).toBe(1);
});
