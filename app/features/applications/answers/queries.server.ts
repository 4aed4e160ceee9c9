import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companyAnswers } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { AnswerRecord } from "./rules.ts";

const columns = {
  counted: companyAnswers.counted,
  answered: companyAnswers.answered,
  medianHours: companyAnswers.medianHours,
};

/** Returns a company's answer record of the last 90 days, as last computed; null if there is none. */
export async function findAnswerRecord(db: Database, companyId: string): Promise<AnswerRecord | null> {
  const [row] = await db.select(columns).from(companyAnswers).where(eq(companyAnswers.companyId, companyId));
  return row ?? null;
}

/** Returns the answer record of a job's company; null too if the job names another company. */
export async function findAnswerRecordOfJob(db: Database, jobId: string): Promise<AnswerRecord | null> {
  const [row] = await db
    .select(columns)
    .from(companyAnswers)
    .innerJoin(jobs, eq(jobs.companyId, companyAnswers.companyId))
    .where(eq(jobs.id, jobId));
  return row ?? null;
}
