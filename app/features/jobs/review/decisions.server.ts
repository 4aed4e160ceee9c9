import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { settleCases } from "#app/features/cases/decisions.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { hasLostItsPlace } from "#app/features/plans/commands.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { announceJob } from "../commands.server.ts";
import { notifyOfJob } from "../followers.server.ts";
import { writeJob } from "../lifecycle/writing.server.ts";
import { requireOwnJob } from "../queries.server.ts";
import { endOfLife, type Job } from "../rules.ts";
import { approvedNotification, refusedNotification } from "./emails.server.ts";
import { isPublicStatus, type SeenVersion } from "./rules.ts";
import { queueTakenDownNotifications } from "./tasks.server.ts";

/** The decider: a member of staff, or null for the command line. */
export type Reviewer = StaffViewer | null;

/**
 * Approves a held job: it goes public with the changes that were held, or paused if its recruiter
 * had paused it or is closing the account, or the company's plan has no place for it anymore. The recruiter is notified, and the audit log records it.
 * Throws `not-found` if the job was never in review or the viewer may not decide, and
 * `decided-already` if someone else has decided it or it has changed since that version. Only one
 * decision on each version succeeds.
 */
export async function approveJob(platform: Platform, by: Reviewer, decision: SeenVersion): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { review, job } = await closeReview(platform, tx, by, decision, { outcome: "approved", refusal: null });
    await publishReviewed(platform, tx, review, job, null);
    await settleCases(platform, tx, by, { kind: "job", subjectId: job.id }, { isPublic: true, decision: null });
  });
}

type Approved = Pick<typeof jobReviews.$inferSelect, "before" | "leadsTo" | "proposed">;

/**
 * Makes a job public that `tx` has locked and whose review is approved, with the changes that waited. `colleague` is
 * who said yes, if that was not us; they are not notified.
 */
export async function publishReviewed(
  platform: Platform,
  tx: Database,
  review: Approved,
  job: Job,
  colleague: Pick<Viewer, "id" | "name"> | null,
): Promise<void> {
  const now = platform.clock.now();
  const isPaused = (await isLeaving(tx, job.responsibleId)) || (await hasLostItsPlace(platform, tx, job.responsibleId));
  const status = isPaused ? "paused" : review.leadsTo;
  const isFirst = review.before === "draft";
  if (review.proposed) await writeJob(platform, tx, job, review.proposed);
  await tx
    .update(jobs)
    .set({
      status,
      statusChangedAt: now,
      updatedAt: now,
      applicantsToldAt: null,
      // The date that seniors see is the day the job became visible to them.
      ...(isFirst ? { createdAt: now } : { renewedAt: now }),
      ...(status === "live" ? { expiresAt: endOfLife(now, isFirst ? null : job.expiresAt), expiryWarnedAt: null } : {}),
    })
    .where(eq(jobs.id, job.id));
  if (status === "live") await announceJob(platform, tx);
  else await publishChange(tx, "jobs");
  const title = review.proposed?.title ?? job.title;
  if (colleague?.id !== job.responsibleId)
    await notifyOfJob(platform, tx, job, approvedNotification({ id: job.id, title }, status, colleague?.name));
}

/**
 * Refuses a held job, and notifies its recruiter of the reason and everyone who applied while it
 * was public. Throws as `approveJob` does.
 */
export async function refuseJob(
  platform: Platform,
  by: Reviewer,
  { reason, ...decision }: SeenVersion & { reason: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { review, job } = await closeReview(platform, tx, by, decision, { outcome: "refused", refusal: reason });
    const now = platform.clock.now();
    await tx.update(jobs).set({ status: "refused", statusChangedAt: now, updatedAt: now }).where(eq(jobs.id, job.id));
    await settleCases(platform, tx, by, { kind: "job", subjectId: job.id }, { isPublic: false, decision: reason });
    if (isPublicStatus(review.before)) await queueTakenDownNotifications(platform, tx, { jobId: job.id });
    const title = review.proposed?.title ?? job.title;
    const appealHref = appealPath(platform, { kind: "job", decisionId: review.id, userId: job.responsibleId });
    await notify(platform, tx, {
      userId: job.responsibleId,
      ...refusedNotification({ id: job.id, title }, { reason, appealHref }),
    });
  });
}

type Outcome = { outcome: "approved" | "refused"; refusal: string | null };

/** Locks the job first, as changes by its recruiter do. */
async function closeReview(
  platform: Platform,
  tx: Database,
  by: Reviewer,
  { jobId, version }: SeenVersion,
  to: Outcome,
) {
  if (by) requirePermission(by, "decide about jobs");
  const isIt = eq(jobs.id, requireId(jobId));
  const [row] = await tx
    .select({ responsibleId: jobs.responsibleId, status: jobs.status })
    .from(jobs)
    .where(isIt)
    .for("update");
  if (!row) throw new DomainError("not-found");
  const [review] = await tx
    .update(jobReviews)
    .set({ ...to, decidedAt: platform.clock.now(), decidedBy: by?.id ?? null })
    .where(
      and(
        eq(jobReviews.jobId, jobId),
        isNull(jobReviews.outcome),
        eq(jobReviews.version, version),
        eq(jobReviews.awaitsColleague, false),
      ),
    )
    .returning();
  if (!review || row.status !== "held") throw new DomainError("decided-already");
  const job: Job = await requireOwnJob(tx, row.responsibleId, jobId);
  await recordAudit(platform, tx, {
    actor: by,
    action: `job.${to.outcome}`,
    subjectId: jobId,
    detail: { version, reasons: review.reasons.join(" ") },
  });
  return { review, job };
}

async function isLeaving(tx: Database, userId: string): Promise<boolean> {
  return (await tx.$count(accountDeletions, eq(accountDeletions.userId, userId))) > 0;
}
