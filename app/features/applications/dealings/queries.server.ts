import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Dealing, DealingKind } from "./rules.ts";

/** The latest that are named; nobody has so many with a page of people. */
const MOST = 500;

/**
 * What was between this recruiter and each of these people for the recruiter's own jobs, latest first; withdrawn
 * applications are left out. People with whom there was nothing are not in the answer. One statement.
 */
export async function listDealings(
  db: Database,
  recruiterId: string,
  seniorIds: readonly string[],
): Promise<Map<string, Dealing[]>> {
  if (seniorIds.length === 0) return new Map();
  const people = sql`any(${sql.param([...seniorIds])}::uuid[])`;
  const rows = await db
    .select({
      seniorId: sql<string>`dealings.senior_id`,
      kind: sql<DealingKind>`dealings.kind`,
      jobId: jobs.id,
      title: jobs.title,
      at: sql`dealings.at`.mapWith(invitations.createdAt),
    })
    .from(sql`(
      select 'applied' as kind, job_id, applicant_id as senior_id, created_at as at
        from applications where applicant_id = ${people} and status <> 'withdrawn'
      union all
      select case when declined_at is null then 'invited' else 'declined' end, job_id, senior_id, coalesce(declined_at, created_at)
        from invitations where senior_id = ${people}
      union all
      select 'shortlisted', job_id, senior_id, created_at from shortlisted_seniors where senior_id = ${people}
    ) dealings`)
    .innerJoin(jobs, eq(jobs.id, sql`dealings.job_id`))
    .where(eq(jobs.createdBy, recruiterId))
    .orderBy(desc(sql`dealings.at`), desc(jobs.id), sql`dealings.kind`)
    .limit(MOST);
  const bySenior = Map.groupBy(rows, ({ seniorId }) => seniorId);
  return new Map([...bySenior].map(([id, dealings]) => [id, dealings.map(({ seniorId: _, ...dealing }) => dealing)]));
}
