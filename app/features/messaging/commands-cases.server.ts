import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import type { Evidence } from "#app/db/schema/cases.ts";
import { conversations, messageBlocks, messageOriginals, messages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { addReport, type Reporter } from "#app/features/cases/commands.server.ts";
import type { Problem } from "#app/features/cases/rules.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { lockOwnConversation } from "./commands-open.server.ts";
import { ORIGINALS_KEPT_DAYS } from "./rules.ts";

const EVIDENCE_MESSAGES = 50;
/** How many messages before and after a reported one are stored with it. */
const AROUND = 5;

/** The problem that a person describes, and their identity for counting reports. */
export type PersonReport = Problem & { reporter: Reporter };

/**
 * Reports a conversation with a copy of its last messages, including their text before they were
 * changed or removed, and blocks the other person, who is not notified. Throws not-found.
 */
export async function reportConversation(
  platform: Platform,
  viewer: Viewer,
  { conversationId, ...report }: PersonReport & { conversationId: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id, otherId } = await lockOwnConversation(tx, viewer, conversationId);
    const evidence = { facts: [], lines: await listEvidence(tx, id, undefined) };
    await addReport(platform, tx, {
      kind: "conversation",
      subjectId: id,
      title: await nameOf(tx, otherId),
      aboutId: otherId,
      evidence,
      ...report,
    });
    await block(platform, tx, viewer, otherId, id);
  });
}

/**
 * Reports one message of the other person, with only the messages around it, and blocks that
 * person. Throws not-found, also for the viewer's own message.
 */
export async function reportMessage(
  platform: Platform,
  viewer: Viewer,
  { messageId, ...report }: PersonReport & { messageId: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { conversationId } = await requireReceived(tx, viewer, messageId);
    const { id, otherId } = await lockOwnConversation(tx, viewer, conversationId);
    const { position } = await requireReceived(tx, viewer, messageId);
    const isNear = and(gte(messages.position, position - AROUND), lte(messages.position, position + AROUND));
    const evidence: Evidence = { facts: [], lines: await listEvidence(tx, id, isNear, position) };
    await addReport(platform, tx, {
      kind: "message",
      subjectId: messageId,
      title: await nameOf(tx, otherId),
      aboutId: otherId,
      evidence,
      ...report,
    });
    await block(platform, tx, viewer, otherId, id);
  });
}

/** Returns a message that the viewer received. Throws not-found for any other. */
export async function requireReceived(db: Database, viewer: Pick<Viewer, "id">, messageId: string) {
  const [message] = await db
    .select({ conversationId: messages.conversationId, position: messages.position, senderName: users.name })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.id, requireId(messageId)), eq(messages.recipientId, viewer.id)));
  if (!message) throw new DomainError("not-found");
  return message;
}

/**
 * Reports what the product noticed in a conversation when a recruiter wrote `newest`, with its last
 * messages.
 */
export async function noticeConversation(
  platform: Platform,
  tx: Database,
  by: Viewer,
  { conversationId, words, newest }: { conversationId: string; words: string; newest: string },
): Promise<void> {
  const lines = await listEvidence(tx, conversationId, undefined);
  await addReport(platform, tx, {
    kind: "conversation",
    subjectId: conversationId,
    title: by.name,
    aboutId: by.id,
    reason: "noticed",
    words,
    evidence: { facts: [], lines: [...lines, `Now: ${newest}`] },
    reporter: null,
  });
}

async function nameOf(tx: Database, userId: string): Promise<string> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return person?.name ?? "Unknown User";
}

async function block(platform: Platform, tx: Database, viewer: Viewer, otherId: string, conversationId: string) {
  await tx
    .insert(messageBlocks)
    .values({ blockerId: viewer.id, blockedId: otherId, createdAt: platform.clock.now() })
    .onConflictDoNothing();
  for (const userId of [viewer.id, otherId]) await publishLive(tx, { userId, topic: "read", id: conversationId });
}

/**
 * Returns the last messages as plain lines, each after its earlier texts; the one at `reported` is
 * marked.
 */
async function listEvidence(
  tx: Database,
  conversationId: string,
  which: SQL | undefined,
  reported: number | null = null,
): Promise<string[]> {
  const last = await tx
    .select({
      id: messages.id,
      position: messages.position,
      isSenior: sql<boolean>`${messages.senderId} = ${conversations.seniorId}`,
      content: messages.content,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.conversationId, conversationId), which))
    .orderBy(desc(messages.position))
    .limit(EVIDENCE_MESSAGES);
  const ids = last.map(({ id }) => id);
  const before =
    ids.length > 0
      ? await tx
          .select({ messageId: messageOriginals.messageId, content: messageOriginals.content })
          .from(messageOriginals)
          .where(inArray(messageOriginals.messageId, ids))
          .orderBy(asc(messageOriginals.id))
      : [];
  return last.toReversed().flatMap(({ id, position, isSenior, content }) => {
    const who = `${position === reported ? "Reported: " : ""}${isSenior ? "Senior" : "Recruiter"}`;
    const said = before.filter(({ messageId }) => messageId === id);
    const gone = content === "" ? "removed" : "changed";
    return [...said.map((one) => `${who}, ${gone} later: ${one.content}`), `${who}: ${content || "(removed)"}`];
  });
}

/** Deletes the original words of changed and removed messages after 60 days. */
export async function forgetOldOriginals({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const since = new Date(clock.now().getTime() - ORIGINALS_KEPT_DAYS * DAY_MS);
  await db.delete(messageOriginals).where(lt(messageOriginals.changedAt, since));
}
