import { and, eq } from "drizzle-orm";
import { jobs } from "#app/db/schema/jobs.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActingRecruiter, requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { claimActiveJob, findPlanGap } from "#app/features/plans/commands.server.ts";
import { settleOccupations } from "#app/features/readings/commands.server.ts";
import { findOccupations } from "#app/features/readings/queries.server.ts";
import { readJob } from "#app/features/readings/reading.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { announceJob, contentOf, findOwnCompanyId, saveDraft, writeSkills } from "../commands.server.ts";
import { findSaidOccupations } from "../occupations/queries.server.ts";
import { requireOwnJob } from "../queries.server.ts";
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
import type { EditInput } from "../schema.ts";
import { settlePayChange } from "../terms/commands.server.ts";
import { reportJobIfSuspicious } from "../warnings/commands.server.ts";
import type { StepInput } from "./schema.ts";

/**
 * Takes one step with a job of the viewer, from the status they saw. People with an open application are told of an
 * end a little later by a task (tasks.server.ts), unless it was undone. Throws `wrong-role`, `not-found`,
 * `illegal-step`, `stale-job` when it has another status by now, `extend-limit` where it ends as late as it may; going live
 * also `email-unverified`, `account-leaving`, `plan-limit` and `plan-missing`.
 */
export async function stepJob(platform: Platform, viewer: Viewer, { jobId, step, from }: StepInput): Promise<Job> {
  const { to } = JOB_STEPS[step];
  const goesLive = to === "live" && from !== "live";
  if (goesLive) requireActingRecruiter(platform, viewer);
  else requireRecruiter(viewer);
  return platform.db.transaction(async (tx) => {
    const job = await requireOwnJob(tx, viewer.id, jobId);
    if (!canStep(step, from)) throw new DomainError("illegal-step");
    const gap = goesLive ? await findPlanGap(platform, tx, viewer.id) : null;
    if (gap) throw new DomainError(gap === "full" ? "plan-limit" : "plan-missing");
    const now = platform.clock.now();
    if (step === "extend" && !canExtend(now, job.expiresAt)) throw new DomainError("extend-limit");
    // A step that is taken back at once is no news.
    const isOpenAgain = goesLive && now.getTime() - job.statusChangedAt.getTime() > UNDO_MILLISECONDS;
    const [changed] = await tx
      .update(jobs)
      .set({
        status: to,
        updatedAt: now,
        ...(step === "extend" ? {} : { statusChangedAt: now, applicantsToldAt: null }),
        ...(goesLive ? livesUntil(endOfLife(now, job.expiresAt), job.expiresAt) : {}),
        ...(isOpenAgain ? { renewedAt: now } : {}),
        ...(step === "extend" ? livesUntil(extendedLife(now, job.expiresAt), job.expiresAt) : {}),
      })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, from)))
      .returning({ id: jobs.id });
    if (!changed) throw new DomainError("stale-job");
    if (goesLive) {
      await announceJob(platform, tx);
      await reportJobIfSuspicious(platform, tx, viewer, job);
    } else await publishChange(tx, "jobs");
    return requireOwnJob(tx, viewer.id, job.id);
  });
}

/** The end of a job's life; where it was moved, its recruiter is warned of it anew. */
function livesUntil(expiresAt: Date, before: Date | null) {
  return expiresAt.getTime() === before?.getTime() ? { expiresAt } : { expiresAt, expiryWarnedAt: null };
}

/**
 * Changes what a job of the viewer says, if it still is as the viewer saw it; who applied keeps the pay that they applied to. `publish` makes a draft live; where the
 * plan is full it stays a draft with everything saved (D4). Throws `wrong-role`, `not-found`, `stale-job`,
 * `illegal-step` for a job that has ended or to put a posted one back; publishing also `email-unverified`; a FieldError for an
 * unknown occupation.
 */
export async function editJob(
  platform: Platform,
  viewer: Viewer,
  { jobId, seenAt, skills, occupations: typed, occupationsShown: shown, ...fields }: EditInput & { jobId: string },
  { isDraft }: { isDraft: boolean },
): Promise<Job> {
  requireRecruiter(viewer);
  return platform.db.transaction(async (tx) => {
    const job = await requireOwnJob(tx, viewer.id, jobId);
    if (isDraft ? job.status !== "draft" : !isEditable(job.status)) throw new DomainError("illegal-step");
    const isPublished = job.status === "draft" && !isDraft;
    if (isPublished) requireActingRecruiter(platform, viewer);
    const isRenewed = job.status === "live" && contentOf(job) !== contentOf({ ...fields, skills });
    const hasRoom = isPublished && (await claimActiveJob(platform, tx, viewer.id));
    const before = await findSaidOccupations(tx, job.id);
    const read = () => readJob({ ...fields, skills });
    const now = platform.clock.now();
    const goingLive = {
      status: "live",
      statusChangedAt: now,
      expiresAt: endOfLife(now, null),
      // A draft was begun before; what seniors read is when it was posted.
      createdAt: now,
    } as const;
    const [changed] = await tx
      .update(jobs)
      .set({
        ...fields,
        occupationsSaid: settleOccupations({ typed, shown, before, read }),
        ...(hasRoom ? goingLive : {}),
        ...(isRenewed ? { renewedAt: now } : {}),
        companyId: await findOwnCompanyId(tx, viewer.id, fields.company),
        updatedAt: now,
      })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, job.status), eq(jobs.updatedAt, seenAt)))
      .returning({ id: jobs.id });
    if (!changed) throw new DomainError("stale-job");
    await writeSkills(platform, tx, job.id, skills);
    await settlePayChange(platform, tx, job, fields);
    if (hasRoom) await announceJob(platform, tx);
    else if (!isDraft) await publishChange(tx, "jobs");
    const saved = await requireOwnJob(tx, viewer.id, job.id);
    if (saved.isActive) await reportJobIfSuspicious(platform, tx, viewer, saved);
    return saved;
  });
}

/** A draft that says what an earlier job of the viewer said. Throws `wrong-role`, `not-found`. */
export async function copyJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<Job> {
  requireRecruiter(viewer);
  const job = await requireOwnJob(platform.db, viewer.id, jobId);
  const said = (await findSaidOccupations(platform.db, job.id)) ?? [];
  return saveDraft(platform, viewer, {
    submissionKey: platform.ids.next(platform.clock.now()),
    ...inputOf(job),
    occupations: said.filter((name) => findOccupations([name]).names !== null),
  });
}

/** Throws a draft of the viewer away. Throws `wrong-role`, `not-found`, and `illegal-step` for a job that was posted. */
export async function deleteDraft(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<void> {
  requireRecruiter(viewer);
  await platform.db.transaction(async (tx) => {
    const job = await requireOwnJob(tx, viewer.id, jobId);
    const gone = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, job.id), eq(jobs.status, "draft")))
      .returning({ id: jobs.id });
    if (gone.length === 0) throw new DomainError("illegal-step");
  });
}

/** Whether what the job says may be changed: not after its end, when people applied to what it said. */
function isEditable(status: JobStatus): boolean {
  return status === "draft" || status === "live" || status === "paused";
}
