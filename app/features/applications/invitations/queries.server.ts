import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Invitation } from "./rules.ts";

const LATEST = 50;

/** Lists the senior's latest invitations, newest first. */
export async function listInvitations(db: Database, seniorId: string): Promise<Invitation[]> {
  return await db
    .select({
      id: invitations.id,
      jobId: jobs.id,
      title: jobs.title,
      company: jobs.company,
      recruiterName: users.name,
      createdAt: invitations.createdAt,
      declinedAt: invitations.declinedAt,
      isOpen: jobs.isActive,
      hasApplied: sql<boolean>`${applications.id} is not null`,
    })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .innerJoin(users, eq(users.id, jobs.responsibleId))
    .leftJoin(
      applications,
      and(eq(applications.jobId, invitations.jobId), eq(applications.applicantId, invitations.seniorId)),
    )
    .where(and(eq(invitations.seniorId, seniorId), ne(jobs.status, "suspended")))
    .orderBy(desc(invitations.id))
    .limit(LATEST);
}

/**
 * Counts the senior's invitations that are neither declined nor followed by an application, for jobs that are still
 * open.
 */
export async function countOpenInvitations(db: Database, seniorId: string): Promise<number> {
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(jobs, and(eq(jobs.id, invitations.jobId), eq(jobs.isActive, true)))
    .leftJoin(
      applications,
      and(eq(applications.jobId, invitations.jobId), eq(applications.applicantId, invitations.seniorId)),
    )
    .where(and(eq(invitations.seniorId, seniorId), isNull(invitations.declinedAt), isNull(applications.id)))
    .limit(LATEST);
  return rows.length;
}
