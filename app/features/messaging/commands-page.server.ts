import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { sendMessage } from "./commands.server.ts";
import { editMessage, removeMessage } from "./commands-changes.server.ts";
import {
  archiveConversation,
  blockPerson,
  chooseEnterKey,
  unarchiveConversation,
  unblockPerson,
} from "./commands-people.server.ts";
import { markRead } from "./commands-read.server.ts";
import { requireThread } from "./queries-thread.server.ts";
import { firstUnread, type MessagesDone } from "./rules.ts";
import type { MessagesInput } from "./schema.ts";

/** Handles a form of the messages page and returns the result. Throws what the commands throw. */
export async function handleMessagesIntent(
  platform: Platform,
  viewer: Viewer,
  input: MessagesInput,
): Promise<MessagesDone> {
  switch (input.intent) {
    case "send": {
      const { conversationId, isHeld } = await sendMessage(platform, viewer, input);
      if (isHeld) return { done: "held", conversationId, submissionKey: input.submissionKey };
      return { done: "send", conversationId, submissionKey: input.submissionKey };
    }
    case "enter-key":
      await chooseEnterKey(platform, viewer, input);
      return { done: "enter-key" };
    case "read":
      await markRead(platform, viewer, input);
      break;
    case "edit":
      await editMessage(platform, viewer, input);
      break;
    case "remove":
      await removeMessage(platform, viewer, input);
      break;
    case "archive":
      await archiveConversation(platform, viewer, input);
      break;
    case "unarchive":
      await unarchiveConversation(platform, viewer, input);
      break;
    case "block":
      await blockPerson(platform, viewer, input);
      break;
    case "unblock":
      await unblockPerson(platform, viewer, input);
      break;
  }
  return { done: input.intent, conversationId: input.conversationId };
}

/**
 * Marks as read what the page is about to show when a conversation is opened by its address (`from` as for
 * requireThread), and returns the position of the first new message, or null. Throws not-found.
 */
export async function openByAddress(
  platform: Platform,
  viewer: Viewer,
  conversationId: string,
  from: number | null,
): Promise<number | null> {
  const { messages } = await requireThread(platform, viewer, conversationId, { from });
  const newest = messages.at(-1);
  if (newest) await markRead(platform, viewer, { conversationId, upTo: newest.position });
  return firstUnread(messages);
}
