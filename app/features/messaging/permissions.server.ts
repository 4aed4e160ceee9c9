import { and, eq, exists, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Thread, Written } from "./rules.ts";

/** Two people and one of their conversations; null before its first message, which is about `jobId`. */
type Pair = { viewerId: string; otherId: string; conversationId: string | null; jobId: string | null };

/** Who has written to whom, whether one has blocked the other, and whether the other is suspended. */
export type MessagingPermissions = Written & Pick<Thread, "blockedBy" | "isSuspended">;

/**
 * Returns who of two people has written, in one conversation and in all of theirs, and who has blocked whom; if both
 * have, the viewer's own block. Throws not-found once the conversation is gone.
 */
export async function findMessagingPermissions(db: Database, pair: Pair): Promise<MessagingPermissions> {
  const { viewerId, otherId, conversationId, jobId } = pair;
  const one = { one: sql`1` };
  const theirs = alias(conversations, "theirs");
  const isOfTheTwo = or(
    and(eq(theirs.seniorId, viewerId), eq(theirs.recruiterId, otherId)),
    and(eq(theirs.seniorId, otherId), eq(theirs.recruiterId, viewerId)),
  );
  const hasWritten = (senderId: string, where: SQL | undefined) =>
    isThere(
      db
        .select(one)
        .from(theirs)
        .innerJoin(messages, eq(messages.conversationId, theirs.id))
        .where(and(where, eq(messages.senderId, senderId))),
    );
  const isHere = conversationId === null ? sql`false` : eq(theirs.id, conversationId);
  const hasBlocked = (blockerId: string, blockedId: string) =>
    isThere(
      db
        .select(one)
        .from(messageBlocks)
        .where(and(eq(messageBlocks.blockerId, blockerId), eq(messageBlocks.blockedId, blockedId))),
    );
  const appliedFor = (job: SQL | undefined) =>
    isThere(
      db
        .select(one)
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(
          and(
            job,
            eq(applications.applicantId, otherId),
            eq(jobs.createdBy, viewerId),
            ne(applications.status, "withdrawn"),
            eq(applications.hidesName, false),
          ),
        ),
    );
  const verified = db
    .select(one)
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(and(eq(recruiters.userId, viewerId), isNotNull(companies.verifiedAt)));
  const [row] = await db
    .select({
      isThere: conversationId === null ? sql<boolean>`true` : isThere(db.select(one).from(theirs).where(isHere)),
      hasOwn: hasWritten(viewerId, isHere),
      hasTheirs: hasWritten(otherId, isHere),
      hasOwnAnywhere: hasWritten(viewerId, isOfTheTwo),
      hasTheirsAnywhere: hasWritten(otherId, isOfTheTwo),
      isTheirApplication: appliedFor(jobId === null ? sql`false` : eq(applications.jobId, jobId)),
      hasApplied: appliedFor(undefined),
      isVerified: isThere(verified),
      isBlockedByViewer: hasBlocked(viewerId, otherId),
      isBlockedByOther: hasBlocked(otherId, viewerId),
      isSuspended: sql<boolean>`not ${isNotSuspended(sql`${otherId}::uuid`)}`,
    })
    .from(sql`(select 1) as asked`);
  if (!row?.isThere) throw new DomainError("not-found");
  const { isThere: _, isBlockedByViewer, isBlockedByOther, isSuspended, ...written } = row;
  return { ...written, isSuspended, blockedBy: isBlockedByViewer ? "viewer" : isBlockedByOther ? "other" : null };
}

function isThere(query: Parameters<typeof exists>[0]): SQL<boolean> {
  return sql<boolean>`${exists(query)}`;
}
