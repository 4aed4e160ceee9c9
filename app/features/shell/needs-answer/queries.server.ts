import { and, asc, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { interviewColumns, interviewOf } from "#app/features/applications/interviews/columns.server.ts";
import { listConversations } from "#app/features/messaging/queries.server.ts";
import type { NeedsAnswer } from "./rules.ts";

const MAX_APPLICATIONS = 5;
const MAX_CONVERSATIONS = 3;

/**
 * Returns what waits for this senior's answer at `now`: offers, then interviews by date (5 at most), and the 3 newest
 * conversations with unread messages.
 */
export async function listNeedsAnswer(db: Database, viewer: Viewer, now: Date): Promise<NeedsAnswer> {
  const isAhead = or(isNull(applications.interviewAt), gt(applications.interviewAt, now));
  const isInterview = and(eq(applications.status, "interview"), isAhead);
  const [rows, unread] = await Promise.all([
    db
      .select({
        id: applications.id,
        title: jobs.title,
        company: jobs.company,
        status: applications.status,
        dated: interviewColumns,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          eq(applications.applicantId, viewer.id),
          ne(jobs.status, "suspended"),
          or(eq(applications.status, "offered"), isInterview),
        ),
      )
      // Sorts "offered" before "interview".
      .orderBy(desc(applications.status), asc(applications.interviewAt), asc(applications.id))
      .limit(MAX_APPLICATIONS),
    listConversations(db, viewer, { isUnread: true, limit: MAX_CONVERSATIONS }),
  ]);
  return {
    applications: rows.map(({ status, dated, ...row }) => {
      const isOffer = status === "offered";
      return { ...row, isOffer, interview: isOffer ? null : interviewOf(dated) };
    }),
    conversations: unread.rows,
  };
}
