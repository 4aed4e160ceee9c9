import { and, eq } from "drizzle-orm";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActingRecruiter, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { findPlanGap } from "#app/features/plans/commands.server.ts";
import { findOccupations } from "#app/features/readings/queries.server.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { announceJob, findOwnCompanyId, saveDraft } from "../commands.server.ts";
import { findSaidOccupations } from "../occupations/queries.server.ts";
import { requireChangeableJob, requireOwnJob } from "../queries.server.ts";
import { findHoldReasons, openReview } from "../review/holding.server.ts";
import {
  canExtend,
  canStep,
  endOfLife,
  extendedLife,
  inputOf,
  JOB_STEPS,
  type Job,
  UNDO_MILLISECONDS,
} from "../rules.ts";
import { reportJobIfSuspicious } from "../warnings/commands.server.ts";
import type { StepInput } from "./schema.ts";

/**
 * Takes one step with a job of the viewer, from the status they saw. A later task (tasks.server.ts) tells people with
 * an open application that the job ended, unless the step was undone. A job that goes live may be held for a reviewer
 * instead. Throws `wrong-role`, `not-found`, `illegal-step`, `stale-job` when the status has changed, `extend-limit`
 * when the job already has the latest end date; going live also throws `email-unverified`, `account-leaving`,
 * `plan-limit`, `plan-missing` and `turned-off`.
 */
export async function stepJob(platform: Platform, viewer: Viewer, { jobId, step, from }: StepInput): Promise<Job> {
  const { to } = JOB_STEPS[step];
  const goesLive = to === "live" && from !== "live";
  if (goesLive) requireActingRecruiter(platform, viewer);
  else requireHiring(viewer);
  return platform.db.transaction(async (tx) => {
    const job = await requireChangeableJob(tx, viewer.id, jobId);
    if (!canStep(step, from)) throw new DomainError("illegal-step");
    if (goesLive) await requireTurnedOn(tx, "posting");
    const gap = goesLive ? await findPlanGap(platform, tx, viewer.id) : null;
    if (gap) throw new DomainError(gap === "full" ? "plan-limit" : "plan-missing");
    const companyId = goesLive ? await findOwnCompanyId(tx, viewer.id, job.company) : null;
    const reasons = goesLive
      ? await findHoldReasons(platform, tx, viewer, { ...job, companyId, isUnchanged: true })
      : [];
    const isHeld = reasons.length > 0;
    const now = platform.clock.now();
    if (step === "extend" && !canExtend(now, job.expiresAt)) throw new DomainError("extend-limit");
    // No one is told about a step that is undone at once.
    const isOpenAgain = goesLive && now.getTime() - job.statusChangedAt.getTime() > UNDO_MILLISECONDS;
    const [changed] = await tx
      .update(jobs)
      .set({
        status: isHeld ? "held" : to,
        updatedAt: now,
        ...(step === "extend" ? {} : { statusChangedAt: now, applicantsToldAt: null }),
        ...(goesLive && !isHeld ? livesUntil(endOfLife(now, job.expiresAt), job.expiresAt) : {}),
        ...(isOpenAgain ? { renewedAt: now } : {}),
        ...(step === "extend" ? livesUntil(extendedLife(now, job.expiresAt), job.expiresAt) : {}),
      })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, from)))
      .returning({ id: jobs.id });
    if (!changed) throw new DomainError("stale-job");
    if (isHeld) {
      await openReview(platform, tx, viewer, {
        jobId: job.id,
        words: job,
        reasons,
        before: from,
        leadsTo: "live",
        proposed: null,
      });
      await publishChange(tx, "jobs");
    } else if (goesLive) {
      await announceJob(platform, tx);
      await reportJobIfSuspicious(platform, tx, viewer, job);
    } else await publishChange(tx, "jobs");
    return requireOwnJob(tx, viewer.id, job.id);
  });
}

/** Sets the end date, and lets the recruiter be warned again if it moved. */
function livesUntil(expiresAt: Date, before: Date | null) {
  return expiresAt.getTime() === before?.getTime() ? { expiresAt } : { expiresAt, expiryWarnedAt: null };
}

/** Makes a draft with the content of an earlier job of the viewer. Throws `wrong-role`, `not-found`. */
export async function copyJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<Job> {
  requireHiring(viewer);
  const job = await requireOwnJob(platform.db, viewer.id, jobId);
  const said = (await findSaidOccupations(platform.db, job.id)) ?? [];
  return saveDraft(platform, viewer, {
    submissionKey: platform.ids.next(platform.clock.now()),
    ...inputOf(job),
    occupations: said.filter((name) => findOccupations([name]).names !== null),
  });
}

/** Deletes a draft of the viewer. Throws `wrong-role`, `not-found`, and `illegal-step` for a job that was posted. */
export async function deleteDraft(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<void> {
  requireHiring(viewer);
  await platform.db.transaction(async (tx) => {
    const job = await requireChangeableJob(tx, viewer.id, jobId);
    const gone = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, job.id), eq(jobs.status, "draft")))
      .returning({ id: jobs.id });
    if (gone.length === 0) throw new DomainError("illegal-step");
  });
}
