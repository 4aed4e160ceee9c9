import { and, desc, eq, inArray, isNotNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { removedJobs } from "#app/db/schema/removed-jobs.ts";
import { FLEXIBILITIES } from "#app/domain/employment.ts";
import { type JobStatus, UNPUBLISHED_STATUSES } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { inScope, mayChange, mayRead } from "#app/features/accounts/company-access.server.ts";
import type { WorkScope } from "#app/features/accounts/work-scope.ts";
import { isHiddenByCase } from "#app/features/cases/queries.server.ts";
import { isId, requireId } from "#app/input-fields.ts";
import type { EmployerCheck, Job, JobCard, JobChoice } from "./rules.ts";

/** The columns behind a `JobCard`; select them from `jobs` with `checkedCompany` joined, then call `toJobCard`. */
export const jobCardColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  industry: jobs.industry,
  employmentType: jobs.employmentType,
  workType: jobs.workType,
  hoursPerWeek: jobs.hoursPerWeek,
  payRangeMin: jobs.payRangeMin,
  payRangeMax: jobs.payRangeMax,
  payUnit: jobs.payUnit,
  flexibility: jobs.flexibility,
  isActive: jobs.isActive,
  createdAt: jobs.createdAt,
  checkedAt: companies.verifiedAt,
  checkedHow: companies.verifiedHow,
  checkedDomain: companies.verifiedDomain,
};

/** Left-join `companies` on this: matches only a verified company, and only if the job names it (D77). */
export const checkedCompany = and(
  eq(companies.id, jobs.companyId),
  isNotNull(companies.verifiedAt),
  eq(sql`lower(${companies.name})`, sql`lower(${jobs.company})`),
);

type JobCardRow = Omit<JobCard, "employerCheck" | "flexibility"> & {
  flexibility: string[];
  checkedAt: Date | null;
  checkedHow: EmployerCheck["how"] | null;
  checkedDomain: string | null;
};

/** Shapes a row of `jobCardColumns`. */
export function toJobCard<T extends JobCardRow>({ checkedAt, checkedHow, checkedDomain, flexibility, ...row }: T) {
  const employerCheck: EmployerCheck | null =
    checkedAt && checkedHow ? { checkedAt, how: checkedHow, domain: checkedDomain } : null;
  return { ...row, employerCheck, flexibility: FLEXIBILITIES.filter((kind) => flexibility.includes(kind)) };
}

/** SQL condition that a job may be shown to everyone: it was posted, and no reviewer holds it or has refused it. */
export const isPublished: SQL = notInArray(jobs.status, [...UNPUBLISHED_STATUSES]);

/** Returns a job that was posted, open or closed. Throws `not-found` for others and for a malformed id. */
export async function requireJob(db: Database, jobId: string): Promise<Job> {
  return requireJobWhere(db, jobId, isPublished);
}

/** Like `requireJob`, for the job's own page: throws `job-removed` for one that existed and was erased. */
export async function requireJobOrTrace(db: Database, jobId: string): Promise<Job> {
  try {
    return await requireJob(db, jobId);
  } catch (error) {
    const wasThere = isId(jobId) && (await db.$count(removedJobs, eq(removedJobs.id, jobId))) > 0;
    throw wasThere ? new DomainError("job-removed") : error;
  }
}

/** Returns a job of the recruiter's company, drafts included. Throws `not-found` for anyone else's. */
export async function requireOwnJob(db: Database, recruiterId: string, jobId: string): Promise<Job> {
  return requireJobWhere(db, jobId, mayRead(recruiterId));
}

/**
 * Returns a job that the recruiter may change, drafts included; call it in the transaction that does. Throws
 * `not-found` for others'.
 */
export async function requireChangeableJob(tx: Database, recruiterId: string, jobId: string): Promise<Job> {
  return requireJobWhere(tx, jobId, mayChange(recruiterId));
}

/** Whether the recruiter may change a job. */
export async function isChangeableJob(db: Database, recruiterId: string, jobId: string): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.id, jobId), mayChange(recruiterId)))) > 0;
}

