import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireActingRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notifyOfJob } from "#app/features/jobs/followers.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { mayBeFoundBy } from "#app/features/profiles/hiding/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { recruiterCandidatePath } from "../paths.ts";
import { requireApplicant } from "../policy.ts";
import { INVITATIONS_PATH, invitationDeclinedMail, invitationMail, NOT_KNOWN } from "./emails.server.ts";
import type { DeclineInput, PersonForJob } from "./schema.ts";

/**
 * Invites a visible senior to apply for one of the viewer's live jobs, and notifies them at once. Throws what
 * requireInvitable throws, and already-invited. An anonymous applicant is told that the recruiter does not know who
 * they are.
 */
export async function inviteToApply(
  platform: Platform,
  viewer: Viewer,
  { jobId, seniorId }: PersonForJob,
): Promise<{ id: string }> {
  return await platform.db.transaction(async (tx) => {
    const { job, hasApplied } = await requireInvitable(withTransaction(platform, tx), viewer, { jobId, seniorId });
    const now = platform.clock.now();
    const [sent] = await tx
      .insert(invitations)
      .values({ id: platform.ids.next(now), jobId: job.id, seniorId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: invitations.id });
    if (!sent) throw new DomainError("already-invited");
    await notify(platform, tx, {
      userId: seniorId,
      aboutId: viewer.id,
      kind: "invitation",
      title: "You're invited to apply",
      body: hasApplied ? `${job.title}, ${job.company}. ${NOT_KNOWN}` : `${job.title}, ${job.company}.`,
      href: INVITATIONS_PATH,
      mail: invitationMail(job, viewer.name, hasApplied),
    });
    return sent;
  });
}

/**
 * Returns the viewer's job, and whether the person has applied for it anonymously; call it in a transaction. Throws
 * wrong-role, email-unverified, account-leaving, not-found (another's job, or a person whom the recruiter may not
 * find), job-closed, and already-invited when they applied by name. An anonymous applicant can be invited, because a
 * refusal would identify them.
 */
export async function requireInvitable(platform: Platform, viewer: Viewer, { jobId, seniorId }: PersonForJob) {
  requireActingRecruiter(platform, viewer);
  const { db } = platform;
  const [job] = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, isActive: jobs.isActive })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), mayChange(viewer.id)))
    .for("share");
  if (!job) throw new DomainError("not-found");
  if (!job.isActive) throw new DomainError("job-closed");
  await requireFindable(db, viewer.id, requireId(seniorId));
  const [applied] = await db
    .select({ hidesName: applications.hidesName })
    .from(applications)
    .where(and(eq(applications.jobId, job.id), eq(applications.applicantId, seniorId)));
  if (applied && !applied.hidesName) throw new DomainError("already-invited");
  return { job, hasApplied: applied !== undefined };
}

/** Declines an invitation for the senior, once, and notifies its recruiter. Throws wrong-role, not-found. */
export async function declineInvitation(
  platform: Platform,
  viewer: Viewer,
  { invitationId, reason }: DeclineInput,
): Promise<void> {
  requireApplicant(viewer);
  await platform.db.transaction(async (tx) => {
    const isOwn = and(eq(invitations.id, requireId(invitationId)), eq(invitations.seniorId, viewer.id));
    const [declined] = await tx
      .update(invitations)
      .set({ declinedAt: platform.clock.now(), declineReason: reason })
      .where(and(isOwn, isNull(invitations.declinedAt)))
      .returning({ jobId: invitations.jobId });
    if (!declined) {
      const [own] = await tx.select({ id: invitations.id }).from(invitations).where(isOwn);
      if (!own) throw new DomainError("not-found");
      return;
    }
    const [job] = await tx
      .select({ id: jobs.id, title: jobs.title, company: jobs.company, responsibleId: jobs.responsibleId })
      .from(jobs)
      .where(eq(jobs.id, declined.jobId));
    if (!job) return;
    const href = recruiterCandidatePath(job.id, viewer.id);
    await notifyOfJob(platform, tx, job, {
      aboutId: viewer.id,
      kind: "invitation-declined",
      title: "Invitation declined",
      body: `${viewer.name} would rather not apply for ${job.title}.`,
      href,
      mail: invitationDeclinedMail(viewer.name, job, reason, href),
    });
  });
}

/** Throws not-found for a person whom the recruiter may not find. */
async function requireFindable(tx: Database, recruiterId: string, seniorId: string): Promise<void> {
  const [found] = await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .where(
      and(eq(profiles.userId, seniorId), eq(profiles.isVisible, true), mayBeFoundBy(profiles.userId, recruiterId)),
    );
  if (!found) throw new DomainError("not-found");
}
