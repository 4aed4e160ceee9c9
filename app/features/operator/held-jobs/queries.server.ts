import { and, count, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import {
  EMPLOYMENT_TYPE_LABELS,
  flexibilityText,
  hoursText,
  payText,
  WORK_TYPE_LABELS,
} from "#app/features/jobs/labels.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { questionsText } from "#app/features/jobs/questions/labels.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import { listWaitingJobs } from "#app/features/jobs/review/queue.server.ts";
import type { WaitingJob } from "#app/features/jobs/review/rules.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type FieldDifference, type HeldJob, type HeldJobsSearch, partsOf } from "./rules.ts";

const PAGE = 50;
const MOST_REVIEWS = 20;

/**
 * Returns one page of the jobs that wait for a decision, longest waiting first. Throws not-found if
 * the viewer may not see the console.
 */
export async function listHeldJobs(
  db: Database,
  viewer: StaffViewer,
  { reason, after }: HeldJobsSearch,
): Promise<{ rows: WaitingJob[]; nextAfter: string | null }> {
  requirePermission(viewer, "see the console");
  const found = await listWaitingJobs(db, {
    reason: reason || undefined,
    after: after ?? undefined,
    limit: PAGE + 1,
  });
  const rows = found.slice(0, PAGE);
  return { rows, nextAfter: found.length > PAGE ? (rows.at(-1)?.reviewId ?? null) : null };
}

/**
 * Returns a waiting job with the signs and changes in its texts, and the history of its recruiter
 * and company. Throws not-found if the job is not waiting or the viewer may not see the console.
 */
export async function requireHeldJob(platform: Platform, viewer: StaffViewer, jobId: string): Promise<HeldJob> {
  requirePermission(viewer, "see the console");
  const { db } = platform;
  const [row] = await db
    .select({ by: jobs.responsibleId })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), eq(jobs.status, "held")));
  const review = row ? await findLastReview(db, jobId) : null;
  if (!row || !review || review.outcome !== null || review.awaitsColleague) throw new DomainError("not-found");
  const stored = await requireOwnJob(db, row.by, jobId);
  const { occupations: _, occupationsShown: __, questions = stored.questions, ...proposed } = review.proposed ?? {};
  const [now, before] = [{ ...stored, ...proposed, questions }, review.proposed ? stored : null];
  const ownHost = new URL(platform.env.appUrl).host;
  const signsOf = (text: string) => warningsIn(text, ownHost);
  const [recruiter, company, earlier] = await Promise.all([
    findRecruiter(db, row.by),
    findCompany(db, row.by, now.company),
    listEarlier(db, row.by),
  ]);
  return {
    jobId,
    version: review.version,
    title: now.title,
    reasons: review.reasons,
    sentAt: review.createdAt,
    isChange: review.before !== "draft",
    fields: fieldsOf(now, before),
    description: partsOf(now.description, before?.description ?? null, signsOf),
    recruiter,
    company,
    earlier,
  };
}

function fieldsOf(now: Job, before: Job | null): FieldDifference[] {
  const was = before && new Map(wordsOf(before));
  return wordsOf(now).map(([label, text]) => {
    const old = was?.get(label) ?? null;
    return { label, now: text, before: old === text ? null : old };
  });
}

function wordsOf(job: Job): Array<[label: string, text: string]> {
  return [
    ["Title", job.title],
    ["Company", job.company],
    ["Location", job.location],
    ["Industry", job.industry],
    ["Employment type", EMPLOYMENT_TYPE_LABELS[job.employmentType]],
    ["Work type", WORK_TYPE_LABELS[job.workType]],
    ["Hours", hoursText(job.hoursPerWeek)],
    ["Pay", payText(job)],
    ["Flexibility", flexibilityText(job.flexibility)],
    ["Skills", job.skills.join(", ")],
    ["Questions", questionsText(job.questions)],
  ];
}

async function findRecruiter(db: Database, userId: string): Promise<HeldJob["recruiter"]> {
  const [[person], posted] = await Promise.all([
    db
      .select({ name: users.name, since: users.createdAt, isEmailVerified: users.isEmailVerified })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({ status: jobs.status, count: count() })
      .from(jobs)
      .where(and(eq(jobs.responsibleId, userId), ne(jobs.status, "draft")))
      .groupBy(jobs.status)
      .orderBy(jobs.status),
  ]);
  if (!person) throw new DomainError("not-found");
  return { ...person, jobs: posted };
}

async function findCompany(db: Database, userId: string, named: string): Promise<HeldJob["company"]> {
  const [own] = await db
    .select({
      name: companies.name,
      slug: companies.slug,
      verifiedAt: companies.verifiedAt,
      verifiedDomain: companies.verifiedDomain,
    })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, userId));
  if (!own) return null;
  const { verifiedAt, ...company } = own;
  const isNamed = own.name.toLowerCase() === named.toLowerCase();
  return { ...company, isVerified: verifiedAt !== null, isNamed };
}

async function listEarlier(db: Database, userId: string): Promise<HeldJob["earlier"]> {
  const rows = await db
    .select({
      id: jobReviews.id,
      title: jobs.title,
      outcome: jobReviews.outcome,
      decidedAt: jobReviews.decidedAt,
      refusal: jobReviews.refusal,
    })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(and(eq(jobs.responsibleId, userId), isNotNull(jobReviews.outcome)))
    .orderBy(desc(jobReviews.createdAt), desc(jobReviews.id))
    .limit(MOST_REVIEWS);
  return rows.map(({ outcome, ...review }) => ({ ...review, outcome: outcome ?? "" }));
}
