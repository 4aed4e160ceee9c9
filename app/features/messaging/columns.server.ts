import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { isContactableBy } from "#app/features/profiles/contactability.server.ts";
import { holdsMessageOf } from "./holding.server.ts";
import type { Subject } from "./rules.ts";

/** The viewer's columns of a conversation, and the other side's card; without photo across a block. */
export function sideOf(role: Role, viewerId: string) {
  const { seniorId, recruiterId, seniorArchivedAt, recruiterArchivedAt } = conversations;
  const side =
    role === "senior"
      ? { own: seniorId, other: recruiterId, archivedAt: seniorArchivedAt, card: recruiters }
      : { own: recruiterId, other: seniorId, archivedAt: recruiterArchivedAt, card: profiles };
  const isReachable = isContactableBy(side.other, viewerId);
  return { ...side, photo: sql<string | null>`case when ${isReachable} then ${side.card.photoUrl} end` };
}

/** Joins a conversation's newest message. */
export const isNewestMessage = and(
  eq(messages.conversationId, conversations.id),
  eq(messages.position, conversations.messageCount),
);

/** Whether this person may see a conversation of theirs: there is a message in it, or they wrote one that is held. */
export function isShownTo(db: Database, userId: string): SQL | undefined {
  return or(gt(conversations.messageCount, 0), holdsMessageOf(db, userId));
}

/** Returns the job that a conversation is about; null if it is about none, or was erased. */
export function subjectOf(row: { jobId: string | null; title: string | null; company: string | null }): Subject | null {
  const { jobId, title, company } = row;
  return jobId === null || title === null || company === null ? null : { id: jobId, title, company };
}
