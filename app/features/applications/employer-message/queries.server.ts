import { and, asc, eq, gte, isNull } from "drizzle-orm";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { ApplicationDetails } from "../details.ts";
import type { EmployerMessage } from "./rules.ts";

/**
 * Returns the employer's message that came with the current interview or offer of a person's own application; null for
 * any other status, and if there was none or it was removed. A message with signs of a scam is not quoted, because its
 * warning is in the conversation.
 */
export async function findEmployerMessage(
  { db, env }: Pick<Platform, "db" | "env">,
  applicantId: string,
  { status, jobId, events }: Pick<ApplicationDetails, "status" | "jobId" | "events">,
): Promise<EmployerMessage | null> {
  const told = events.findLast((event) => event.status === status);
  if (!told || (status !== "interview" && status !== "offered")) return null;
  const isByEmployer = eq(messages.senderId, conversations.recruiterId);
  const [row] = await db
    .select({ conversationId: conversations.id, content: messages.content })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), isByEmployer))
    .where(
      and(
        eq(conversations.seniorId, applicantId),
        eq(conversations.jobId, jobId),
        gte(messages.createdAt, told.at),
        isNull(messages.removedAt),
      ),
    )
    .orderBy(asc(messages.position))
    .limit(1);
  if (!row) return null;
  const isSuspicious = warningsIn(row.content, new URL(env.appUrl).host).length > 0;
  return { conversationId: row.conversationId, quote: isSuspicious ? null : row.content };
}
