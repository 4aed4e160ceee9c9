import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companyProofs } from "#app/db/schema/companies.ts";
import { files } from "#app/db/schema/files.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobFollowers } from "#app/db/schema/job-followers.ts";
import { importedJobs, jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, heldMessages, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { PICTURE_KINDS } from "#app/domain/files.ts";
import { endFollowing } from "#app/features/jobs/followers.server.ts";
import { BEGUN_BY_ANOTHER } from "./labels.ts";

/** Who looks after something, and who will. */
type Pass = { fromId: string; toId: string };

/**
 * Hands a job over, with its conversations and what its responsible person was told about it. Returns false if
 * `fromId` is no longer responsible for it. Call it in a transaction that has locked both memberships.
 */
export async function passJob(tx: Database, jobId: string, pass: Pass): Promise<boolean> {
  const [passed] = await tx
    .update(jobs)
    .set({ responsibleId: pass.toId })
    .where(and(eq(jobs.id, jobId), eq(jobs.responsibleId, pass.fromId)))
    .returning({ id: jobs.id });
  if (!passed) return false;
  await endFollowing(tx, pass.toId, eq(jobFollowers.jobId, jobId));
  await passConversations(tx, eq(conversations.jobId, jobId), pass);
  await passNotifications(tx, sql`position(${jobId} in ${notifications.href}) > 0`, pass);
  return true;
}

/**
 * Hands over everything that a person looks after in their company: jobs, conversations, changes and messages on hold,
 * candidate searches, imports and feeds, notifications, the company's logo. Returns how many jobs. What their suspension took away stays
 * with them. Call it in a transaction that has locked both memberships.
 */
export async function passEverything(tx: Database, pass: Pass): Promise<number> {
  const { fromId, toId } = pass;
  const isTheirs = eq(jobs.responsibleId, fromId);
  await endFollowing(tx, toId, inArray(jobFollowers.jobId, tx.select({ id: jobs.id }).from(jobs).where(isTheirs)));
  const passed = await tx
    .update(jobs)
    .set({ responsibleId: toId })
    .where(and(isTheirs, or(ne(jobs.status, "suspended"), isNotSuspended(jobs.responsibleId))))
    .returning({ id: jobs.id });
  await passConversations(tx, undefined, pass);
  await tx.update(heldStatusChanges).set({ actorId: toId }).where(eq(heldStatusChanges.actorId, fromId));
  await passSearches(tx, pass);
  await passImports(tx, pass);
  const isWork = sql`${notifications.href} ~ '^/recruiter/(applications|messages|manage-jobs|candidates)'`;
  await passNotifications(tx, isWork, pass);
  await passLogo(tx, pass);
  // The address that proved the company is the person's own.
  await tx.update(companyProofs).set({ email: null }).where(eq(companyProofs.userId, fromId));
  return passed.length;
}

async function passConversations(tx: Database, which: SQL | undefined, { fromId, toId }: Pass): Promise<void> {
  const moved = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.recruiterId, fromId), which));
  await tx
    .update(messages)
    .set({ recipientId: toId })
    .where(and(inArray(messages.conversationId, moved), eq(messages.recipientId, fromId)));
  await passHeldMessages(tx, moved, { fromId, toId });
  // Whom they blocked, and who blocked them, stays blocked in these conversations.
  const seniors = sql`select ${conversations.seniorId} from ${conversations} where ${conversations.id} in (${moved})`;
  await tx.execute(sql`
    insert into ${messageBlocks} (blocker_id, blocked_id, created_at)
    select case when blocker_id = ${fromId} then ${toId}::uuid else blocker_id end,
      case when blocked_id = ${fromId} then ${toId}::uuid else blocked_id end, created_at
    from ${messageBlocks}
    where (blocker_id = ${fromId} and blocked_id in (${seniors})) or (blocked_id = ${fromId} and blocker_id in (${seniors}))
    on conflict do nothing`);
  await tx.execute(sql`
    update conversations set recruiter_id = ${toId}::uuid,
      -- If the colleague has a conversation with the same person about the same job, both stay; a new one continues theirs.
      subject_key = case when exists (
        select from conversations own where own.senior_id = conversations.senior_id
          and own.recruiter_id = ${toId} and own.subject_key = conversations.subject_key)
        then conversations.id else conversations.subject_key end
    where id in (${moved})`);
}

