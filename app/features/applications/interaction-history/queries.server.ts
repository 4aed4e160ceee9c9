import { desc, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { suspendedPeople } from "#app/db/schema/suspended-people.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { Interaction, InteractionKind } from "./rules.ts";

/** The most interactions listed per person, the latest. */
const MOST = 50;

/**
 * Returns the interactions between this recruiter and each of these people about the recruiter's own jobs, latest
 * first; people without any are missing. Leaves out anonymous applications, which this would identify. One statement.
 */
export async function listInteractions(
  db: Database,
  recruiterId: string,
  seniorIds: readonly string[],
): Promise<Map<string, Interaction[]>> {
  if (seniorIds.length === 0) return new Map();
  const people = sql`any(${sql.param([...seniorIds])}::uuid[])`;
  const rows = await db
    .select({
      seniorId: sql<string>`senior_id`,
      kind: sql<InteractionKind>`kind`,
      jobId: sql<string>`job_id`,
      title: sql<string>`title`,
      at: sql`at`.mapWith(invitations.createdAt),
      held: sql<string | null>`held`,
    })
    .from(sql`(
      select found.*, jobs.title, row_number() over (partition by senior_id order by at desc) as place
      from (
        select case status when 'withdrawn' then 'withdrawn' else 'applied' end as kind, job_id, applicant_id as senior_id,
            case status when 'withdrawn' then updated_at else created_at end as at,
            null::uuid as held
          from applications where applicant_id = ${people} and not hides_name and applicant_id not in (${suspendedPeople})
        union all
        select case when declined_at is null then 'invited' else 'declined' end, job_id, senior_id, coalesce(declined_at, created_at), null
          from invitations where senior_id = ${people}
        union all
        select 'inviting', job_id, senior_id, created_at, id from held_invitations where senior_id = ${people}
        union all
        select 'shortlisted', job_id, senior_id, created_at, null from shortlisted_seniors where senior_id = ${people}
      ) found join jobs on jobs.id = found.job_id and ${mayRead(recruiterId)}
    ) interactions`)
    .where(lte(sql`place`, MOST))
    .orderBy(desc(sql`at`), desc(sql`job_id`), sql`kind`);
  const bySenior = Map.groupBy(rows, ({ seniorId }) => seniorId);
  return new Map(
    [...bySenior].map(([id, interactions]) => [id, interactions.map(({ seniorId: _, ...interaction }) => interaction)]),
  );
}
