import { and, count, countDistinct, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { findSuccessor } from "#app/features/teams/queries.server.ts";

/** What would be deleted with a person's account. */
export type Losses = {
  applications: number;
  openApplications: number;
  /** A recruiter's jobs, and the open applications to them. */
  jobs: number;
  openApplicants: number;
  /** Who takes over a recruiter's jobs and conversations; null if they go. */
  successor: string | null;
  conversations: number;
};

/** Counts what a person would lose by deleting their account. */
export async function countLosses(db: Database, userId: string): Promise<Losses> {
  const isOpen = inArray(applications.status, OPEN_STATUSES);
  const [sent] = await db
    .select({ all: count(), open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number) })
    .from(applications)
    .where(eq(applications.applicantId, userId));
  const [posted] = await db
    .select({ jobs: countDistinct(jobs.id), openApplicants: count(applications.id) })
    .from(jobs)
    .leftJoin(applications, and(eq(applications.jobId, jobs.id), isOpen))
    .where(eq(jobs.responsibleId, userId));
  const [talks] = await db
    .select({ count: count() })
    .from(conversations)
    .where(or(eq(conversations.seniorId, userId), eq(conversations.recruiterId, userId)));
  return {
    applications: sent?.all ?? 0,
    openApplications: sent?.open ?? 0,
    jobs: posted?.jobs ?? 0,
    openApplicants: posted?.openApplicants ?? 0,
    successor: (await findSuccessor(db, userId))?.name ?? null,
    conversations: talks?.count ?? 0,
  };
}
