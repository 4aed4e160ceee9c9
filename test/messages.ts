import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { anApplicant } from "./applications.ts";
import type { Person } from "./people.ts";

/** Creates a conversation that the recruiter started with one message. */
export async function aConversation(platform: Platform, said: { recruiter?: Person; senior?: Person } = {}) {
  const { id: applicationId, ...people } = await anApplicant(platform, said);
  const { recruiter, senior, job } = people;
  const { conversationId } = await sendMessage(platform, recruiter.viewer, {
    jobId: job.id,
    personId: senior.viewer.id,
    content: "Would you have an hour next week?",
    submissionKey: randomUUID(),
  });
  return { ...people, applicationId, conversationId };
}

/** Short functions for sending messages in a test. */
export function writersOf(platform: Platform) {
  return {
    /** One more message in a conversation. */
    send(by: Person, conversationId: string, content = "Gladly.", submissionKey: string = randomUUID()) {
      return sendMessage(platform, by.viewer, { conversationId, content, submissionKey });
    },
    /** The first message about a job or to a person. */
    first(by: Person, to: { jobId?: string; personId?: string }, content = "Good morning.") {
      return sendMessage(platform, by.viewer, { ...to, content, submissionKey: randomUUID() });
    },
  };
}

/** What a conversation says, in its order. */
export async function textsOf({ db }: Platform, conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ content: messages.content })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(messages.position);
  return rows.map(({ content }) => content);
}

type Long = { senior: Person; recruiter: Person; conversationId: string };

/** Lengthens a conversation of one message to this many, "No. 2" and so on, all read, directly in the tables. */
export async function lengthen(platform: Platform, { senior, recruiter, conversationId }: Long, length: number) {
  const { db, clock, ids } = platform;
  const now = clock.now();
  const rows = Array.from({ length: length - 1 }, (_, index) => {
    const position = index + 2;
    const [from, to] = position % 3 === 0 ? [senior, recruiter] : [recruiter, senior];
    return {
      id: ids.next(now),
      conversationId,
      position,
      senderId: from.viewer.id,
      recipientId: to.viewer.id,
      content: `No. ${position}`,
      submissionKey: randomUUID(),
      createdAt: now,
      readAt: now,
    };
  });
  for (let from = 0; from < rows.length; from += 500) await db.insert(messages).values(rows.slice(from, from + 500));
  await db.update(conversations).set({ messageCount: length }).where(eq(conversations.id, conversationId));
}
