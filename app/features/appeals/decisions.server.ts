import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/schema/cases.ts";
import { companies, companyEvents } from "#app/db/schema/companies.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountSuspensions, appeals } from "#app/db/schema/suspensions.ts";
import type { AppealKind } from "#app/domain/suspension.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { settleCases } from "#app/features/cases/decisions.server.ts";
import { canHide } from "#app/features/cases/rules.ts";
import { approveJob } from "#app/features/jobs/review/decisions.server.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import { lockJob, restoreJob } from "#app/features/jobs/review/reported.server.ts";
import { isPublicStatus } from "#app/features/jobs/review/rules.ts";
import { verifyCompany } from "#app/features/profiles/companies/decisions.server.ts";
import { restoreInCase } from "#app/features/reports/hiding.server.ts";
import type { Appealed } from "#app/features/safety/appeal-links.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { reverseSuspension } from "../suspensions/commands.server.ts";
import type { Decision } from "./rules.ts";

type About = Pick<Appealed, "decisionId" | "userId">;

/** How to find and reverse one kind of decision. */
type DecisionKind = {
  find(db: Database, about: About): Promise<Decision | null>;
  /** Reverses the decision in `tx`. Does nothing if it no longer stands. */
  reverse(platform: Platform, tx: Database, viewer: StaffViewer, decision: Decision): Promise<void>;
};

const KINDS: Record<AppealKind, DecisionKind> = {
  suspension: { find: findSuspended, reverse: openAgain },
  job: { find: findRefusedJob, reverse: approveAfterAll },
  company: { find: findRefusedCompany, reverse: verifyAfterAll },
  hidden: { find: findHidden, reverse: showAfterAll },
};

/** Returns the decision that an appeal is about, or null if it is gone. */
export async function findDecision(db: Database, { kind, ...about }: Appealed): Promise<Decision | null> {
  return await KINDS[kind].find(db, about);
}

/** Reverses a decision in `tx`. */
export async function reverseDecision(
  platform: Platform,
  tx: Database,
  viewer: StaffViewer,
  decision: Decision,
): Promise<void> {
  await KINDS[decision.kind].reverse(platform, tx, viewer, decision);
}

async function findSuspended(db: Database, { decisionId, userId }: About): Promise<Decision | null> {
  const [row] = await db
    .select()
    .from(accountSuspensions)
    .where(and(eq(accountSuspensions.id, decisionId), eq(accountSuspensions.userId, userId)));
  if (!row) return null;
  const { id, reason, startedAt: decidedAt, startedBy: decidedBy, endsAt, endedAt } = row;
  return { kind: "suspension", id, userId, subject: "", reason, decidedAt, decidedBy, endsAt, isInForce: !endedAt };
}

/** Also restores what the same decision hid. */
async function openAgain(platform: Platform, tx: Database, viewer: StaffViewer, { id, userId }: Decision) {
  await reverseSuspension(platform, tx, viewer, { personId: userId, suspensionId: id });
  const [from] = await tx
    .select({ caseId: cases.id })
    .from(accountSuspensions)
    .innerJoin(cases, eq(cases.id, accountSuspensions.caseId))
    .where(and(eq(accountSuspensions.id, id), inArray(cases.outcome, ["suspended", "banned"]), cases.isHiding));
  if (from) await restoreInCase(platform, tx, viewer, from);
}

async function findRefusedJob(db: Database, { decisionId, userId }: About): Promise<Decision | null> {
  const [row] = await db
    .select({ review: jobReviews, title: jobs.title, status: jobs.status })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(and(eq(jobReviews.id, decisionId), mayRead(userId)));
  if (!row) return null;
  const { review, title, status } = row;
  const wasReversed = await db.$count(
    appeals,
    and(eq(appeals.kind, "job"), eq(appeals.decisionId, decisionId), eq(appeals.outcome, "reversed")),
  );
  if (review.outcome !== "refused" && wasReversed === 0) return null;
  const last = await findLastReview(db, review.jobId);
  return {
    kind: "job",
    id: decisionId,
    userId,
    subject: review.proposed?.title ?? title,
    reason: review.refusal ?? "",
    decidedAt: review.decidedAt ?? review.createdAt,
    decidedBy: review.decidedBy,
    endsAt: null,
    isInForce: review.outcome === "refused" && status === "refused" && last?.id === decisionId,
  };
}

