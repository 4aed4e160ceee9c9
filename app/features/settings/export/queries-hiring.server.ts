import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applicantViews } from "#app/db/schema/applicant-views.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobFollowers } from "#app/db/schema/job-followers.ts";
import { importedJobs, jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { shortlistedSeniors } from "#app/db/schema/shortlists.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects a recruiter's jobs, and what they did for them. */
export async function collectHiring(db: Database, userId: string): Promise<ExportTopic[]> {
  return [
    {
      name: "jobs",
      title: "Jobs you look after",
      rows: await db
        .select({
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
          skills: jobs.skillNames,
          occupationsSaid: jobs.occupationsSaid,
          description: jobs.description,
          status: jobs.status,
          answerDays: jobs.answerDays,
          hidesNames: jobs.hidesNames,
          questions: jobs.questions,
          notAnsweringSince: jobs.notAnsweringSince,
          expiresAt: jobs.expiresAt,
          createdAt: jobs.createdAt,
          updatedAt: jobs.updatedAt,
        })
        .from(jobs)
        .where(eq(jobs.responsibleId, userId)),
    },
    {
      name: "followed-jobs",
      title: "Jobs of colleagues that you follow",
      rows: await db
        .select({ job: jobs.title, since: jobFollowers.createdAt })
        .from(jobFollowers)
        .innerJoin(jobs, eq(jobs.id, jobFollowers.jobId))
        .where(eq(jobFollowers.userId, userId)),
    },
    {
      name: "job-imports",
      title: "Files of jobs you imported",
      rows: await db
        .select({
          name: jobImports.name,
          status: jobImports.status,
          rows: jobImports.rowCount,
          newJobs: jobImports.choice,
          closedJobs: jobImports.closedCount,
          createdAt: jobImports.createdAt,
          finishedAt: jobImports.finishedAt,
        })
        .from(jobImports)
        .where(eq(jobImports.userId, userId)),
    },
    {
      name: "job-feeds",
      title: "Feeds of jobs we read for you",
      rows: await db
        .select({
          address: jobFeeds.url,
          forJobsThatDoNotSay: jobFeeds.otherwise,
          newJobs: jobFeeds.choice,
          readAt: jobFeeds.readAt,
          nextReadAt: jobFeeds.nextReadAt,
          problem: jobFeeds.problem,
          createdAt: jobFeeds.createdAt,
        })
        .from(jobFeeds)
        .where(eq(jobFeeds.userId, userId)),
    },
    {
      name: "imported-jobs",
      title: "Your own IDs of imported jobs",
      rows: await db
        .select({ job: jobs.title, id: importedJobs.sourceId })
        .from(importedJobs)
        .innerJoin(jobs, eq(jobs.id, importedJobs.jobId))
        .where(eq(importedJobs.userId, userId)),
    },
    {
      name: "job-reviews",
      title: "Reviews of your jobs before they went live",
      rows: await db
        .select({
          job: jobs.title,
          company: jobReviews.company,
          reasons: jobReviews.reasons,
          changesAskedFor: jobReviews.proposed,
          sentAt: jobReviews.createdAt,
          outcome: jobReviews.outcome,
          decidedAt: jobReviews.decidedAt,
          reason: jobReviews.refusal,
        })
        .from(jobReviews)
        .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
        .where(eq(jobs.responsibleId, userId)),
    },
    {
      name: "notes",
      title: "Notes you took",
      rows: await db
        .select({ body: applicantNotes.body, createdAt: applicantNotes.createdAt })
        .from(applicantNotes)
        .innerJoin(applications, eq(applications.id, applicantNotes.applicationId))
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(and(eq(applicantNotes.authorId, userId), mayRead(userId))),
    },
    {
      name: "applicant-views",
      title: "Your views of all applicants",
      rows: await db
        .select({ name: applicantViews.name, query: applicantViews.query, savedAt: applicantViews.createdAt })
        .from(applicantViews)
        .where(eq(applicantViews.userId, userId)),
    },
    {
      name: "invitations-sent",
      title: "Invitations you sent",
      rows: await db
        .select({ jobTitle: jobs.title, invitedAt: invitations.createdAt })
        .from(invitations)
        .innerJoin(jobs, eq(jobs.id, invitations.jobId))
        .where(eq(jobs.responsibleId, userId))
        .orderBy(asc(invitations.id)),
    },
    {
      name: "invitations-on-hold",
      title: "Invitations that wait to go out",
      rows: await db
        .select({ jobTitle: jobs.title, askedAt: heldInvitations.createdAt })
        .from(heldInvitations)
        .innerJoin(jobs, eq(jobs.id, heldInvitations.jobId))
        .where(eq(jobs.responsibleId, userId))
        .orderBy(asc(heldInvitations.id)),
    },
    {
      name: "shortlists",
      title: "How many people you keep in mind",
      rows: await db
        .select({ jobTitle: jobs.title, people: count() })
        .from(shortlistedSeniors)
        .innerJoin(jobs, eq(jobs.id, shortlistedSeniors.jobId))
        .where(eq(jobs.responsibleId, userId))
        .groupBy(jobs.id),
    },
    {
      name: "candidate-alerts",
      title: "How many new people emails told you of",
      rows: await db
        .select({ toldAt: candidateAlerts.createdAt, people: count() })
        .from(candidateAlerts)
        .where(eq(candidateAlerts.userId, userId))
        .groupBy(candidateAlerts.createdAt)
        .orderBy(asc(candidateAlerts.createdAt)),
    },
    {
      name: "changes-on-hold",
      title: "Changes that wait to go out",
      rows: await db
        .select({
          jobTitle: jobs.title,
          to: heldStatusChanges.toStatus,
          reason: heldStatusChanges.reason,
          message: heldStatusChanges.content,
          interview: heldStatusChanges.interview,
          askedAt: heldStatusChanges.createdAt,
        })
        .from(heldStatusChanges)
        .innerJoin(applications, eq(applications.id, heldStatusChanges.applicationId))
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(eq(heldStatusChanges.actorId, userId))
        .orderBy(asc(heldStatusChanges.createdAt)),
    },
  ];
}
