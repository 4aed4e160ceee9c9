import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { conversations, heldMessages } from "#app/db/schema/messaging.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { DomainError } from "#app/domain-error.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { HeldMessage, HeldMessageRow } from "./rules.ts";

const PAGE = 50;
const senders = alias(users, "senders");

const ROW = {
  id: heldMessages.id,
  senderId: senders.id,
  senderName: senders.name,
  companyName: companies.name,
  warnings: heldMessages.warnings,
  sentAt: heldMessages.createdAt,
};

/**
 * Returns one page of the waiting messages, oldest first, without their words. Throws not-found if
 * the viewer may not decide them.
 */
export async function listHeldMessages(
  db: Database,
  viewer: StaffViewer,
  after: string | null,
): Promise<{ rows: HeldMessageRow[]; nextAfter: string | null }> {
  requirePermission(viewer, "decide cases");
  const found = await db
    .select(ROW)
    .from(heldMessages)
    .innerJoin(senders, eq(senders.id, heldMessages.senderId))
    .leftJoin(recruiters, eq(recruiters.userId, heldMessages.senderId))
    .leftJoin(companies, eq(companies.id, recruiters.companyId))
    // Ids sort by time.
    .where(
      and(
        isNull(heldMessages.outcome),
        isNotSuspended(heldMessages.senderId),
        after ? gt(heldMessages.id, after) : undefined,
      ),
    )
    .orderBy(asc(heldMessages.id))
    .limit(PAGE + 1);
  const rows = found.slice(0, PAGE);
  return { rows, nextAfter: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Returns a waiting message with its words, and records the look. Throws not-found if no such
 * message is waiting or the viewer may not decide it.
 */
export async function lookAtHeldMessage(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  messageId: string,
): Promise<HeldMessage> {
  requirePermission(viewer, "decide cases");
  const [found] = await platform.db
    .select({ ...ROW, content: heldMessages.content, since: senders.createdAt, isBegun: conversations.messageCount })
    .from(heldMessages)
    .innerJoin(conversations, eq(conversations.id, heldMessages.conversationId))
    .innerJoin(senders, eq(senders.id, heldMessages.senderId))
    .leftJoin(recruiters, eq(recruiters.userId, heldMessages.senderId))
    .leftJoin(companies, eq(companies.id, recruiters.companyId))
    .where(
      and(
        eq(heldMessages.id, requireId(messageId)),
        isNull(heldMessages.outcome),
        isNotSuspended(heldMessages.senderId),
      ),
    );
  if (!found) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "message.viewed", subjectId: found.id });
  return { ...found, isBegun: found.isBegun > 0 };
}
