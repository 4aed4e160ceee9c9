import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import type { Interview } from "./rules.ts";

/** The columns of an interview, to select. */
export const interviewColumns = {
  at: applications.interviewAt,
  zone: applications.interviewZone,
  how: applications.interviewHow,
};

type Dated = { at: Date | null; zone: string | null; how: Interview["how"] };

/** Builds the interview from its columns; null if there is no date, or no application. */
export function interviewOf(row: Dated | null): Interview | null {
  return row?.at && row.zone ? { at: row.at, zone: row.zone, how: row.how } : null;
}

/** Stores an interview with its application. Call it inside a transaction. */
export async function writeInterview(tx: Database, applicationId: string, interview: Interview | null): Promise<void> {
  await tx
    .update(applications)
    .set({
      interviewAt: interview?.at ?? null,
      interviewZone: interview?.zone ?? null,
      interviewHow: interview?.how ?? null,
    })
    .where(eq(applications.id, applicationId));
}
