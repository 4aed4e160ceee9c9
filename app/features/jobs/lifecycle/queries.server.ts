import { and, asc, count, desc, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { inScope } from "#app/features/accounts/company-access.server.ts";
import { isFollowedBy } from "../followers.server.ts";
import { isSentByOther } from "../review/colleague.server.ts";
import { SETTLED_STATUSES } from "../rules.ts";
import {
  MANAGE_VIEWS,
  MANAGED_A_PAGE,
  type ManagedJobs,
  type ManageSearch,
  type ManageSort,
  type ManageView,
  VIEW_STATUSES,
} from "./rules.ts";

const ORDERS: Record<ManageSort, SQL[]> = {
  newest: [desc(jobs.createdAt), desc(jobs.id)],
  ending: [
    sql`case when ${jobs.isActive} then ${jobs.expiresAt} end asc nulls last`,
    desc(jobs.createdAt),
    desc(jobs.id),
  ],
  title: [asc(sql`lower(${jobs.title})`), asc(jobs.id)],
};

/** An applicant without a decision or a message, for a job that is still active. */
const isWaiting = and(
  eq(applications.status, "pending"),
  isNull(applications.answeredAt),
  notInArray(jobs.status, [...SETTLED_STATUSES]),
);

/**
 * Returns one page of a recruiter's jobs with their applicants, the number of jobs in each list, and how many in this
 * list match the search. A page past the end shows the last one. Two statements, however many jobs there are.
 */
export async function listManagedJobs(db: Database, recruiterId: string, search: ManageSearch): Promise<ManagedJobs> {
  const own = inScope(search.scope, recruiterId);
  const fits = hasWords(search.query);
  const { counts, found } = await countByView(db, own, { fits, view: search.view });
  const pages = Math.max(1, Math.ceil(found / MANAGED_A_PAGE));
  const page = Math.min(search.page, pages);
  const counted = db
    .select({
      applicants: count().as("applicants"),
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number).as("waiting"),
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
      responsible: recruiters.fullName,
      isMine: sql<boolean>`${jobs.responsibleId} = ${recruiterId}`,
      isFollowed: isFollowedBy(db, recruiterId),
      awaitsColleague: sql<boolean>`coalesce(${jobReviews.awaitsColleague}, false)`,
      awaitsViewer: sql<boolean>`coalesce(${jobReviews.awaitsColleague} and ${isSentByOther(recruiterId)}, false)`,
      version: jobReviews.version,
    })
    .from(jobs)
    .innerJoin(recruiters, eq(recruiters.userId, jobs.responsibleId))
    .leftJoin(jobReviews, and(eq(jobReviews.jobId, jobs.id), eq(jobs.status, "held"), isNull(jobReviews.outcome)))
    .innerJoinLateral(counted, sql`true`)
    .where(and(own, fits, inArray(jobs.status, [...VIEW_STATUSES[search.view]])))
    .orderBy(...ORDERS[search.sort])
    .limit(MANAGED_A_PAGE)
    .offset((page - 1) * MANAGED_A_PAGE);
  return { jobs: rows, counts, found, page, pages };
}

async function countByView(db: Database, own: SQL, { fits, view }: { fits: SQL | undefined; view: ManageView }) {
  const found = sql<number>`count(*) filter (where ${fits ?? sql`true`})`.mapWith(Number);
  const rows = await db
    .select({ status: jobs.status, count: count(), found })
    .from(jobs)
    .where(own)
    .groupBy(jobs.status);
  const of = (one: ManageView) => rows.filter(({ status }) => VIEW_STATUSES[one].includes(status));
  const counts = { all: 0, live: 0, review: 0, paused: 0, draft: 0, ended: 0 };
  for (const one of MANAGE_VIEWS) counts[one] = of(one).reduce((sum, row) => sum + row.count, 0);
  return { counts, found: of(view).reduce((sum, row) => sum + row.found, 0) };
}

/** Matches jobs that have every word in the title, place, or company; no words match every job. */
function hasWords(query: string): SQL | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = sql`lower(${jobs.title} || ' ' || ${jobs.location} || ' ' || ${jobs.company})`;
  return and(...words.map((word) => sql`position(${word} in ${text}) > 0`));
}
