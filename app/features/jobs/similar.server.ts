import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { blockedWith } from "#app/features/profiles/contactability.server.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "./queries.server.ts";
import type { Job, JobCard } from "./rules.ts";

/**
 * How many of the newest jobs of each skill and industry we read, so that a common one costs no more than a rare one.
 */
const LOOKED_THROUGH = 100;

/**
 * Returns open jobs that share the most skills with this one, its industry counting as one; then the newest. Leaves out
 * recruiters who have a block with `viewerId`; null is a visitor.
 */
export async function listSimilarJobs(
  db: Database,
  job: Pick<Job, "id" | "industrySlug">,
  viewerId: string | null,
  limit: number,
): Promise<JobCard[]> {
  // Ids are ordered by time, so the highest ids of a skill are its newest jobs, and no job has to be read.
  const likeness = sql`(
    select id, count(*) as shared from (
      select near.job_id as id
      from job_skills own
      cross join lateral (
        select job_id from job_skills other
        where other.skill_id = own.skill_id order by other.job_id desc limit ${LOOKED_THROUGH}
      ) near
      where own.job_id = ${job.id}
      union all
      (
        select id from jobs
        where is_active and industry_slug = ${job.industrySlug} and industry_slug <> ''
        order by created_at desc, id desc limit ${LOOKED_THROUGH}
      )
    ) candidates
    where id <> ${job.id}
    group by id
  ) likeness`;
  const rows = await db
    .select(jobCardColumns)
    .from(jobs)
    .innerJoin(likeness, eq(sql`likeness.id`, jobs.id))
    .leftJoin(companies, checkedCompany)
    .where(
      and(
        sql`${jobs.isActive} and ${jobs.notAnsweringSince} is null`,
        viewerId === null ? undefined : sql`${jobs.responsibleId} not in (${blockedWith(viewerId)})`,
      ),
    )
    .orderBy(sql`likeness.shared desc`, desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map(toJobCard);
}
