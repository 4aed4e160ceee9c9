import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import type { ApplicantNote } from "./rules.ts";

const LATEST = 50;

/** Lists the recruiter's own latest notes about an application, newest first. */
export async function listNotes(db: Database, recruiterId: string, applicationId: string): Promise<ApplicantNote[]> {
  return await db
    .select({
      id: applicantNotes.id,
      kind: applicantNotes.kind,
      body: applicantNotes.body,
      createdAt: applicantNotes.createdAt,
    })
    .from(applicantNotes)
    .where(and(eq(applicantNotes.applicationId, applicationId), eq(applicantNotes.authorId, recruiterId)))
    .orderBy(desc(applicantNotes.createdAt), desc(applicantNotes.id))
    .limit(LATEST);
}
