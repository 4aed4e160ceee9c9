import { and, eq, exists, inArray, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { files } from "#app/db/schema/files.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { dataRequests, legalHolds } from "#app/db/schema/legal.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { conversations, messageOriginals, messages } from "#app/db/schema/messaging.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { removedJobs } from "#app/db/schema/removed-jobs.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { endSessions } from "#app/features/accounts/sessions/commands.server.ts";
import { declineOffer, withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { canMove } from "#app/features/applications/rules.ts";
import { CASES_KEPT_DAYS } from "#app/features/cases/rules.ts";
import { isMailAbout } from "#app/features/mail/owners/queries.server.ts";
import { dropIfEmpty } from "#app/features/profiles/companies/removal.server.ts";
import { handOverBeforeErasure } from "#app/features/teams/commands.server.ts";
import { forgetOnWaitlist } from "#app/features/waitlist/commands.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { DAY_MS } from "#app/time.ts";
import { eraseQuotedMessages, eraseQuotes } from "./quotes.server.ts";
import { leaveCompany } from "./recruiters.server.ts";

const NOBODY = "Unknown User";

/**
 * Erases a person's rows, sessions, files, and emails. Employers with an open application are told that it was
 * withdrawn, and a recruiter's applicants that the job is gone. All or nothing, so an account kept at the last moment
 * is unchanged. Conversations stay for the other side, without the person's words and name. Does nothing for an account
 * that is not due, so it may run twice.
 */
export async function eraseAccount(platform: Platform, userId: string): Promise<void> {
  const person = await findDue(platform, userId);
  if (!person) return;
  const keys = await platform.db.transaction(async (tx) => {
    // Searching every email for a person's name may take long.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    const [due] = await tx.select().from(accountDeletions).where(isDue(platform, userId)).for("update");
    if (!due) return null;
    await withdrawAll(withTransaction(platform, tx), person);
    await handOverBeforeErasure(platform, tx, person);
    const stored = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, userId));
    await endSessions(tx, userId);
    // Jobs that they wrote stay if someone else is responsible for them now.
    await tx
      .update(jobs)
      .set({ createdBy: jobs.responsibleId })
      .where(and(eq(jobs.createdBy, userId), ne(jobs.responsibleId, userId)));
    const companyId = await leaveCompany(platform, tx, userId);
    await eraseQuotes(tx, person, NOBODY);
    await eraseQuotedMessages(tx, userId, NOBODY);
    await tx.delete(mails).where(isMailAbout(userId));
    await eraseSupportMails(tx, userId);
    if (mayBeOwnAddress(platform, person)) {
      await tx.delete(bouncedAddresses).where(eq(bouncedAddresses.address, person.email.toLowerCase()));
      await forgetOnWaitlist(tx, person.email);
    }
    await closeDataRequests(platform, tx, person);
    await tx.delete(rateLimits).where(sql`position(${userId} in ${rateLimits.key}) > 0`);
    await platform.tasks.forget(tx, userId);
    await leaveConversations(platform, tx, userId);
    await leaveTraces(platform, tx, userId);
    // Deleted first, because what this transaction writes about them is searched when their name is removed.
    await tx.delete(applications).where(eq(applications.applicantId, userId));
    // Everything else references the user's row with on delete cascade.
    await tx.delete(users).where(eq(users.id, userId));
    if (companyId) await dropIfEmpty(tx, companyId);
    // A recruiter's jobs are deleted with them.
    await publishChange(tx, "jobs");
    return stored.map(({ id }) => id);
  });
  if (!keys) return;
  // After the commit, because a file without a row is swept later, but a row without a file would be wrong.
  for (const key of keys) await platform.files.remove(key);
  platform.log.info({ event: "account erased", userId });
}

/** Whether data stored by address alone is theirs: where verification is required, only with a verified address. */
function mayBeOwnAddress({ env }: Platform, { isEmailVerified }: Viewer): boolean {
  return isEmailVerified || !env.requiresEmailVerification;
}

/** A request for data stays for the yearly figures, without anything of the person, and is closed. */
async function closeDataRequests(platform: Platform, tx: Database, person: Viewer) {
  const { userId, email, outcome, closedAt, kind, version } = dataRequests;
  const isTheirs = eq(userId, person.id);
  await tx
    .update(dataRequests)
    .set({
      userId: null,
      email: null,
      source: "",
      answer: null,
      outcome: sql`coalesce(${outcome}, case when ${kind} = 'erasure' then 'done' else 'withdrawn' end)`,
      closedAt: sql`coalesce(${closedAt}, ${platform.clock.now().toISOString()}::timestamptz)`,
      version: sql`${version} + 1`,
    })
    .where(mayBeOwnAddress(platform, person) ? or(isTheirs, eq(email, person.email)) : isTheirs);
}

