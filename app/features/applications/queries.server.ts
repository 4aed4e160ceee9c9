import { and, asc, count, desc, eq, gt, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { files } from "#app/db/schema/files.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { inScope } from "#app/features/accounts/company-access.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { WorkScope } from "#app/features/accounts/work-scope.ts";
import { type Job, SETTLED_STATUSES } from "#app/features/jobs/rules.ts";
import { payColumns } from "#app/features/jobs/terms/queries.server.ts";
import { isSamePay } from "#app/features/jobs/terms/rules.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { filePath } from "#app/features/profiles/uploads/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { displayName, publicApplicantId } from "./anonymous-review/columns.server.ts";
import { answerStillDue, type Promised } from "./answers/rules.ts";
import { findHeldApplication } from "./held/queries.server.ts";
import { interviewColumns, interviewOf } from "./interviews/columns.server.ts";
import { keyOfQuestions } from "./questions/commands.server.ts";
import {
  type ApplicationCounts,
  type ApplicationDetails,
  type ApplicationRow,
  type ApplyState,
  countByStatus,
  isReadyToApply,
  type JobWithApplicants,
  type WaitingApplication,
} from "./rules.ts";

/** The most applications in My Applications, the newest. */
const MAX_LISTED = 200;

/** Returns the person's application to a job, or null. */
export async function findApplication(
  db: Database,
  applicantId: string,
  jobId: string,
): Promise<({ id: string; createdAt: Date } & Promised) | null> {
  const { id, status, createdAt, answerDueOn, answeredAt } = applications;
  const [row] = await db
    .select({ id, status, createdAt, answerDueOn, answeredAt })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.applicantId, applicantId)));
  return row ?? null;
}

/**
 * Returns what the job page tells its visitor about applying. A failed check is a state of its own (section 8: the page
 * stays and offers "Retry Application Check"), so it is logged and does not throw.
 */
export async function findApplyState(
  platform: Pick<Platform, "db" | "log">,
  viewer: Viewer | null,
  job: Pick<Job, "id" | "isActive" | "status" | "questions">,
): Promise<ApplyState> {
  const ended: ApplyState = { kind: job.status === "paused" ? "paused" : "closed" };
  if (!viewer) return job.isActive ? { kind: "guest" } : ended;
  if (viewer.role === null) return { kind: "no-role" };
  if (viewer.role === "recruiter") return { kind: "recruiter" };
  try {
    // In this order, because an application that is sent between the two is found by the second.
    const held = await findHeldApplication(platform.db, viewer.id, job.id);
    if (held) return { kind: "held", ...held };
    const application = await findApplication(platform.db, viewer.id, job.id);
    if (application) {
      const { id: applicationId, createdAt: sentAt, ...promised } = application;
      return { kind: "applied", applicationId, sentAt, ...promised };
    }
    if (!job.isActive) return ended;
    const profile = await findProfile(platform.db, viewer.id);
    if (!profile || !isReadyToApply(profile)) return { kind: "profile-incomplete" };
    const { questions } = job;
    return { kind: "open", asks: questions.length > 0 ? { key: keyOfQuestions(questions), questions } : null };
  } catch (error) {
    platform.log.error({ err: error, jobId: job.id }, "application check failed");
    return { kind: "check-failed" };
  }
}

/** Lists the person's newest 200 applications with their jobs, newest first. */
export async function listApplications(db: Database, applicantId: string): Promise<ApplicationRow[]> {
  return await db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      title: jobs.title,
      company: jobs.company,
      status: applications.status,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.applicantId, applicantId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(MAX_LISTED);
}

/** Returns one of the person's own applications with its history. Throws not-found, also for someone else's. */
export async function requireApplicationDetails(
  db: Database,
  applicantId: string,
  applicationId: string,
): Promise<ApplicationDetails> {
  const [row] = await db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      title: jobs.title,
      company: jobs.company,
      status: applications.status,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      location: jobs.location,
      employmentType: jobs.employmentType,
      workType: jobs.workType,
      description: jobs.description,
      applied: applications.jobTerms,
      payNow: payColumns,
      jobStatus: jobs.status,
      coverNote: applications.coverNote,
      questionAnswers: applications.questionAnswers,
      answerDueOn: applications.answerDueOn,
      answeredAt: applications.answeredAt,
      hidesName: applications.hidesName,
      dated: interviewColumns,
      resumeFileId: applications.resumeFileId,
      resumeName: files.fileName,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(and(eq(applications.id, requireId(applicationId)), eq(applications.applicantId, applicantId)));
  if (!row) throw new DomainError("not-found");
  const { resumeFileId, resumeName, dated, applied, payNow, ...details } = row;
  const pay = applied ?? payNow;
  const changedPay = isSamePay(pay, payNow) ? null : payNow;
  const resume = resumeFileId && resumeName ? { fileName: resumeName, path: filePath(resumeFileId) } : null;
  const events = await listEvents(db, row.id);
  const sent = { ...details, pay, changedPay, resume, interview: interviewOf(dated), events };
  return details.jobStatus === "suspended" ? { ...sent, ...UNSEEN } : sent;
}

