import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { backupCodes, secondSteps, sessions, termsAcceptances, userRoles, users } from "#app/db/schema/accounts.ts";
import { fileDownloads, files } from "#app/db/schema/files.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { hiddenCompanies, profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import { skills } from "#app/db/schema/skills.ts";
import { accountSuspensions, appeals } from "#app/db/schema/suspensions.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects the account with its settings. */
export async function collectAccount(db: Database, { id, email }: Viewer): Promise<ExportTopic[]> {
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
      name: "two-step-login",
      title: "Two-step login",
      rows: await db
        .select({
          turnedOnAt: secondSteps.createdAt,
          lastCodeAt: secondSteps.updatedAt,
          backupCodesLeft: db.$count(backupCodes, eq(backupCodes.userId, id)),
        })
        .from(secondSteps)
        .where(eq(secondSteps.userId, id)),
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
      name: "suspensions",
      title: "When your account was suspended",
      rows: await db
        .select({
          reason: accountSuspensions.reason,
          startedAt: accountSuspensions.startedAt,
          endsAt: accountSuspensions.endsAt,
          endedAt: accountSuspensions.endedAt,
        })
        .from(accountSuspensions)
        .where(eq(accountSuspensions.userId, id))
        .orderBy(asc(accountSuspensions.startedAt)),
    },
    {
      name: "appeals",
      title: "Your appeals",
      rows: await db
        .select({
          against: appeals.kind,
          text: appeals.text,
          createdAt: appeals.createdAt,
          outcome: appeals.outcome,
          answer: appeals.answer,
          decidedAt: appeals.decidedAt,
        })
        .from(appeals)
        .where(eq(appeals.userId, id))
        .orderBy(asc(appeals.createdAt)),
    },
    {
      name: "data-requests",
      title: "Your requests about your data",
      rows: await db
        .select({
          kind: dataRequests.kind,
          email: dataRequests.email,
          receivedAt: dataRequests.receivedAt,
          dueAt: dataRequests.dueAt,
          outcome: dataRequests.outcome,
          answer: dataRequests.answer,
          closedAt: dataRequests.closedAt,
        })
        .from(dataRequests)
        .where(eq(dataRequests.userId, id))
        .orderBy(asc(dataRequests.id)),
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

/** Collects the profile with its files. */
export async function collectProfile(db: Database, userId: string): Promise<ExportTopic[]> {
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
      name: "hidden-companies",
      title: "Companies that can't find you",
      rows: await db
        .select({ name: hiddenCompanies.name, hiddenSince: hiddenCompanies.createdAt })
        .from(hiddenCompanies)
        .where(eq(hiddenCompanies.userId, userId))
        .orderBy(asc(hiddenCompanies.createdAt)),
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
        .where(and(eq(files.ownerId, userId), sql`${fileDownloads.viewerId} is distinct from ${userId}`))
        .orderBy(asc(fileDownloads.createdAt)),
    },
  ];
}
