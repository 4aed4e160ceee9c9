import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { suspendedJobs } from "#app/db/schema/suspensions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { announceJob } from "../commands.server.ts";
import { requireOwnJob } from "../queries.server.ts";
import { endOfLife, type Job } from "../rules.ts";
import type { Reviewer } from "./decisions.server.ts";
import { refusedNotification, reportedNotification } from "./emails.server.ts";
import { findLastReview, hashOf } from "./holding.server.ts";
import { isPublicStatus } from "./rules.ts";
import { isJobAway } from "./suspended.server.ts";
import { queueTakenDownNotifications } from "./tasks.server.ts";

/** Locks a job until `tx` ends. Returns null if it no longer exists. */
export async function lockJob(tx: Database, jobId: string): Promise<Job | null> {
  const [row] = await tx.select({ by: jobs.responsibleId }).from(jobs).where(eq(jobs.id, jobId)).for("update");
  return row ? await requireOwnJob(tx, row.by, jobId) : null;
}

/**
 * Hides a public job, which `tx` has locked, until staff decide on the reports, and notifies its
 * recruiter, who can edit it in the meantime. Returns false if the job is not public.
 */
export async function holdReportedJob(platform: Platform, tx: Database, job: Job): Promise<boolean> {
  if (!isPublicStatus(job.status)) return false;
  await writeReview(platform, tx, job, null);
  await setStatus(platform, tx, job.id, "held");
  await notify(platform, tx, { userId: job.responsibleId, ...reportedNotification(job) });
  return true;
}

/**
 * Takes down a job, which `tx` has locked: its recruiter reads the reason, and may change it and
 * send it for review. A job that only its recruiter can see stays as it is. If requested, everyone
 * with an open application is notified. The caller records the decision.
 */
export async function takeDownJob(
  platform: Platform,
  tx: Database,
  by: Reviewer,
  job: Job,
  { reason, tellsApplicants }: { reason: string; tellsApplicants: boolean },
): Promise<void> {
  const closed = {
    outcome: "refused",
    refusal: reason,
    decidedAt: platform.clock.now(),
    decidedBy: by?.id ?? null,
  } as const;
  const status = job.status === "suspended" ? await statusBefore(tx, job.id) : job.status;
  const review =
    status === "held"
      ? await closeHeld(tx, job.id, closed)
      : isPublicStatus(status) && (await writeReview(platform, tx, { ...job, status }, closed));
  if (!review) return;
  if (job.status !== "suspended") await setStatus(platform, tx, job.id, "refused");
  // It stays hidden even after its recruiter's suspension ends.
  else await tx.update(suspendedJobs).set({ status: "refused" }).where(eq(suspendedJobs.jobId, job.id));
  if (tellsApplicants && isPublicStatus(review.before))
    await queueTakenDownNotifications(platform, tx, { jobId: job.id });
  const appealHref = appealPath(platform, { kind: "job", decisionId: review.id, userId: job.responsibleId });
  await notify(platform, tx, { userId: job.responsibleId, ...refusedNotification(job, { reason, appealHref }) });
}

async function closeHeld(tx: Database, jobId: string, closed: Closed): Promise<Review | null> {
  const [review] = await tx
    .update(jobReviews)
    .set(closed)
    .where(and(eq(jobReviews.jobId, jobId), isNull(jobReviews.outcome)))
    .returning({ id: jobReviews.id, before: jobReviews.before });
  return review ?? null;
}

/**
 * Restores a job that was taken down, as it was before. Returns false if it has changed since or
 * was sent for review.
 */
export async function restoreJob(platform: Platform, tx: Database, by: Reviewer, job: Job): Promise<boolean> {
  const review = await findLastReview(tx, job.id);
  const status = job.status === "suspended" ? await statusBefore(tx, job.id) : job.status;
  if (status !== "refused" || !review || !isPublicStatus(review.before)) return false;
  const now = platform.clock.now();
  await tx
    .update(jobReviews)
    .set({ outcome: "approved", refusal: null, decidedAt: now, decidedBy: by?.id ?? null })
    .where(eq(jobReviews.id, review.id));
  if (await isJobAway(tx, job.id)) {
    // It returns as it was once its recruiter is no longer suspended and its company no longer
    // hidden.
    const kept = { jobId: job.id, status: review.before };
    await tx.insert(suspendedJobs).values(kept).onConflictDoUpdate({ target: suspendedJobs.jobId, set: kept });
    await tx.update(jobs).set({ status: "suspended" }).where(eq(jobs.id, job.id));
    return true;
  }
  await setStatus(platform, tx, job.id, review.before, {
    ...(review.before === "live" ? { expiresAt: endOfLife(now, job.expiresAt), expiryWarnedAt: null } : {}),
  });
  if (review.before === "live") await announceJob(platform, tx);
  return true;
}

async function statusBefore(tx: Database, jobId: string): Promise<JobStatus> {
  const [row] = await tx
    .select({ status: suspendedJobs.status })
    .from(suspendedJobs)
    .where(eq(suspendedJobs.jobId, jobId));
  return row?.status ?? "suspended";
}

type Review = Pick<typeof jobReviews.$inferSelect, "id" | "before">;

type Closed = Pick<typeof jobReviews.$inferInsert, "outcome" | "refusal" | "decidedAt" | "decidedBy">;

async function writeReview(platform: Platform, tx: Database, job: Job, closed: Closed | null): Promise<Review> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await tx.insert(jobReviews).values({
    id,
    jobId: job.id,
    reasons: ["reported"],
    before: job.status,
    leadsTo: job.status === "paused" ? "paused" : "live",
    proposed: null,
    company: job.company,
    textHash: hashOf(job),
    createdAt: now,
    updatedAt: now,
    ...closed,
  });
  return { id, before: job.status };
}

type Also = Partial<Pick<typeof jobs.$inferInsert, "expiresAt" | "expiryWarnedAt">>;

async function setStatus(platform: Platform, tx: Database, jobId: string, status: JobStatus, also: Also = {}) {
  const now = platform.clock.now();
  await tx
    .update(jobs)
    .set({ status, statusChangedAt: now, updatedAt: now, ...also })
    .where(eq(jobs.id, jobId));
  await publishChange(tx, "jobs");
}
