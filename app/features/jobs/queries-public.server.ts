import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "./queries.server.ts";
import type { JobCard } from "./rules.ts";

/** Returns the newest open jobs, newest first. */
export async function listNewestJobs(db: Database, limit: number): Promise<JobCard[]> {
  const rows = await db
    .select(jobCardColumns)
    .from(jobs)
    .leftJoin(companies, checkedCompany)
    .where(sql`${jobs.isActive}`)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map(toJobCard);
}

/** Counts the open jobs, in total and by industry: the `limit` largest, then by name. */
export async function countJobsByIndustry(
  db: Database,
  limit: number,
): Promise<{ total: number; industries: Array<{ industry: string; slug: string; jobs: number }> }> {
  const rows = await db
    .select({
      // Groups the spellings of one industry and shows the most common one.
      industry: sql<string>`mode() within group (order by ${jobs.industry})`,
      slug: jobs.industrySlug,
      jobs: count(),
      total: sql<number>`sum(count(*)) over ()`.mapWith(Number),
    })
    .from(jobs)
    .where(sql`${jobs.isActive}`)
    .groupBy(jobs.industrySlug)
    .orderBy(desc(count()), jobs.industrySlug)
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    industries: rows.map(({ industry, slug, jobs }) => ({ industry, slug, jobs })),
  };
}

/** Returns the newest open jobs that a company's own recruiters posted under its name. */
export async function listJobsOfCompany(db: Database, companyId: string, limit: number): Promise<JobCard[]> {
  const rows = await db
    .select(jobCardColumns)
    .from(jobs)
    .leftJoin(companies, checkedCompany)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.isActive, true)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map(toJobCard);
}
