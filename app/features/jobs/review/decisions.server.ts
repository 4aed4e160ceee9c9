import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { DomainError } from "#app/domain-error.ts";
import { settleCases } from "#app/features/cases/decisions.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { announceJob } from "../commands.server.ts";
import { writeJob } from "../lifecycle/writing.server.ts";
import { requireOwnJob } from "../queries.server.ts";
import { endOfLife, type Job } from "../rules.ts";
import { approvedNews, refusedNews } from "./emails.server.ts";
import { isPublicStatus } from "./rules.ts";
import { queueTakenDownNews } from "./tasks.server.ts";

/** Who decides: a member of staff, or null for the command line. */
export type Reviewer = StaffViewer | null;

/** The job, and which of its versions the reviewer has seen. */
export type Decision = { jobId: string; version: number };

/**
 * Lets a held job go public, with the changes that were held; paused where its recruiter had it paused or is leaving. The
 * recruiter is told, and the audit log tells of it. Throws `not-found` for a job that was never in review and for who may not decide, and `decided-already` when somebody else decided
 * it or it was changed since that version: of many decisions on one version a single one counts.
 */
export async function approveJob(platform: Platform, by: Reviewer, decision: Decision): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { review, job } = await closeReview(platform, tx, by, decision, { outcome: "approved", refusal: null });
    const now = platform.clock.now();
    const status = (await isLeaving(tx, job.createdBy)) ? "paused" : review.leadsTo;
    const isFirst = review.before === "draft";
    if (review.proposed) await writeJob(platform, tx, job, review.proposed);
    await tx
      .update(jobs)
      .set({
        status,
        statusChangedAt: now,
        updatedAt: now,
        applicantsToldAt: null,
        // What seniors read as its day is when it was there for them.
        ...(isFirst ? { createdAt: now } : { renewedAt: now }),
        ...(status === "live"
          ? { expiresAt: endOfLife(now, isFirst ? null : job.expiresAt), expiryWarnedAt: null }
          : {}),
      })
      .where(eq(jobs.id, job.id));
    if (status === "live") await announceJob(platform, tx);
    else await publishChange(tx, "jobs");
    await settleCases(platform, tx, by, { kind: "job", subjectId: job.id }, { isPublic: true, decision: null });
    const title = review.proposed?.title ?? job.title;
    await notify(platform, tx, { userId: job.createdBy, ...approvedNews({ id: job.id, title }, status) });
  });
}

/**
 * Keeps a held job from going public, and tells its recruiter why, and who applied while it was public. Throws as
 * `approveJob` does.
 */
export async function refuseJob(
  platform: Platform,
  by: Reviewer,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { review, job } = await closeReview(platform, tx, by, decision, { outcome: "refused", refusal: reason });
    const now = platform.clock.now();
    await tx.update(jobs).set({ status: "refused", statusChangedAt: now, updatedAt: now }).where(eq(jobs.id, job.id));
    await settleCases(platform, tx, by, { kind: "job", subjectId: job.id }, { isPublic: false, decision: reason });
    if (isPublicStatus(review.before)) await queueTakenDownNews(platform, tx, { jobId: job.id });
    const title = review.proposed?.title ?? job.title;
    const appealHref = appealPath(platform, { kind: "job", decisionId: review.id, userId: job.createdBy });
    await notify(platform, tx, {
      userId: job.createdBy,
      ...refusedNews({ id: job.id, title }, { reason, appealHref }),
    });
  });
}

type Outcome = { outcome: "approved" | "refused"; refusal: string | null };

/** The job is held first, as its recruiter's own changes do. */
async function closeReview(platform: Platform, tx: Database, by: Reviewer, { jobId, version }: Decision, to: Outcome) {
  if (by) requirePermission(by, "decide about jobs");
  const isIt = eq(jobs.id, requireId(jobId));
  const [row] = await tx
    .select({ createdBy: jobs.createdBy, status: jobs.status })
    .from(jobs)
    .where(isIt)
    .for("update");
  if (!row) throw new DomainError("not-found");
  const [review] = await tx
    .update(jobReviews)
    .set({ ...to, decidedAt: platform.clock.now(), decidedBy: by?.id ?? null })
    .where(and(eq(jobReviews.jobId, jobId), isNull(jobReviews.outcome), eq(jobReviews.version, version)))
    .returning();
  if (!review || row.status !== "held") throw new DomainError("decided-already");
  const job: Job = await requireOwnJob(tx, row.createdBy, jobId);
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
