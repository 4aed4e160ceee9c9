import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { caseEvents, cases } from "#app/db/schema/cases.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { noteEvent } from "#app/features/cases/commands.server.ts";
import { lockJob, restoreJob, takeDownJob } from "#app/features/jobs/review/reported.server.ts";
import { bringCompanyJobsBack, takeCompanyJobsAway } from "#app/features/jobs/review/suspended.server.ts";
import { queueTakenDownNotifications } from "#app/features/jobs/review/tasks.server.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import { putBackMessage, takeDownMessage } from "#app/features/messaging/commands-staff.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";

export type CaseRow = typeof cases.$inferSelect;
type Held = { row: CaseRow; job: Job | null };

const WAS_VISIBLE = "It was visible to recruiters.";

/**
 * Returns the case and locks its subject before the case. Everyone who reports or changes the
 * subject locks in this order, so there are no deadlocks. Throws not-found if there is no such
 * case.
 */
export async function holdThing(tx: Database, caseId: string): Promise<Held> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(eq(cases.id, requireId(caseId)));
  if (!row) throw new DomainError("not-found");
  return { row, job: row.kind === "job" ? await lockJob(tx, row.subjectId) : null };
}

/**
 * Restores what a decided case hides, in `tx`. If a version is given, the case must still have it.
 * Returns false if the case no longer hides anything.
 */
export async function restoreInCase(
  platform: Platform,
  tx: Database,
  viewer: StaffViewer,
  { caseId, version }: { caseId: string; version?: number },
): Promise<boolean> {
  const { row, job } = await holdThing(tx, caseId);
  const isSeen = version === undefined ? undefined : eq(cases.version, version);
  const [restored] = await tx
    .update(cases)
    .set({ isHiding: false, version: sql`${cases.version} + 1`, updatedAt: platform.clock.now() })
    .where(and(eq(cases.id, row.id), isSeen, cases.isHiding, isNotNull(cases.outcome)))
    .returning({ id: cases.id });
  if (!restored) return false;
  await putBack(platform, tx, viewer, { row, job });
  await noteEvent(platform, tx, { caseId: row.id, kind: "restored", actorId: viewer.id });
  await recordAudit(platform, tx, {
    actor: viewer,
    action: "case.restored",
    subjectId: row.id,
    detail: { kind: row.kind, person: row.aboutId },
  });
  return true;
}

/** Hides a subject from everyone. Returns what restoring it needs to know. */
export async function takeDown(
  platform: Platform,
  tx: Database,
  viewer: StaffViewer,
  { row, job }: Held,
  { words, tellsApplicants }: { words: string; tellsApplicants: boolean },
): Promise<string | null> {
  const { subjectId } = row;
  switch (row.kind) {
    case "job":
      if (job) await takeDownJob(platform, tx, viewer, job, { reason: words, tellsApplicants });
      return null;
    case "profile": {
      const hidden = await tx
        .update(profiles)
        .set({ isVisible: false })
        .where(and(eq(profiles.userId, subjectId), profiles.isVisible))
        .returning({ id: profiles.userId });
      return hidden.length > 0 ? WAS_VISIBLE : null;
    }
    case "message":
      await takeDownMessage(platform, tx, subjectId);
      return null;
    case "company":
      await takeCompanyJobsAway(tx, subjectId);
      if (tellsApplicants) await queueTakenDownNotifications(platform, tx, { companyId: subjectId });
      return null;
    default:
      return null;
  }
}

async function putBack(platform: Platform, tx: Database, viewer: StaffViewer, { row, job }: Held): Promise<void> {
  const { subjectId } = row;
  switch (row.kind) {
    case "job":
      if (job) await restoreJob(platform, tx, viewer, job);
      return;
    case "profile":
      if (await wasVisible(tx, row.id))
        await tx.update(profiles).set({ isVisible: true }).where(eq(profiles.userId, subjectId));
      return;
    case "message":
      return await putBackMessage(tx, subjectId);
    case "company":
      return await bringCompanyJobsBack(tx, subjectId);
    default:
      return;
  }
}

async function wasVisible(tx: Database, caseId: string): Promise<boolean> {
  const [hidden] = await tx
    .select({ text: caseEvents.text })
    .from(caseEvents)
    .where(and(eq(caseEvents.caseId, caseId), eq(caseEvents.kind, "hidden")))
    .orderBy(desc(caseEvents.id))
    .limit(1);
  return hidden?.text === WAS_VISIBLE;
}
