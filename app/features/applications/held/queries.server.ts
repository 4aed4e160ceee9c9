import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { files } from "#app/db/schema/files.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { HeldApplication } from "../applying.ts";

/** A bound for the list; the limit of attempts keeps it far lower. */
const MAX_LISTED = 60;

/** Returns the person's held application for a job, and what it includes beside the profile; null if there is none. */
export async function findHeldApplication(db: Database, applicantId: string, jobId: string) {
  const [row] = await db
    .select({
      heldId: heldApplications.id,
      dueAt: heldApplications.dueAt,
      hasNote: sql<boolean>`${heldApplications.coverNote} is not null`,
      hasAnswers: sql<boolean>`${heldApplications.questionAnswers} <> '[]'::jsonb`,
      hasResume: sql<boolean>`${files.id} is not null`,
    })
    .from(heldApplications)
    .leftJoin(
      files,
      and(eq(files.ownerId, heldApplications.applicantId), eq(files.kind, "resume"), isNull(files.replacedAt)),
    )
    .where(and(eq(heldApplications.jobId, jobId), eq(heldApplications.applicantId, applicantId)));
  return row ?? null;
}

/** Lists the person's held applications, oldest first. */
export async function listHeldApplications(db: Database, applicantId: string): Promise<HeldApplication[]> {
  return await db
    .select({ id: heldApplications.id, title: jobs.title, company: jobs.company, dueAt: heldApplications.dueAt })
    .from(heldApplications)
    .innerJoin(jobs, eq(jobs.id, heldApplications.jobId))
    .where(eq(heldApplications.applicantId, applicantId))
    .orderBy(asc(heldApplications.id))
    .limit(MAX_LISTED);
}
