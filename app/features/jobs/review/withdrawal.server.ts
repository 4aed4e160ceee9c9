import { and, eq, inArray, isNull } from "drizzle-orm";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isKeptByCase } from "#app/features/cases/queries.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { requireChangeableJob, requireOwnJob } from "../queries.server.ts";
import type { Job } from "../rules.ts";
import { endWaitingNotifications } from "./colleague.server.ts";
import { findLastReview } from "./holding.server.ts";

/**
 * Withdraws the viewer's job from review. A new job becomes a draft again. One that was public
 * returns unchanged, paused if it was live, and its waiting changes are dropped. Throws
 * `wrong-role`, `not-found`, and `illegal-step` if the job is neither in review nor refused, or if
 * reports hid it.
 */
export async function withdrawJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<Job> {
  requireHiring(viewer);
  return await platform.db.transaction(async (tx) => {
    const job = await requireChangeableJob(tx, viewer.id, jobId);
    const now = platform.clock.now();
    const isUndecided = and(eq(jobs.id, job.id), inArray(jobs.status, ["held", "refused"]));
    const [locked] = await tx.select({ id: jobs.id }).from(jobs).where(isUndecided).for("update");
    const review = locked ? await findLastReview(tx, job.id) : null;
    // Only staff decide on a reported job.
    if (!review || (await isKeptByCase(tx, "job", job.id))) throw new DomainError("illegal-step");
    await tx
      .update(jobReviews)
      .set({ outcome: "withdrawn", decidedAt: now })
      .where(and(eq(jobReviews.id, review.id), isNull(jobReviews.outcome)));
    await tx
      .update(jobs)
      .set({ status: statusAfter(review.before), statusChangedAt: now, updatedAt: now })
      .where(eq(jobs.id, job.id));
    if (review.awaitsColleague) await endWaitingNotifications(platform, tx, viewer.id);
    await publishChange(tx, "jobs");
    return await requireOwnJob(tx, viewer.id, job.id);
  });
}

function statusAfter(before: JobStatus): JobStatus {
  return before === "live" ? "paused" : before;
}
