import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireActingRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { requireChangeableJob, requireOwnJob } from "../queries.server.ts";
import type { Job } from "../rules.ts";
import { asksColleague, endWaitingNotifications } from "./colleague.server.ts";
import { publishReviewed } from "./decisions.server.ts";
import { mailHeldJob } from "./holding.server.ts";
import type { SeenVersion } from "./rules.ts";

/**
 * Publishes a colleague's job or changes, in the version that the viewer saw, or sends them to our own review first
 * where that was due. Once no colleague has to be asked any longer, their author may publish them. Throws wrong-role,
 * viewer-only, email-unverified, account-leaving, turned-off, not-found, own-job for who sent it, and decided-already
 * if it waits no longer or has changed.
 */
export async function publishForColleague(
  platform: Platform,
  viewer: Viewer,
  { jobId, version }: SeenVersion,
): Promise<Job> {
  requireActingRecruiter(platform, viewer);
  return await platform.db.transaction(async (tx) => {
    const job = await requireChangeableJob(tx, viewer.id, requireId(jobId));
    await requireTurnedOn(tx, "posting");
    // The job first, as every decision locks it.
    const [locked] = await tx.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, job.id)).for("update");
    const isSeen = and(
      eq(jobReviews.jobId, job.id),
      isNull(jobReviews.outcome),
      eq(jobReviews.version, version),
      jobReviews.awaitsColleague,
    );
    const [review] = await tx
      .update(jobReviews)
      .set({ awaitsColleague: false, version: sql`${jobReviews.version} + 1` })
      .where(isSeen)
      .returning();
    if (!review || locked?.status !== "held") throw new DomainError("decided-already");
    if (review.sentBy === viewer.id && (await asksColleague(tx, viewer.id))) throw new DomainError("own-job");
    await endWaitingNotifications(platform, tx, viewer.id);
    if (review.reasons.length > 0) {
      const words = { ...job, ...review.proposed };
      await mailHeldJob(platform, tx, { reviewId: review.id, words, byName: viewer.name, reasons: review.reasons });
      await publishChange(tx, "jobs");
    } else {
      const decided = { outcome: "approved", decidedAt: platform.clock.now(), decidedBy: viewer.id } as const;
      await tx.update(jobReviews).set(decided).where(eq(jobReviews.id, review.id));
      await publishReviewed(platform, tx, review, job, viewer);
    }
    return await requireOwnJob(tx, viewer.id, job.id);
  });
}

/** A job that could not be published; `title` is empty if the viewer's company has no such job. */
export type RefusedJob = { jobId: string; title: string; why: DomainError };

/**
 * Says yes to several jobs, each in the version that the viewer saw and as `publishForColleague` does: one that is
 * refused holds up no other. Throws wrong-role, email-unverified, and account-leaving.
 */
export async function publishSeveralForColleague(
  platform: Platform,
  viewer: Viewer,
  seen: readonly SeenVersion[],
): Promise<{ published: Job[]; refused: RefusedJob[] }> {
  requireActingRecruiter(platform, viewer);
  const ids = seen.map(({ jobId }) => jobId);
  const titles = await platform.db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), mayRead(viewer.id)));
  const published: Job[] = [];
  const refused: RefusedJob[] = [];
  for (const one of seen) {
    try {
      published.push(await publishForColleague(platform, viewer, one));
    } catch (why) {
      if (!(why instanceof DomainError)) throw why;
      refused.push({ jobId: one.jobId, title: titles.find(({ id }) => id === one.jobId)?.title ?? "", why });
    }
  }
  return { published, refused };
}
