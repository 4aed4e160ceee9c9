import { and, eq, isNull } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { conversationReports } from "#app/db/schema/messaging.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { caseMail } from "./emails.server.ts";
import { listLastLines } from "./queries.server.ts";

const EVIDENCE_MESSAGES = 50;

type NewCase = {
  conversationId: string;
  /** Null when the product itself noticed. */
  reporter: Viewer | null;
  reportedId: string;
  reason: string;
  /** What is being written at this moment. */
  newestLine?: string;
};

/**
 * Keeps what is wrong with a conversation, with a copy of its last messages, and writes to the support team, who read
 * them in that mail. What the product noticed is written about once for each conversation, and kept every time.
 */
export async function openCase(platform: Platform, tx: Database, found: NewCase): Promise<void> {
  const { conversationId, reporter, reportedId, reason, newestLine } = found;
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const lines = await listLastLines(tx, conversationId, { limit: EVIDENCE_MESSAGES });
  const evidence = newestLine === undefined ? lines : [...lines, newestLine];
  const isKnown = reporter === null && (await wasNoticed(tx, conversationId));
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
