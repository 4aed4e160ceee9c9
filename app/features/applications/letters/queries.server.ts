import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyLetters } from "#app/db/schema/company-letters.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { displayName, isUnnamed } from "../anonymous-review/columns.server.ts";
import { SAMPLE } from "./labels.ts";
import { LETTER_LIMITS, type Letter, type LetterValues } from "./rules.ts";

/** Lists the letters of the recruiter's company by what they go with and by name, 20 at most. */
export async function listLetters(db: Database, recruiterId: string): Promise<Letter[]> {
  const { id, kind, name, body } = companyLetters;
  return await db
    .select({ id, kind, name, body })
    .from(companyLetters)
    .innerJoin(recruiters, and(eq(recruiters.companyId, companyLetters.companyId), eq(recruiters.userId, recruiterId)))
    .orderBy(asc(kind), asc(name), asc(id))
    .limit(LETTER_LIMITS.count);
}

/** Returns the values of the newest applicant with a name of the recruiter's company, to preview a letter with. */
export async function findPreviewPerson(
  db: Database,
  recruiterId: string,
): Promise<Pick<LetterValues, "name" | "job">> {
  const [newest] = await db
    .select({ name: displayName(), job: jobs.title, isUnnamed })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(mayRead(recruiterId))
    .orderBy(desc(applications.id))
    .limit(1);
  if (!newest) return SAMPLE;
  return { name: newest.isUnnamed ? "" : newest.name, job: newest.job };
}
