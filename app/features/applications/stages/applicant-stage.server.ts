import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { lockMembership, mayChange, requireCompany } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { displayName } from "../anonymous-review/columns.server.ts";
import { STAGE_GONE, stageNote } from "./labels.ts";
import type { SetStageInput } from "./schema.ts";

/**
 * Moves an applicant from the stage that was seen to another one of the same status, or to none. Private: the senior is
 * told nothing, and a note says who did it. Returns the names of both. Throws wrong-role, viewer-only, not-found,
 * illegal-move for a stage of another status, stale-state when status or stage have changed, and FieldError for `stage`
 * if it is gone or the plan does not include stages.
 */
export async function setStage(
  platform: Platform,
  viewer: Viewer,
  { applicationId, from, seen, stage: stageId }: SetStageInput,
): Promise<{ person: string; stage: string | null }> {
  requireHiring(viewer);
  if (stageId !== null && !(await mayUse(platform, viewer.id, "stages")))
    throw new FieldError("stage", NOT_INCLUDED.stages);
  return await platform.db.transaction(async (tx) => {
    await lockMembership(tx, viewer.id);
    // Locks the stage before the application, as the removal of a stage does.
    const stage = stageId === null ? null : await lockStage(tx, viewer, stageId);
    if (stage && stage.status !== from) throw new DomainError("illegal-move");
    const [own] = await tx
      .select({ id: applications.id, status: applications.status, stageId: applications.stageId, name: displayName() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.id, requireId(applicationId)), mayChange(viewer.id)))
      .for("update", { of: applications });
    if (!own) throw new DomainError("not-found");
    const done = { person: own.name, stage: stage?.name ?? null };
    if (own.status !== from) throw new DomainError("stale-state");
    if (own.stageId === stageId) return done;
    if (own.stageId !== seen) throw new DomainError("stale-state");
    await tx.update(applications).set({ stageId }).where(eq(applications.id, own.id));
    const now = platform.clock.now();
    await tx.insert(applicantNotes).values({
      id: platform.ids.next(now),
      applicationId: own.id,
      authorId: viewer.id,
      kind: "stage",
      body: stageNote(done.stage),
      createdAt: now,
    });
    await publishLive(tx, { userId: viewer.id, topic: "notification" });
    return done;
  });
}

/** Takes the applicants of a recruiter's jobs out of all stages, because the recruiter joins another company. */
export async function leaveStages(tx: Database, recruiterId: string): Promise<void> {
  await tx
    .update(applications)
    .set({ stageId: null })
    .where(
      and(
        isNotNull(applications.stageId),
        sql`${applications.jobId} in (select id from ${jobs} where ${jobs.responsibleId} = ${recruiterId})`,
      ),
    );
}

/** Returns a stage of the viewer's company, which nobody can remove until `tx` ends. */
async function lockStage(tx: Database, viewer: Viewer, stageId: string) {
  const { id: companyId } = await requireCompany(tx, viewer.id);
  const [stage] = await tx
    .select({ status: companyStages.status, name: companyStages.name })
    .from(companyStages)
    .where(and(eq(companyStages.id, stageId), eq(companyStages.companyId, companyId)))
    .for("share");
  if (!stage) throw new FieldError("stage", STAGE_GONE);
  return stage;
}
