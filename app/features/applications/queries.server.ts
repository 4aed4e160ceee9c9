import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { files } from "#app/db/schema/files.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { payColumns } from "#app/features/jobs/terms/queries.server.ts";
import { isSamePay } from "#app/features/jobs/terms/rules.ts";
import { filePath } from "#app/features/profiles/uploads/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { ApplicationDetails } from "./details.ts";
import { interviewColumns, interviewOf } from "./interviews/columns.server.ts";
import { type ApplicationCounts, type ApplicationRow, countByStatus } from "./own-list.ts";

/** The most applications in My Applications, the newest. */
const MAX_LISTED = 200;

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