/**
 * Undoes the refusal and approves the same version. A job that was taken down returns to its
 * previous status.
 */
async function approveAfterAll(platform: Platform, tx: Database, viewer: StaffViewer, { id }: Decision) {
  const [review] = await tx.select().from(jobReviews).where(eq(jobReviews.id, id));
  if (!review) return;
  if (review.proposed === null && isPublicStatus(review.before)) {
    const job = await lockJob(tx, review.jobId);
    if (!job || !(await restoreJob(platform, tx, viewer, job))) return;
    return await settleCases(
      platform,
      tx,
      viewer,
      { kind: "job", subjectId: review.jobId },
      { isPublic: true, decision: null },
    );
  }
  const [held] = await tx
    .update(jobs)
    .set({ status: "held" })
    .where(and(eq(jobs.id, review.jobId), eq(jobs.status, "refused")))
    .returning({ id: jobs.id });
  if (!held) return;
  await tx.update(jobReviews).set({ outcome: null, decidedAt: null, decidedBy: null }).where(eq(jobReviews.id, id));
  await approveJob(withTransaction(platform, tx), viewer, { jobId: review.jobId, version: review.version });
}

async function findRefusedCompany(db: Database, { decisionId, userId }: About): Promise<Decision | null> {
  const [row] = await db
    .select({ event: companyEvents, name: companies.name, verifiedAt: companies.verifiedAt })
    .from(companyEvents)
    .innerJoin(companies, eq(companies.id, companyEvents.companyId))
    .innerJoin(recruiters, and(eq(recruiters.companyId, companies.id), eq(recruiters.userId, userId)))
    .where(and(eq(companyEvents.id, decisionId), inArray(companyEvents.kind, ["refused", "taken-off"])));
  if (!row) return null;
  const { event, name, verifiedAt } = row;
  const reason = event.text ?? "";
  const about = { kind: "company", id: decisionId, userId, subject: name, reason, endsAt: null } as const;
  return { ...about, decidedAt: event.at, decidedBy: event.userId, isInForce: verifiedAt === null };
}

async function verifyAfterAll(platform: Platform, tx: Database, viewer: StaffViewer, { id }: Decision) {
  const [company] = await tx
    .select({ companyId: companies.id, version: companies.version })
    .from(companyEvents)
    .innerJoin(companies, eq(companies.id, companyEvents.companyId))
    .where(eq(companyEvents.id, id));
  if (company) await verifyCompany(withTransaction(platform, tx), viewer, { ...company, checked: AFTER_APPEAL });
}

const AFTER_APPEAL = "Verified after an appeal against our decision; see the appeal.";

/**
 * Finds a company, profile, or message that a case hides. A job that was taken down has its own
 * review.
 */
async function findHidden(db: Database, { decisionId, userId }: About): Promise<Decision | null> {
  const [row] = await db
    .select()
    .from(cases)
    .where(
      and(eq(cases.id, decisionId), eq(cases.aboutId, userId), eq(cases.outcome, "hidden"), ne(cases.kind, "job")),
    );
  if (!row || !canHide(row.kind)) return null;
  const about = { kind: "hidden", id: decisionId, userId, subject: row.title, reason: row.decision ?? "" } as const;
  const decidedAt = row.decidedAt ?? row.updatedAt;
  return { ...about, decidedAt, decidedBy: row.decidedBy, endsAt: null, isInForce: row.isHiding };
}

async function showAfterAll(platform: Platform, tx: Database, viewer: StaffViewer, { id }: Decision) {
  await restoreInCase(platform, tx, viewer, { caseId: id });
}
