import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import {
  MANAGE_VIEWS,
  type ManagedJobs,
  type ManageSearch,
  type ManageSort,
  type ManageView,
  VIEW_STATUSES,
} from "./rules.ts";

const PAGE_SIZE = 25;

const ORDERS: Record<ManageSort, SQL[]> = {
  newest: [desc(jobs.createdAt), desc(jobs.id)],
  ending: [
    sql`case when ${jobs.isActive} then ${jobs.expiresAt} end asc nulls last`,
    desc(jobs.createdAt),
    desc(jobs.id),
  ],
  title: [asc(sql`lower(${jobs.title})`), asc(jobs.id)],
};

/**
 * One page of a recruiter's own jobs with their applicants, and how many jobs each list has for the words searched. A
 * page beyond the last shows the last. Two statements, however many jobs there are.
 */
export async function listManagedJobs(db: Database, recruiterId: string, search: ManageSearch): Promise<ManagedJobs> {
  const own = and(eq(jobs.createdBy, recruiterId), hasWords(search.query));
  const counts = await countByView(db, own);
  const pages = Math.max(1, Math.ceil(counts[search.view] / PAGE_SIZE));
  const page = Math.min(search.page, pages);
  const counted = db
    .select({
      applicants: count().as("applicants"),
      waiting: sql<number>`count(*) filter (where ${applications.status} = 'pending')`.mapWith(Number).as("waiting"),
      hired: sql<number>`count(*) filter (where ${applications.status} = 'hired')`.mapWith(Number).as("hired"),
    })
    .from(applications)
    .where(eq(applications.jobId, jobs.id))
    .as("counted");
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      workType: jobs.workType,
      hoursPerWeek: jobs.hoursPerWeek,
      payRangeMin: jobs.payRangeMin,
      payRangeMax: jobs.payRangeMax,
      payUnit: jobs.payUnit,
      status: jobs.status,
      statusChangedAt: jobs.statusChangedAt,
      expiresAt: jobs.expiresAt,
      updatedAt: jobs.updatedAt,
      applicants: counted.applicants,
      waiting: counted.waiting,
      hired: counted.hired,
    })
    .from(jobs)
    .innerJoinLateral(counted, sql`true`)
    .where(and(own, inArray(jobs.status, [...VIEW_STATUSES[search.view]])))
    .orderBy(...ORDERS[search.sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { jobs: rows, counts, page, pages };
}

async function countByView(db: Database, own: SQL | undefined): Promise<Record<ManageView, number>> {
  const rows = await db.select({ status: jobs.status, count: count() }).from(jobs).where(own).groupBy(jobs.status);
  const counts = { all: 0, live: 0, paused: 0, draft: 0, ended: 0 };
  for (const view of MANAGE_VIEWS) {
    for (const row of rows) if (VIEW_STATUSES[view].includes(row.status)) counts[view] += row.count;
  }
  return counts;
}

/** Every word somewhere in the title, the place or the company; no words mean every job. */
function hasWords(query: string): SQL | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = sql`lower(${jobs.title} || ' ' || ${jobs.location} || ' ' || ${jobs.company})`;
  return and(...words.map((word) => sql`position(${word} in ${text}) > 0`));
}