/** Whether a job belongs to the recruiter's company. */
export async function isOwnJob(db: Database, recruiterId: string, jobId: string): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.id, jobId), mayRead(recruiterId)))) > 0;
}

/** Returns what lists of people need of a job of the recruiter's company. Throws `not-found` for anyone else's. */
export async function requireOwnJobSummary(db: Database, recruiterId: string, jobId: string) {
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      isActive: jobs.isActive,
      status: jobs.status,
      hidesNames: jobs.hidesNames,
    })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), mayRead(recruiterId)));
  if (!job) throw new DomainError("not-found");
  return job;
}

/** The address of the recruiter's own company, verified or not, while the job names it. */
const companySlug: SQL<string | null> = sql`(
  select named.slug from companies named
  where named.id = ${jobs.companyId} and lower(named.name) = lower(${jobs.company}) and not ${isHiddenByCase("company", sql`named.id`)})`;

async function requireJobWhere(db: Database, jobId: string, condition: SQL): Promise<Job> {
  const [row] = await selectJobs(db).where(and(eq(jobs.id, requireId(jobId)), condition));
  if (!row) throw new DomainError("not-found");
  return toJob(row);
}

/** Returns the jobs of a recruiter's company that were made before `after`, newest first, drafts included. */
export async function listOwnJobs(
  db: Database,
  recruiterId: string,
  { status, after, limit }: { status: JobStatus | null; after: string | null; limit: number },
): Promise<Job[]> {
  const isAsked = status === null ? undefined : eq(jobs.status, status);
  const isBefore = after === null ? undefined : lt(jobs.id, after);
  const rows = await selectJobs(db)
    .where(and(mayRead(recruiterId), isAsked, isBefore))
    .orderBy(desc(jobs.id))
    .limit(limit);
  return rows.map(toJob);
}

function selectJobs(db: Database) {
  return db
    .select({
      ...jobCardColumns,
      placeSlug: jobs.placeSlug,
      industrySlug: jobs.industrySlug,
      description: jobs.description,
      skillNames: jobs.skillNames,
      responsibleId: jobs.responsibleId,
      status: jobs.status,
      statusChangedAt: jobs.statusChangedAt,
      answerDays: jobs.answerDays,
      hidesNames: jobs.hidesNames,
      questions: jobs.questions,
      notAnsweringSince: jobs.notAnsweringSince,
      expiresAt: jobs.expiresAt,
      updatedAt: jobs.updatedAt,
      companySlug,
    })
    .from(jobs)
    .leftJoin(companies, checkedCompany);
}

function toJob({ skillNames, ...job }: Awaited<ReturnType<typeof selectJobs>>[number]): Job {
  return { ...toJobCard(job), skills: namesOfLines(skillNames) };
}

/** Returns the names in a column that has one per line. */
export function namesOfLines(lines: string): string[] {
  return lines.split("\n").filter((name) => name !== "");
}

const MOST_CHOICES = 500;

/**
 * Returns the 500 newest posted jobs that a recruiter looks after, or those of their whole company, as choices, newest
 * first, open and closed; no drafts.
 */
export async function listJobChoices(db: Database, userId: string, scope: WorkScope = "mine"): Promise<JobChoice[]> {
  return await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, isActive: jobs.isActive })
    .from(jobs)
    .where(and(inScope(scope, userId), ne(jobs.status, "draft")))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(MOST_CHOICES);
}

const isOpenOrHeld = inArray(jobs.status, ["live", "held"]);

/** Returns the job that a posting form of this recruiter made, by the form's key; null if it was not sent. */
export async function findPostedJob(db: Database, userId: string, submissionKey: string): Promise<Job | null> {
  if (!isId(submissionKey)) return null;
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.createdBy, userId), eq(jobs.submissionKey, submissionKey), isOpenOrHeld));
  return job ? await requireOwnJob(db, userId, job.id) : null;
}
