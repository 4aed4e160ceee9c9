import { and, eq, exists, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { Thread, Written } from "./rules.ts";

/**
 * Two people and one of their conversations; null before its first message, which is about `jobId`. `recruiterId` is
 * the recruiter whose conversation it is: for a recruiter, the viewer or a colleague.
 */
type Pair = {
  viewerId: string;
  otherId: string;
  conversationId: string | null;
  jobId: string | null;
  recruiterId: string;
};

/** Who has written to whom, whether one has blocked the other, and whether the other is suspended. */
export type MessagingPermissions = Written & Pick<Thread, "blockedBy" | "isSuspended">;

/**
 * Returns which side of a conversation has written, in this one and in all of the two, and who has blocked whom; if
 * both have, the viewer's own block. Colleagues are one side: what one wrote, all wrote. Throws not-found once the
 * conversation is gone.
 */
export async function findMessagingPermissions(db: Database, pair: Pair): Promise<MessagingPermissions> {
  const { viewerId, otherId, conversationId, jobId, recruiterId } = pair;
  const one = { one: sql`1` };
  const theirs = alias(conversations, "theirs");
  const isOfTheTwo = or(
    and(eq(theirs.seniorId, viewerId), eq(theirs.recruiterId, otherId)),
    and(eq(theirs.seniorId, otherId), mayRead(viewerId, theirs.recruiterId)),
  );
  const isBySenior = sql`(${messages.senderId} = ${theirs.seniorId})`;
  const isViewerSenior = sql`(${theirs.seniorId} = ${viewerId})`;
  const hasWritten = (side: "own" | "theirs", where: SQL | undefined) =>
    isThere(
      db
        .select(one)
        .from(theirs)
        .innerJoin(messages, eq(messages.conversationId, theirs.id))
        .where(
          and(where, side === "own" ? sql`${isBySenior} = ${isViewerSenior}` : sql`${isBySenior} <> ${isViewerSenior}`),
        ),
    );
  const isHere = conversationId === null ? sql`false` : eq(theirs.id, conversationId);
  // A block of a colleague whose conversation it is holds for the viewer too.
  const ownSide = otherId === recruiterId ? [viewerId] : [viewerId, recruiterId];
  const hasBlocked = (blockers: string[], blocked: string[]) =>
    isThere(
      db
        .select(one)
        .from(messageBlocks)
        .where(and(inArray(messageBlocks.blockerId, blockers), inArray(messageBlocks.blockedId, blocked))),
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
            mayRead(viewerId),
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
      hasOwn: hasWritten("own", isHere),
      hasTheirs: hasWritten("theirs", isHere),
      hasOwnAnywhere: hasWritten("own", isOfTheTwo),
      hasTheirsAnywhere: hasWritten("theirs", isOfTheTwo),
      isTheirApplication: appliedFor(jobId === null ? sql`false` : eq(applications.jobId, jobId)),
      isHired: appliedFor(eq(applications.status, "hired")),
      hasApplied: appliedFor(undefined),
      isVerified: isThere(verified),
      isBlockedByViewer: hasBlocked(ownSide, [otherId]),
      isBlockedByOther: hasBlocked([otherId], ownSide),
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