/** Makes the addresses of the person's posted jobs respond "gone" instead of "not found". */
async function leaveTraces(platform: Platform, tx: Database, userId: string) {
  const posted = tx
    .select({ id: jobs.id, removedAt: sql<Date>`${platform.clock.now().toISOString()}::timestamptz`.as("removed_at") })
    .from(jobs)
    .where(and(eq(jobs.responsibleId, userId), ne(jobs.status, "draft")));
  await tx.insert(removedJobs).select(posted);
}

async function findDue(platform: Platform, userId: string): Promise<Viewer | null> {
  const [row] = await platform.db
    .select({
      id: users.id,
      role: userRoles.role,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
    })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(isDue(platform, userId));
  return row ?? null;
}

function isDue(platform: Platform, userId: string): SQL | undefined {
  return and(eq(accountDeletions.userId, userId), mayBeErased(platform));
}

/**
 * Returns the condition that a requested erasure may be carried out: its day has come, no legal hold stands, and the
 * account is not suspended. A suspended person's account is evidence, and waits until the suspension ends or is two
 * years old.
 */
export function mayBeErased({ clock }: Pick<Platform, "clock">): SQL | undefined {
  const now = clock.now();
  const keptSince = new Date(now.getTime() - CASES_KEPT_DAYS * DAY_MS).toISOString();
  const isEvidence = sql`exists (select from ${accountSuspensions} where ${accountSuspensions.userId} = ${accountDeletions.userId}
    and ${accountSuspensions.endedAt} is null and ${accountSuspensions.startedAt} > ${keptSince}::timestamptz)`;
  const isHeld = sql`exists (select from ${legalHolds} where ${legalHolds.userId} = ${accountDeletions.userId}
    and ${legalHolds.endedAt} is null and ${legalHolds.endsAt} > ${now.toISOString()}::timestamptz)`;
  return and(lte(accountDeletions.dueAt, now), not(isEvidence), not(isHeld));
}

async function withdrawAll(platform: Platform, person: Viewer): Promise<void> {
  const sent = await platform.db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(eq(applications.applicantId, person.id));
  for (const { id, status } of sent) {
    if (canMove("senior", status, "withdrawn")) await withdrawApplication(platform, person, { applicationId: id });
    else if (canMove("senior", status, "declined")) await declineOffer(platform, person, { applicationId: id });
  }
}

/** Deletes the support emails about what the person wrote to us, by their reference. */
async function eraseSupportMails(tx: Database, userId: string): Promise<void> {
  const isNamed = sql`position(${contactMessages.reference} || ']' in ${mails.subject} || ${mails.textBody}) > 0`;
  const theirs = tx
    .select({ one: sql`1` })
    .from(contactMessages)
    .where(and(eq(contactMessages.userId, userId), isNamed));
  await tx.delete(mails).where(and(eq(mails.toAddress, BRAND.contactEmail), exists(theirs)));
}

/** The other side keeps its own words; a row without a name replaces the person. */
async function leaveConversations(platform: Platform, tx: Database, userId: string): Promise<void> {
  const isTheirs = or(eq(conversations.seniorId, userId), eq(conversations.recruiterId, userId));
  const [any] = await tx.select({ id: conversations.id }).from(conversations).where(isTheirs).limit(1);
  const [written] = await tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, userId)).limit(1);
  if (!any && !written) return;
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await tx.insert(users).values({ id, name: NOBODY, email: `${id}@erased.invalid`, createdAt: now, updatedAt: now });
  const theirs = tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, userId));
  await tx.delete(messageOriginals).where(inArray(messageOriginals.messageId, theirs));
  await tx
    .update(messages)
    .set({
      senderId: id,
      content: "",
      removedAt: sql`coalesce(${messages.removedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(messages.senderId, userId));
  await tx.update(messages).set({ recipientId: id }).where(eq(messages.recipientId, userId));
  await tx.update(conversations).set({ seniorId: id }).where(eq(conversations.seniorId, userId));
  await tx.update(conversations).set({ recruiterId: id }).where(eq(conversations.recruiterId, userId));
}
