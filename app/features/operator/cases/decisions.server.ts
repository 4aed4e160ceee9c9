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
 * Dismisses a case: its reporters are notified, and a job that reports had hidden is public again.
 * If its recruiter has changed the job since, it waits with the held jobs instead. Throws not-found
 * if there is no such case or the viewer may not decide it, and `decided-already` if anything has
 * changed in the case since that version.
 */
export async function dismissCase(platform: Platform, viewer: StaffViewer, seen: SeenCase): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    const { job } = await holdThing(tx, seen.caseId);
    await closeCase(platform, tx, viewer, seen, { outcome: "dismissed", decision: null, isHiding: false });
    if (job) await showAgain(platform, tx, viewer, job);
  });
}

/**
 * Hides the subject of a case and tells its owner why. Throws as `dismissCase` does, and not-found
 * if a subject of this kind cannot be hidden.
 */
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
    // For a job, its recruiter reads the reason on the page of the job.
    if (row.kind !== "job") await mailOwner(platform, tx, row, words);
  });
}

/**
 * Warns the person and leaves the subject as it is. Throws as `dismissCase` does, and not-found if
 * there is no one to warn.
 */
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
 * Suspends the person for seven days, or permanently if `days` is null, and hides the subject.
 * Throws as `dismissCase` does, not-found if there is no one to suspend, and `suspended-already`.
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
      // The suspension notifies the applicants.
      const note = await takeDown(platform, tx, viewer, { row, job }, { words, tellsApplicants: false });
      await noteEvent(platform, tx, { caseId: row.id, kind: "hidden", actorId: viewer.id, text: note });
    }
    const suspension = { personId: row.aboutId, days, reason: words, caseId: row.id };
    await suspendPerson(withTransaction(platform, tx), viewer, suspension);
  });
}

/** Publishes a job again if only reports held it and its recruiter has not changed it since. */
async function showAgain(platform: Platform, tx: Database, viewer: StaffViewer, job: Job): Promise<void> {
  if (job.status !== "held") return;
  const review = await findLastReview(tx, job.id);
  if (review?.outcome !== null || review.proposed !== null || review.reasons.join() !== "reported") return;
  await approveJob(withTransaction(platform, tx), viewer, { jobId: job.id, version: review.version });
}

/**
 * Restores what a decided case hides, as it was. Throws not-found if the viewer may not decide
 * cases, and `decided-already` if the case hides nothing or has changed since that version.
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
