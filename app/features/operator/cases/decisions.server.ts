import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { caseEvents, cases } from "#app/db/schema/cases.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { noteEvent } from "#app/features/cases/commands.server.ts";
import { closeCase, type SeenCase } from "#app/features/cases/decisions.server.ts";
import { canHide } from "#app/features/cases/rules.ts";
import { approveJob } from "#app/features/jobs/review/decisions.server.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import { lockJob, restoreJob, takeDownJob } from "#app/features/jobs/review/reported.server.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { putBackMessage, takeDownMessage } from "#app/features/messaging/commands-staff.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import type { SUSPENSION_DAYS } from "#app/features/suspensions/rules.ts";
import { requireId } from "#app/input-fields.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { mailPerson } from "./commands.server.ts";
import { hiddenMail } from "./emails.server.ts";

type CaseRow = typeof cases.$inferSelect;
type Held = { row: CaseRow; job: Job | null };

const WAS_VISIBLE = "It was visible to recruiters.";

/** The thing is held before its case, as everyone does who reports or changes it: nobody waits for each other. */
async function holdThing(tx: Database, caseId: string): Promise<Held> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(eq(cases.id, requireId(caseId)));
  if (!row) throw new DomainError("not-found");
  return { row, job: row.kind === "job" ? await lockJob(tx, row.subjectId) : null };
}

/**
 * Finds nothing against the rules: who reported it is told, and a job that reports had hidden is public again, unless its
 * recruiter has changed it since; then it waits among the held jobs. Throws not-found for no case and for who may not
 * decide, and `decided-already` once anything happened in the case since that version.
 */
export async function dismissCase(platform: Platform, viewer: StaffViewer, seen: SeenCase): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    const { job } = await holdThing(tx, seen.caseId);
    await closeCase(platform, tx, viewer, seen, { outcome: "dismissed", decision: null, isHiding: false });
    if (job) await showAgain(platform, tx, viewer, job);
  });
}

/** Takes the thing down, and tells its owner why. Throws as `dismissCase`, and not-found for what cannot be hidden. */
export async function hideThing(
  platform: Platform,
  viewer: StaffViewer,
  { words, ...seen }: SeenCase & { words: string },
): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    const { row, job } = await holdThing(tx, seen.caseId);
    if (!canHide(row.kind)) throw new DomainError("not-found");
    await closeCase(platform, tx, viewer, seen, { outcome: "hidden", decision: words, isHiding: true });
    const note = await takeDown(platform, tx, viewer, { row, job }, words);
    await noteEvent(platform, tx, { caseId: row.id, kind: "hidden", actorId: viewer.id, text: note });
    // A job's recruiter reads it with the job.
    if (row.kind !== "job") await mailOwner(platform, tx, row, words);
  });
}

/** Warns the person, and leaves the thing as it is. Throws as `dismissCase`, and not-found where nobody is to be warned. */
export async function warnPerson(
  platform: Platform,
  viewer: StaffViewer,
  { words, ...seen }: SeenCase & { words: string },
): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    const { row, job } = await holdThing(tx, seen.caseId);
    await closeCase(platform, tx, viewer, seen, { outcome: "warned", decision: words, isHiding: false });
    await mailPerson(platform, tx, row.aboutId, words);
    if (job) await showAgain(platform, tx, viewer, job);
  });
}

/**
 * Suspends the person for seven days, or (`days` null) for good, and takes the thing down. Throws as `dismissCase`, not-found
 * where nobody is left to suspend, and `suspended-already`.
 */
export async function suspendFromCase(
  platform: Platform,
  viewer: StaffViewer,
  { words, days, ...seen }: SeenCase & { words: string; days: typeof SUSPENSION_DAYS | null },
): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    const { row, job } = await holdThing(tx, seen.caseId);
    if (row.aboutId === null) throw new DomainError("not-found");
    const isHiding = canHide(row.kind);
    const outcome = days === null ? "banned" : "suspended";
    await closeCase(platform, tx, viewer, seen, { outcome, decision: words, isHiding });
    if (isHiding) {
      const note = await takeDown(platform, tx, viewer, { row, job }, words);
      await noteEvent(platform, tx, { caseId: row.id, kind: "hidden", actorId: viewer.id, text: note });
    }
    const suspension = { personId: row.aboutId, days, reason: words, caseId: row.id };
    await suspendPerson(withTransaction(platform, tx), viewer, suspension);
  });
}

/** A job that reports alone hold, and that its recruiter has not changed since, is public again. */
async function showAgain(platform: Platform, tx: Database, viewer: StaffViewer, job: Job): Promise<void> {
  if (job.status !== "held") return;
  const review = await findLastReview(tx, job.id);
  if (review?.outcome !== null || review.proposed !== null || review.reasons.join() !== "reported") return;
  await approveJob(withTransaction(platform, tx), viewer, { jobId: job.id, version: review.version });
}

/**
 * Shows again what a decided case hides, as it was. Throws not-found for who may not decide, and `decided-already` where
 * it hides nothing, or anything happened in the case since that version.
 */
export async function restoreThing(platform: Platform, viewer: StaffViewer, seen: SeenCase): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    const { row, job } = await holdThing(tx, seen.caseId);
    const now = platform.clock.now();
    const [restored] = await tx
      .update(cases)
      .set({ isHiding: false, version: sql`${cases.version} + 1`, updatedAt: now })
      .where(and(eq(cases.id, row.id), eq(cases.version, seen.version), cases.isHiding, isNotNull(cases.outcome)))
      .returning({ id: cases.id });
    if (!restored) throw new DomainError("decided-already");
    await putBack(platform, tx, viewer, { row, job });
    await noteEvent(platform, tx, { caseId: row.id, kind: "restored", actorId: viewer.id });
    await recordAudit(platform, tx, {
      actor: viewer,
      action: "case.restored",
      subjectId: row.id,
      detail: { kind: row.kind, person: row.aboutId },
    });
  });
}

/** Keeps a thing from everyone; the answer is what putting it back has to know. */
async function takeDown(
  platform: Platform,
  tx: Database,
  viewer: StaffViewer,
  { row, job }: Held,
  words: string,
): Promise<string | null> {
  const { subjectId } = row;
  switch (row.kind) {
    case "job":
      if (job) await takeDownJob(platform, tx, viewer, job, words);
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
    default:
      // Queries leave it out while its case hides it.
      await publishChange(tx, "jobs");
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
    default:
      await publishChange(tx, "jobs");
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

async function mailOwner(platform: Platform, tx: Database, row: CaseRow, words: string): Promise<void> {
  const [owner] = row.aboutId === null ? [] : await tx.select().from(users).where(eq(users.id, row.aboutId));
  if (!owner) return;
  await queueMail(platform, tx, {
    ...hiddenMail(row.kind, words),
    userId: owner.id,
    toAddress: owner.email,
    toName: owner.name,
  });
}
