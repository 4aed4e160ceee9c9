import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActingRecruiter, requireHiring, requireVerified } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { claimActiveJob } from "#app/features/plans/commands.server.ts";
import { settleOccupations } from "#app/features/readings/commands.server.ts";
import { readJob } from "#app/features/readings/reading.server.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { announceJob, contentOf, findOwnCompanyId } from "../commands.server.ts";
import { requireChangeableJob, requireOwnJob } from "../queries.server.ts";
import { findHoldReasons, findLastReview, openReview } from "../review/holding.server.ts";
import type { HoldReason } from "../review/rules.ts";
import { endOfLife, type Job } from "../rules.ts";
import type { EditInput } from "../schema.ts";
import { reportJobIfSuspicious } from "../warnings/commands.server.ts";
import { writeJob } from "./writing.server.ts";

type Edit = EditInput & { jobId: string };

/**
 * Changes a job of the viewer if it still is as the viewer saw it; applicants keep the pay that they applied to.
 * Publishing makes a draft live; where the plan is full it stays a draft with everything saved (D4). A job that may not
 * be public yet is held for a reviewer: a public job is taken offline, and its row keeps the public texts. Throws
 * `wrong-role`, `not-found`, `stale-job`, `illegal-step` for a job that has ended or to make a posted one a draft,
 * `email-unverified` for all but drafts; publishing and sending to review also throw `account-leaving`, publishing `turned-off`; a FieldError
 * for an unknown occupation.
 */
export async function editJob(
  platform: Platform,
  viewer: Viewer,
  { jobId, seenAt, ...said }: Edit,
  { isDraft }: { isDraft: boolean },
): Promise<Job> {
  requireHiring(viewer);
  if (!isDraft) requireVerified(platform, viewer);
  return platform.db.transaction(async (tx) => {
    const job = await requireChangeableJob(tx, viewer.id, jobId);
    if (isDraft ? job.status !== "draft" : !isEditable(job.status)) throw new DomainError("illegal-step");
    const isPublished = job.status === "draft" && !isDraft;
    const isInReview = job.status === "held" || job.status === "refused";
    if (isPublished || isInReview) requireActingRecruiter(platform, viewer);
    if (isPublished) await requireTurnedOn(tx, "posting");
    const hasRoom = !isPublished || (await claimActiveJob(platform, tx, viewer.id));
    const goesPublic = !isDraft && hasRoom;
    const isChanged = contentOf(job) !== contentOf({ ...said, questions: said.questions ?? job.questions });
    const isAsked = goesPublic && (isChanged || isPublished || isInReview);
    const reasons = isAsked ? await findReasons(platform, tx, viewer, job, said) : [];
    const condition = and(eq(jobs.status, job.status), eq(jobs.updatedAt, seenAt));
    if (isInReview || reasons.length > 0) {
      await holdEdit(platform, tx, viewer, job, said, {
        condition,
        reasons: reasons.length > 0 ? reasons : [(await isColleaguesAlone(tx, job.id)) ? "colleague" : "changed"],
      });
      return await requireOwnJob(tx, viewer.id, job.id);
    }
    const now = platform.clock.now();
    const goesLive = isPublished && hasRoom;
    await writeJob(platform, tx, job, said, {
      condition,
      also: {
        // Seniors see the day when a draft was posted, not when it was begun.
        ...(goesLive ? { status: "live", statusChangedAt: now, expiresAt: endOfLife(now, null), createdAt: now } : {}),
        ...(job.status === "live" && isChanged ? { renewedAt: now } : {}),
      },
    });
    if (goesLive) await announceJob(platform, tx);
    else if (!isDraft) await publishChange(tx, "jobs");
    const saved = await requireOwnJob(tx, viewer.id, job.id);
    if (saved.isActive) await reportJobIfSuspicious(platform, tx, viewer, saved);
    return saved;
  });
}

type EditedJob = Omit<EditInput, "seenAt">;

async function findReasons(platform: Platform, tx: Database, viewer: Viewer, job: Job, said: EditedJob) {
  const companyId = await findOwnCompanyId(tx, viewer.id, said.company);
  return await findHoldReasons(platform, tx, viewer, { ...said, id: job.id, companyId });
}

/** Whether a job waits for nothing but a colleague's yes, which its recruiter may give once no one else is asked. */
async function isColleaguesAlone(tx: Database, jobId: string): Promise<boolean> {
  const last = await findLastReview(tx, jobId);
  return last !== null && last.outcome === null && last.awaitsColleague && last.reasons.length === 0;
}

type Hold = { condition: ReturnType<typeof and>; reasons: readonly HoldReason[] };

/** A job that was never public is changed directly; the new texts of a public one wait beside it. */
async function holdEdit(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  job: Job,
  said: EditedJob,
  { condition, reasons }: Hold,
) {
  const now = platform.clock.now();
  const isInReview = job.status === "held" || job.status === "refused";
  const last = isInReview ? await findLastReview(tx, job.id) : null;
  const before = last?.before ?? job.status;
  const leadsTo = last?.leadsTo ?? (job.status === "paused" ? "paused" : "live");
  const held = {
    status: "held",
    updatedAt: now,
    ...(job.status === "held" ? {} : { statusChangedAt: now }),
  } as const;
  const wasPublic = before !== "draft";
  if (wasPublic) {
    // An unknown occupation is refused now and not on approval.
    settleOccupations({
      typed: said.occupations,
      shown: said.occupationsShown,
      before: null,
      read: () => readJob(said),
    });
    const [changed] = await tx
      .update(jobs)
      .set(held)
      .where(and(eq(jobs.id, job.id), condition))
      .returning({ id: jobs.id });
    if (!changed) throw new DomainError("stale-job");
  } else {
    await writeJob(platform, tx, job, said, { condition, also: held });
  }
  await openReview(platform, tx, viewer, {
    jobId: job.id,
    words: said,
    reasons,
    before,
    leadsTo,
    proposed: wasPublic ? said : null,
  });
  await publishChange(tx, "jobs");
}

/** Whether the job's content may be changed: not after its end, because people applied to what it said. */
function isEditable(status: JobStatus): boolean {
  return ["draft", "held", "refused", "live", "paused"].includes(status);
}
