import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { DomainError } from "#app/domain-error.ts";
import { noteEvent } from "#app/features/cases/commands.server.ts";
import { closeCase, type SeenCase } from "#app/features/cases/decisions.server.ts";
import { canHide } from "#app/features/cases/rules.ts";
import { approveJob } from "#app/features/jobs/review/decisions.server.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { type CaseRow, holdThing, restoreInCase, takeDown } from "#app/features/reports/hiding.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import type { SUSPENSION_DAYS } from "#app/features/suspensions/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { mailPerson } from "./commands.server.ts";
import { hiddenMail } from "./emails.server.ts";

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
    const note = await takeDown(platform, tx, viewer, { row, job }, { words, tellsApplicants: true });
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
      // Who applied is told of the suspension.
      const note = await takeDown(platform, tx, viewer, { row, job }, { words, tellsApplicants: false });
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
    if (!(await restoreInCase(platform, tx, viewer, seen))) throw new DomainError("decided-already");
  });
}

async function mailOwner(platform: Platform, tx: Database, row: CaseRow, words: string): Promise<void> {
  const [owner] = row.aboutId === null ? [] : await tx.select().from(users).where(eq(users.id, row.aboutId));
  if (!owner) return;
  await queueMail(platform, tx, {
    ...hiddenMail(row.kind, words, appealPath(platform, { kind: "hidden", decisionId: row.id, userId: owner.id })),
    userId: owner.id,
    toAddress: owner.email,
    toName: owner.name,
  });
}
