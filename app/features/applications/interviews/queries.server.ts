import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { inScope } from "#app/features/accounts/company-access.server.ts";
import { displayName, publicApplicantId } from "#app/features/applications/anonymous-review/columns.server.ts";
import { interviewColumns, interviewOf } from "./columns.server.ts";
import type { UpcomingInterview } from "./rules.ts";

/** Returns the recruiter's next interviews, the soonest first. */
export async function listUpcoming(
  db: Database,
  recruiterId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<UpcomingInterview[]> {
  const rows = await db
    .select({
      applicationId: applications.id,
      jobId: jobs.id,
      title: jobs.title,
      candidateId: publicApplicantId,
      fullName: displayName(users.name),
      dated: interviewColumns,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(and(inScope("mine", recruiterId), eq(applications.status, "interview"), gt(applications.interviewAt, now)))
    .orderBy(asc(applications.interviewAt), asc(applications.id))
    .limit(limit);
  return rows.flatMap(({ dated, ...row }) => {
    const interview = interviewOf(dated);
    return interview ? [{ ...row, interview }] : [];
  });
}
