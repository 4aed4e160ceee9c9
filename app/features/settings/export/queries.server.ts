import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { sessions, termsAcceptances, userRoles, users } from "#app/db/schema/accounts.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { fileDownloads, files } from "#app/db/schema/files.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { conversations, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { notifications, pushSubscriptions } from "#app/db/schema/notifications.ts";
import { companies, profileSkills, profiles, recruiters } from "#app/db/schema/profiles.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { jobAlerts, savedSearches } from "#app/db/schema/saved-searches.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import { skills } from "#app/db/schema/skills.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";

/** One topic of an export: rows in the words of the database, without secrets and without other people's data. */
export type ExportTopic = { name: string; title: string; rows: Array<Record<string, unknown>> };

/** Everything stored about a person, topic by topic; empty topics too, so that it can be seen that they are empty. */
export async function collectOwnData(db: Database, viewer: Viewer): Promise<ExportTopic[]> {
  return [
    ...(await collectAccount(db, viewer)),
    ...(await collectProfile(db, viewer.id)),
    ...(await collectApplications(db, viewer.id)),
    ...(await collectMessages(db, viewer)),
    ...(await collectPostings(db, viewer.id)),
  ];
}

async function collectAccount(db: Database, { id, email }: Viewer): Promise<ExportTopic[]> {
  const isOwner = (column: typeof users.id | typeof sessions.userId) => eq(column, id);
  return [
    {
      name: "account",
      title: "Account",
      rows: await db
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          isEmailVerified: users.isEmailVerified,
          role: userRoles.role,
          createdAt: users.createdAt,
          updatedAt: users.updatedAt,
        })
        .from(users)
        .leftJoin(userRoles, eq(userRoles.userId, users.id))
        .where(isOwner(users.id)),
    },
    {
      name: "terms",
      title: "Terms you agreed to",
      rows: await db
        .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
        .from(termsAcceptances)
        .where(eq(termsAcceptances.userId, id)),
    },
    {
      name: "devices",
      title: "Devices",
      rows: await db
        .select({
          userAgent: sessions.userAgent,
          ipAddress: sessions.ipAddress,
          signedInAt: sessions.createdAt,
          lastSeenAt: sessions.updatedAt,
        })
        .from(sessions)
        .where(isOwner(sessions.userId)),
    },
    {
      name: "settings",
      title: "Settings",
      rows: await db.select().from(preferences).where(eq(preferences.userId, id)),
    },
    {
      name: "deletion",
      title: "Deletion of the account",
      rows: await db.select().from(accountDeletions).where(eq(accountDeletions.userId, id)),
    },
    {
      name: "waitlist",
      title: "Waitlist",
      rows: await db
        .select({ userType: waitlistEntries.userType, createdAt: waitlistEntries.createdAt })
        .from(waitlistEntries)
        .where(eq(sql`lower(${waitlistEntries.email})`, email)),
    },
  ];
}

async function collectProfile(db: Database, userId: string): Promise<ExportTopic[]> {
  return [
    {
      name: "profile",
      title: "Profile",
      rows: await db.select().from(profiles).where(eq(profiles.userId, userId)),
    },
    {
      name: "skills",
      title: "Skills",
      rows: await db
        .select({ name: skills.name })
        .from(profileSkills)
        .innerJoin(skills, eq(skills.id, profileSkills.skillId))
        .where(eq(profileSkills.userId, userId))
        .orderBy(asc(profileSkills.position)),
    },
    {
      name: "files",
      title: "Files",
      rows: await db.select().from(files).where(eq(files.ownerId, userId)).orderBy(asc(files.createdAt)),
    },
    {
      name: "downloads",
      title: "When others opened your resume",
      rows: await db
        .select({ openedAt: fileDownloads.createdAt })
        .from(fileDownloads)
        .innerJoin(files, eq(files.id, fileDownloads.fileId))
        .where(and(eq(files.ownerId, userId), ne(fileDownloads.viewerId, userId)))
        .orderBy(asc(fileDownloads.createdAt)),
    },
  ];
}

async function collectApplications(db: Database, userId: string): Promise<ExportTopic[]> {
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
          note: applications.coverNote,
          resume: files.fileName,
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

async function collectMessages(db: Database, { id, email }: Viewer): Promise<ExportTopic[]> {
  const senders = alias(users, "senders");
  return [
    {
      name: "messages",
      title: "Messages",
      rows: await db
        .select({
          conversation: conversations.id,
          job: jobs.title,
          from: senders.name,
          isYours: sql<boolean>`${messages.senderId} = ${id}`,
          content: messages.content,
          createdAt: messages.createdAt,
          readAt: messages.readAt,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .innerJoin(senders, eq(senders.id, messages.senderId))
        .leftJoin(jobs, eq(jobs.id, conversations.jobId))
        .where(or(eq(conversations.seniorId, id), eq(conversations.recruiterId, id)))
        .orderBy(asc(messages.conversationId), asc(messages.position)),
    },
    {
      name: "blocked",
      title: "People you blocked",
      rows: await db
        .select({ blockedAt: messageBlocks.createdAt })
        .from(messageBlocks)
        .where(eq(messageBlocks.blockerId, id)),
    },
    {
      name: "notifications",
      title: "Notifications",
      rows: await db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(asc(notifications.id)),
    },
    {
      name: "mails",
      title: "Mails we wrote to you",
      rows: await db
        .select({ subject: mails.subject, text: mails.textBody, createdAt: mails.createdAt })
        .from(mails)
        .where(eq(sql`lower(${mails.toAddress})`, email))
        .orderBy(asc(mails.createdAt)),
    },
    {
      name: "push",
      title: "Browsers with push notifications",
      rows: await db
        .select({ switchedOnAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, id)),
    },
    {
      name: "bounces",
      title: "Mail to you that came back",
      rows: await db.select().from(bouncedAddresses).where(eq(bouncedAddresses.address, email.toLowerCase())),
    },
    {
      name: "support",
      title: "What you wrote to us",
      rows: await db
        .select({
          reference: contactMessages.reference,
          subject: contactMessages.subject,
          message: contactMessages.message,
          createdAt: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(eq(contactMessages.userId, id)),
    },
  ];
}

/** What a recruiter has that a senior has not. */
async function collectPostings(db: Database, userId: string): Promise<ExportTopic[]> {
  return [
    {
      name: "company",
      title: "Your company",
      rows: await db
        .select({ yourTitle: recruiters.jobTitle, company: companies.name, about: companies.about })
        .from(recruiters)
        .innerJoin(companies, eq(companies.id, recruiters.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "jobs",
      title: "Jobs you posted",
      rows: await db
        .select({
          title: jobs.title,
          company: jobs.company,
          location: jobs.location,
          description: jobs.description,
          createdAt: jobs.createdAt,
        })
        .from(jobs)
        .where(eq(jobs.createdBy, userId)),
    },
    {
      name: "notes",
      title: "Notes you took",
      rows: await db
        .select({ body: applicantNotes.body, createdAt: applicantNotes.createdAt })
        .from(applicantNotes)
        .where(eq(applicantNotes.authorId, userId)),
    },
  ];
}
