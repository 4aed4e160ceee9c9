import { and, asc, count, desc, eq, gt, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { inScope } from "#app/features/accounts/company-access.server.ts";
import type { WorkScope } from "#app/features/accounts/work-scope.ts";
import { SETTLED_STATUSES } from "#app/features/jobs/rules.ts";
import { displayName, publicApplicantId } from "./anonymous-review/columns.server.ts";
import { answerStillDue } from "./answers/rules.ts";
import type { JobWithApplicants, WaitingApplication } from "./waiting.ts";

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
