import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { files } from "#app/db/schema/files.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { HeldApplication } from "../rules.ts";

/** As many as somebody can send within the time to think; the limit of tries is lower in the end. */
const MAX_LISTED = 60;

/** The person's application to a job that still waits, and what goes with it beside the profile; null when none does. */
export async function findHeldApplication(db: Database, applicantId: string, jobId: string) {
  const [row] = await db
    .select({
      heldId: heldApplications.id,
      hasNote: sql<boolean>`${heldApplications.coverNote} is not null`,
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

/** The person's applications that still wait, oldest first. */
export async function listHeldApplications(db: Database, applicantId: string): Promise<HeldApplication[]> {
  return await db
    .select({ id: heldApplications.id, title: jobs.title, company: jobs.company })
    .from(heldApplications)
    .innerJoin(jobs, eq(jobs.id, heldApplications.jobId))
    .where(eq(heldApplications.applicantId, applicantId))
    .orderBy(asc(heldApplications.id))
    .limit(MAX_LISTED);
}
