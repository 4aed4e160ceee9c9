import { and, eq } from "drizzle-orm";
import { jobs } from "#app/db/schema/jobs.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireSenior } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { isPublished } from "../queries.server.ts";

/** Saves a job to the viewer's list; does nothing if it is already there. Throws `wrong-role`, `not-found`. */
export async function saveJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<void> {
  requireSenior(viewer);
  await platform.db.transaction(async (tx) => {
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, requireId(jobId)), isPublished));
    if (!job) throw new DomainError("not-found");
    const saved = { userId: viewer.id, jobId: job.id, createdAt: platform.clock.now() };
    await tx.insert(savedJobs).values(saved).onConflictDoNothing();
  });
}

/** Removes a job from the viewer's list; does nothing if it is not there. Throws `wrong-role`, `not-found`. */
export async function unsaveJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<void> {
  requireSenior(viewer);
  await platform.db
    .delete(savedJobs)
    .where(and(eq(savedJobs.userId, viewer.id), eq(savedJobs.jobId, requireId(jobId))));
}