/**
 * A message that waits for a moderator goes out under the new name; of two in one conversation, the colleague's stays.
 */
async function passHeldMessages(tx: Database, moved: ReturnType<typeof sql> | object, { fromId, toId }: Pass) {
  const isWaiting = and(
    sql`${heldMessages.conversationId} in (${moved})`,
    eq(heldMessages.senderId, fromId),
    isNull(heldMessages.outcome),
  );
  const hasOwn = sql`exists (select from held_messages own where own.conversation_id = ${heldMessages.conversationId}
    and own.sender_id = ${toId} and own.outcome is null)`;
  await tx.delete(heldMessages).where(and(isWaiting, hasOwn));
  await tx.update(heldMessages).set({ senderId: toId }).where(isWaiting);
}

/** The searches stay with the company, without their emails; one that the colleague has too is enough. */
async function passSearches(tx: Database, { fromId, toId }: Pass): Promise<void> {
  const isTheirs = and(eq(savedSearches.userId, fromId), eq(savedSearches.sought, "candidates"));
  const hasSame = sql`exists (select from saved_searches own where own.user_id = ${toId}
    and own.sought = ${savedSearches.sought} and own.query = ${savedSearches.query})`;
  await tx.delete(savedSearches).where(and(isTheirs, hasSame));
  await tx.update(savedSearches).set({ userId: toId, frequency: "off" }).where(isTheirs);
}

/**
 * Feeds go on under the colleague's name, and their jobs are known to the colleague's imports. An import under way ends,
 * because its author may no longer post for the company.
 */
async function passImports(tx: Database, { fromId, toId }: Pass): Promise<void> {
  const isUnderWay = inArray(jobImports.status, ["reading", "checking", "posting"]);
  const theirs = eq(jobImports.userId, fromId);
  await tx.update(jobImports).set({ status: "failed", problem: BEGUN_BY_ANOTHER }).where(and(theirs, isUnderWay));
  await tx.update(jobImports).set({ userId: toId }).where(theirs);
  const hasFeed = sql`exists (select from job_feeds own where own.user_id = ${toId} and own.url = ${jobFeeds.url})`;
  await tx.delete(jobFeeds).where(and(eq(jobFeeds.userId, fromId), hasFeed));
  await tx.update(jobFeeds).set({ userId: toId }).where(eq(jobFeeds.userId, fromId));
  const hasJob = sql`exists (select from imported_jobs own where own.user_id = ${toId}
    and own.source = ${importedJobs.source} and own.source_id = ${importedJobs.sourceId})`;
  await tx.delete(importedJobs).where(and(eq(importedJobs.userId, fromId), hasJob));
  await tx.update(importedJobs).set({ userId: toId }).where(eq(importedJobs.userId, fromId));
}

/** A person has one logo file, and one for each picture: of the two, the one that the company shows stays. */
async function passLogo(tx: Database, { fromId, toId }: Pass): Promise<void> {
  const isShown = sql`(exists (select from companies where companies.logo_url = '/logos/' || ${files.id})
    or exists (select from company_pictures where company_pictures.url = '/logos/' || ${files.id}))`;
  const isOfCompany = inArray(files.kind, ["logo", ...PICTURE_KINDS]);
  await tx.delete(files).where(and(isOfCompany, inArray(files.ownerId, [fromId, toId]), sql`not ${isShown}`));
  await tx
    .update(files)
    .set({ ownerId: toId })
    .where(and(isOfCompany, eq(files.ownerId, fromId)));
}

async function passNotifications(tx: Database, which: SQL, { fromId, toId }: Pass): Promise<void> {
  await tx
    .update(notifications)
    .set({ userId: toId })
    .where(and(eq(notifications.userId, fromId), which));
}
