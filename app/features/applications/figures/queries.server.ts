import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { JobFigures } from "./rules.ts";

const MOST_JOBS = 100;

/** Returns the figures of the recruiter's 100 newest posted jobs, newest first. One statement. */
export async function listJobFigures(db: Database, recruiterId: string): Promise<JobFigures[]> {
  // An answer is the recruiter's action, a message included; a withdrawal is none.
  const isAnswer = sql`${applicationEvents.status} in ('reviewing', 'interview', 'offered', 'rejected', 'hired')`;
  const reached = db
    .select({
      interview: sql<boolean>`bool_or(${applicationEvents.status} = 'interview')`.as("interview"),
      offered: sql<boolean>`bool_or(${applicationEvents.status} = 'offered')`.as("offered"),
      hired: sql<boolean>`bool_or(${applicationEvents.status} = 'hired')`.as("hired"),
      answeredAt: sql<Date | null>`least(
        min(${applicationEvents.createdAt}) filter (where ${isAnswer}), ${applications.answeredAt})`.as("answered_at"),
      sentAt: sql<Date>`min(${applicationEvents.createdAt})`.as("sent_at"),
    })
    .from(applications)
    .innerJoin(applicationEvents, eq(applicationEvents.applicationId, applications.id))
    .where(eq(applications.jobId, jobs.id))
    .groupBy(applications.id)
    .as("reached");
  const counted = db
    .select({
      applied: count().as("applied"),
      answered: sql<number>`count(${reached.answeredAt})`.mapWith(Number).as("answered"),
      interviews: sql<number>`count(*) filter (where ${reached.interview})`.mapWith(Number).as("interviews"),
      offers: sql<number>`count(*) filter (where ${reached.offered})`.mapWith(Number).as("offers"),
      hires: sql<number>`count(*) filter (where ${reached.hired})`.mapWith(Number).as("hires"),
      hoursToAnswer: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${reached.answeredAt} - ${reached.sentAt}) / 3600.0)::float8`.as("hours_to_answer"),
    })
    .from(reached)
    .as("counted");
  const saves = db
    .select({ saved: count().as("saved") })
    .from(savedJobs)
    .where(eq(savedJobs.jobId, jobs.id))
    .as("saves");
  return await db
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      saved: saves.saved,
      applied: counted.applied,
      answered: counted.answered,
      interviews: counted.interviews,
      offers: counted.offers,
      hired: counted.hires,
      hoursToAnswer: counted.hoursToAnswer,
    })
    .from(jobs)
    .innerJoinLateral(counted, sql`true`)
    .innerJoinLateral(saves, sql`true`)
    .where(and(mayRead(recruiterId), ne(jobs.status, "draft")))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(MOST_JOBS);
}
