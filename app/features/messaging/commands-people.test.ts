import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aConversation, textsOf, writersOf } from "#test/messages.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeOf } from "#test/refusals.ts";
import { editMessage, removeMessage } from "./commands-changes.server.ts";
import {
  archiveConversation,
  blockPerson,
  chooseEnterKey,
  unarchiveConversation,
  unblockPerson,
} from "./commands-people.server.ts";
import { markRead } from "./commands-read.server.ts";
import { listConversations } from "./queries.server.ts";
import { findSendsOnEnter } from "./queries-page.server.ts";
import { requireThread } from "./queries-thread.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { send, first } = writersOf(platform);

test("a blocked person cannot change a message, but can remove it", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  const { id: messageId } = await send(senior, conversationId, "Good morning.");
  await blockPerson(platform, recruiter.viewer, { conversationId });
  const change = { conversationId, messageId };
  expect(await codeOf(editMessage(platform, senior.viewer, { ...change, content: "Mind this!" }))).toBe(
    "messages-blocked",
  );
  expect((await textsOf(platform, conversationId)).at(-1)).toBe("Good morning.");
  await removeMessage(platform, senior.viewer, change);
  expect((await textsOf(platform, conversationId)).at(-1)).toBe("");
});

test("a block stops both in all their conversations, and only its author ends it", async () => {
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

test("an archived conversation returns with the next message", async () => {
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

test("the Enter setting is stored with the account, for this person only", async () => {
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
