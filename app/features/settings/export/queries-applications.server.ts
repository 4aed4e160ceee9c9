import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { files } from "#app/db/schema/files.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { jobAlerts, savedSearches } from "#app/db/schema/saved-searches.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects a senior's applications, invitations, saved items, and notifications about them. */
export async function collectApplications(db: Database, userId: string): Promise<ExportTopic[]> {
  const job = { jobTitle: jobs.title, company: jobs.company };
  return [
    {
      name: "applications",
      title: "Applications",
      rows: await db
        .select({
          ...job,
          status: applications.status,
          profileAsSent: applications.profileSnapshot,
          payAsApplied: applications.jobTerms,
          note: applications.coverNote,
          answers: applications.questionAnswers,
          resume: files.fileName,
          interviewAt: applications.interviewAt,
          interviewTimeZone: applications.interviewZone,
          interviewHow: applications.interviewHow,
          answerDueOn: applications.answerDueOn,
          answeredAt: applications.answeredAt,
          hidesName: applications.hidesName,
          createdAt: applications.createdAt,
          updatedAt: applications.updatedAt,
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .leftJoin(files, eq(files.id, applications.resumeFileId))
        .where(eq(applications.applicantId, userId))
        .orderBy(asc(applications.createdAt)),
    },
    {
      name: "applications-on-hold",
      title: "Applications that wait to go out",
      rows: await db
        .select({
          ...job,
          note: heldApplications.coverNote,
          answers: heldApplications.questionAnswers,
          createdAt: heldApplications.createdAt,
        })
        .from(heldApplications)
        .innerJoin(jobs, eq(jobs.id, heldApplications.jobId))
        .where(eq(heldApplications.applicantId, userId))
        .orderBy(asc(heldApplications.createdAt)),
    },
    {
      name: "application-history",
      title: "History of your applications",
      rows: await db
        .select({ ...job, status: applicationEvents.status, at: applicationEvents.createdAt })
        .from(applicationEvents)
        .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(eq(applications.applicantId, userId))
        .orderBy(asc(applicationEvents.createdAt)),
    },
    {
      name: "invitations",
      title: "Invitations to apply",
      rows: await db
        .select({
          ...job,
          invitedAt: invitations.createdAt,
          declinedAt: invitations.declinedAt,
          yourReason: invitations.declineReason,
        })
        .from(invitations)
        .innerJoin(jobs, eq(jobs.id, invitations.jobId))
        .where(eq(invitations.seniorId, userId))
        .orderBy(asc(invitations.id)),
    },
    {
      name: "saved-jobs",
      title: "Saved jobs",
      rows: await db
        .select({ ...job, savedAt: savedJobs.createdAt })
        .from(savedJobs)
        .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
        .where(eq(savedJobs.userId, userId))
        .orderBy(asc(savedJobs.createdAt)),
    },
    {
      name: "saved-searches",
      title: "Saved searches",
      rows: await db
        .select({
          name: savedSearches.name,
          for: savedSearches.sought,
          query: savedSearches.query,
          emails: savedSearches.frequency,
          savedAt: savedSearches.createdAt,
        })
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(asc(savedSearches.createdAt)),
    },
    {
      name: "job-alerts",
      title: "Jobs we told you of",
      rows: await db
        .select({ ...job, toldAt: jobAlerts.createdAt })
        .from(jobAlerts)
        .innerJoin(jobs, eq(jobs.id, jobAlerts.jobId))
        .where(eq(jobAlerts.userId, userId))
        .orderBy(asc(jobAlerts.createdAt)),
    },
  ];
}
