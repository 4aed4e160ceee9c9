import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { FORMER_COLLEAGUE } from "#app/features/accounts/company-labels.ts";
import type { ApplicantNote } from "./rules.ts";

const LATEST = 50;

/** Lists the company's latest notes about one of its applications, newest first, with who wrote each. */
export async function listNotes(db: Database, viewerId: string, applicationId: string): Promise<ApplicantNote[]> {
  return await db
    .select({
      id: applicantNotes.id,
      kind: applicantNotes.kind,
      body: applicantNotes.body,
      createdAt: applicantNotes.createdAt,
      author: sql<
        string | null
      >`case when ${applicantNotes.authorId} = ${viewerId} then null else coalesce(${users.name}, ${FORMER_COLLEAGUE}) end`,
    })
    .from(applicantNotes)
    .innerJoin(applications, eq(applications.id, applicantNotes.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applicantNotes.authorId))
    .where(and(eq(applicantNotes.applicationId, applicationId), mayRead(viewerId)))
    .orderBy(desc(applicantNotes.createdAt), desc(applicantNotes.id))
    .limit(LATEST);
}
