import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { conversationReports, conversations, messageOriginals, messages } from "#app/db/schema/messaging.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { caseMail } from "./emails.server.ts";
import { CASES_KEPT_DAYS, ORIGINALS_KEPT_DAYS } from "./rules.ts";

const EVIDENCE_MESSAGES = 50;

type NewCase = {
  conversationId: string;
  /** Null if the product detected it. */
  reporter: Viewer | null;
  reportedId: string;
  reason: string;
  /** The message that is just being sent. */
  newestLine?: string;
};

/**
 * Opens a case about a conversation with a copy of its last messages, including the original words of changed and
 * removed ones, and emails it to the support team. Cases that the product detects are emailed once per conversation;
 * later detections there are stored as one line.
 */
export async function openCase(platform: Platform, tx: Database, found: NewCase): Promise<void> {
  const { conversationId, reporter, reportedId, reason, newestLine } = found;
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const isKnown = reporter === null && (await wasNoticed(tx, conversationId));
  const lines = isKnown && newestLine !== undefined ? [] : await listEvidence(tx, conversationId);
  const evidence = newestLine === undefined ? lines : [...lines, newestLine];
  await tx.insert(conversationReports).values({
    id,
    conversationId,
    reporterId: reporter?.id ?? null,
    reportedId,
    reason,
    evidence: evidence.join("\n"),
    createdAt: now,
  });
  if (isKnown) return;
  const [reported] = await tx.select({ name: users.name }).from(users).where(eq(users.id, reportedId));
  await queueMail(platform, tx, {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    ...(reporter ? { replyTo: reporter.email } : {}),
    ...caseMail({ id, reporter, reported: reported?.name ?? "Unknown User", reason, evidence }),
  });
}

async function wasNoticed(tx: Database, conversationId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: conversationReports.id })
    .from(conversationReports)
    .where(and(eq(conversationReports.conversationId, conversationId), isNull(conversationReports.reporterId)))
    .limit(1);
  return row !== undefined;
}

/** Returns the last messages as plain lines, each after its original words. */
async function listEvidence(tx: Database, conversationId: string): Promise<string[]> {
  const last = await tx
    .select({
      id: messages.id,
      isSenior: sql<boolean>`${messages.senderId} = ${conversations.seniorId}`,
      content: messages.content,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.conversationId, conversationId))
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
  return last.toReversed().flatMap(({ id, isSenior, content }) => {
    const who = isSenior ? "Senior" : "Recruiter";
    const said = before.filter(({ messageId }) => messageId === id);
    const gone = content === "" ? "removed" : "changed";
    return [...said.map((one) => `${who}, ${gone} later: ${one.content}`), `${who}: ${content || "(removed)"}`];
  });
}

/** Deletes the original words of changed and removed messages after 60 days, and cases after two years. */
export async function forgetOldEvidence({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.delete(messageOriginals).where(lt(messageOriginals.changedAt, daysAgo(ORIGINALS_KEPT_DAYS)));
  await db.delete(conversationReports).where(lt(conversationReports.createdAt, daysAgo(CASES_KEPT_DAYS)));
}
