import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applicantViews } from "#app/db/schema/applicant-views.ts";
import { applications, companyAnswers } from "#app/db/schema/applications.ts";
import { candidatePools, pooledSeniors } from "#app/db/schema/candidate-pools.ts";
import { companyLetters } from "#app/db/schema/company-letters.ts";
import { companyPages } from "#app/db/schema/company-pages.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobFollowers } from "#app/db/schema/job-followers.ts";
import { importedJobs, jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { invoices, subscriptions } from "#app/db/schema/plans.ts";
import { companies, companyEvents, companyProofs, joinRequests, recruiters } from "#app/db/schema/profiles.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { shortlistedSeniors } from "#app/db/schema/shortlists.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects what only recruiters have. */
export async function collectPostings(db: Database, userId: string): Promise<ExportTopic[]> {
  return [
    {
      name: "company",
      title: "Your company",
      rows: await db
        .select({
          yourName: recruiters.fullName,
          yourTitle: recruiters.jobTitle,
          yourRole: recruiters.companyRole,
          inItSince: recruiters.joinedAt,
          company: companies.name,
          website: companies.website,
          about: companies.about,
          verifiedAt: companies.verifiedAt,
          verifiedDomain: companies.verifiedDomain,
          applicantsCounted: companyAnswers.counted,
          applicantsAnswered: companyAnswers.answered,
          halfAnsweredWithinHours: companyAnswers.medianHours,
        })
        .from(recruiters)
        .innerJoin(companies, eq(companies.id, recruiters.companyId))
        .leftJoin(companyAnswers, eq(companyAnswers.companyId, companies.id))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "join-requests",
      title: "The company you asked to join",
      rows: await db
        .select({ company: companies.name, askedAt: joinRequests.askedAt })
        .from(joinRequests)
        .innerJoin(companies, eq(companies.id, joinRequests.companyId))
        .where(eq(joinRequests.userId, userId)),
    },
    {
      name: "company-proofs",
      title: "What proves your company",
      rows: await db
        .select({
          how: companyProofs.how,
          email: companyProofs.email,
          confirmedAt: companyProofs.confirmedAt,
          checkedNextAt: companyProofs.checkAt,
        })
        .from(companyProofs)
        .where(eq(companyProofs.userId, userId)),
    },
    {
      name: "company-checks",
      title: "What you did to have your company checked",
      rows: await db
        .select({ what: companyEvents.kind, text: companyEvents.text, at: companyEvents.at })
        .from(companyEvents)
        .where(eq(companyEvents.userId, userId))
        .orderBy(asc(companyEvents.id)),
    },
    {
      name: "plan",
      title: "The plan of your company",
      rows: await db
        .select({
          plan: subscriptions.planId,
          period: subscriptions.period,
          status: subscriptions.status,
          chosenAt: subscriptions.chosenAt,
          periodStart: subscriptions.periodStart,
          periodEnd: subscriptions.periodEnd,
          graceUntil: subscriptions.graceUntil,
          nextPlan: subscriptions.nextPlanId,
          isCanceled: subscriptions.isCanceled,
        })
        .from(subscriptions)
        .innerJoin(recruiters, eq(recruiters.companyId, subscriptions.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "invoices",
      title: "The invoices of your company",
      rows: await db
        .select({
          number: invoices.number,
          issuedAt: invoices.issuedAt,
          totalCents: invoices.totalCents,
          outcome: invoices.outcome,
        })
        .from(invoices)
        .innerJoin(recruiters, eq(recruiters.companyId, invoices.companyId))
        .where(and(eq(recruiters.userId, userId), eq(recruiters.companyRole, "owner")))
        .orderBy(asc(invoices.number)),
    },
    {
      name: "api-keys",
      title: "Keys of your own software",
      rows: await db
        .select({
          name: apiKeys.name,
          beginning: apiKeys.prefix,
          may: apiKeys.scopes,
          madeAt: apiKeys.createdAt,
          lastUsedAt: apiKeys.lastUsedAt,
          expiresAt: apiKeys.expiresAt,
          revokedAt: apiKeys.revokedAt,
        })
        .from(apiKeys)
        .where(eq(apiKeys.createdBy, userId))
        .orderBy(asc(apiKeys.createdAt)),
    },
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
      name: "company-page",
      title: "What your company added to its page",
      rows: await db
        .select({ howWeWork: companyPages.howWeWork, benefits: companyPages.benefits, people: companyPages.people })
        .from(companyPages)
        .innerJoin(recruiters, eq(recruiters.companyId, companyPages.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "pools",
      title: "Your company's pools",
      rows: await db
        .select({ name: candidatePools.name, people: count(pooledSeniors.seniorId) })
        .from(candidatePools)
        .innerJoin(recruiters, eq(recruiters.companyId, candidatePools.companyId))
        .leftJoin(pooledSeniors, eq(pooledSeniors.poolId, candidatePools.id))
        .where(eq(recruiters.userId, userId))
        .groupBy(candidatePools.id)
        .orderBy(asc(candidatePools.id)),
    },
    {
      name: "letters",
      title: "Your company's letters",
      rows: await db
        .select({ goesWith: companyLetters.kind, name: companyLetters.name, text: companyLetters.body })
        .from(companyLetters)
        .innerJoin(recruiters, eq(recruiters.companyId, companyLetters.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "stages",
      title: "Your company's own stages",
      rows: await db
        .select({ inStatus: companyStages.status, name: companyStages.name })
        .from(companyStages)
        .innerJoin(recruiters, eq(recruiters.companyId, companyStages.companyId))
        .where(eq(recruiters.userId, userId))
        .orderBy(asc(companyStages.position)),
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