/** What a suspended employer wrote is shown to no one; title and company stay, so that it is known who it is about. */
const UNSEEN = { description: "", location: "", interview: null, changedPay: null };

async function listEvents(db: Database, applicationId: string): Promise<ApplicationDetails["events"]> {
  return await db
    .select({ status: applicationEvents.status, at: applicationEvents.createdAt })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id));
}

/** Counts the person's applications by the rule of section 4; one statement. */
export async function countApplications(db: Database, applicantId: string): Promise<ApplicationCounts> {
  const rows = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(eq(applications.applicantId, applicantId))
    .groupBy(applications.status);
  return countByStatus(rows);
}

/** Returns the person's `limit` latest applications for "recent activity"; `at` is when the status last changed. */
export async function listRecentActivity(
  db: Database,
  applicantId: string,
  limit: number,
): Promise<Array<{ applicationId: string; jobId: string; title: string; company: string; status: string; at: Date }>> {
  return await db
    .select({
      applicationId: applications.id,
      jobId: applications.jobId,
      title: jobs.title,
      company: jobs.company,
      status: applications.status,
      at: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.applicantId, applicantId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}

/**
 * Returns the figures of a recruiter's dashboard over their own jobs; one statement. Counts the applicants of all jobs,
 * and interviews that are in the future at `now` or have no date yet.
 */
export async function countForRecruiter(
  db: Database,
  recruiterId: string,
  now: Date,
): Promise<{ activeJobs: number; applicants: number; interviews: number }> {
  const isAhead = and(
    eq(applications.status, "interview"),
    or(isNull(applications.interviewAt), gt(applications.interviewAt, now)),
  );
  const [row] = await db
    .select({
      activeJobs: sql<number>`count(distinct ${jobs.id}) filter (where ${jobs.isActive})`.mapWith(Number),
      applicants: count(applications.id),
      interviews: sql<number>`count(*) filter (where ${isAhead})`.mapWith(Number),
    })
    .from(jobs)
    .leftJoin(applications, eq(applications.jobId, jobs.id))
    .where(inScope("mine", recruiterId));
  return row ?? { activeJobs: 0, applicants: 0, interviews: 0 };
}

/** The most jobs in the list of jobs with applicants; the list of all jobs is above it. */
const MAX_JOBS_LISTED = 50;

/**
 * Lists the recruiter's jobs with applications, or those of their whole company, open and closed: most people waiting
 * first, then the newest; at most 50, and whether there are more. One statement.
 */
export async function listJobsWithApplicants(
  db: Database,
  recruiterId: string,
  scope: WorkScope = "mine",
): Promise<{ rows: JobWithApplicants[]; isMore: boolean }> {
  const waiting = sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number);
  const found = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, applicants: count(), waiting })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(inScope(scope, recruiterId))
    .groupBy(jobs.id)
    .orderBy(desc(waiting), desc(jobs.createdAt), desc(jobs.id))
    .limit(MAX_JOBS_LISTED + 1);
  return { rows: found.slice(0, MAX_JOBS_LISTED), isMore: found.length > MAX_JOBS_LISTED };
}

/**
 * An application without a decision or a message, not even a held one, for a job that is neither closed nor filled.
 * Needs `applications` with `jobs` and `heldStatusChanges` joined.
 */
export const isWaiting = and(
  eq(applications.status, "pending"),
  isNull(applications.answeredAt),
  isNull(heldStatusChanges.id),
  notInArray(jobs.status, [...SETTLED_STATUSES]),
);

/** Lists the recruiter's applications without a decision or a message, not even a held one, longest waiting first. */
export async function listWaiting(
  db: Database,
  recruiterId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingApplication[]> {
  const found = await db
    .select({
      applicationId: applications.id,
      jobId: jobs.id,
      title: jobs.title,
      candidateId: publicApplicantId,
      fullName: displayName(users.name),
      createdAt: applications.createdAt,
      promised: {
        status: applications.status,
        answerDueOn: applications.answerDueOn,
        answeredAt: applications.answeredAt,
      },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(and(inScope("mine", recruiterId), isWaiting))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(limit);
  return found.map(({ promised, ...row }) => ({ ...row, due: answerStillDue(promised, now) }));
}
