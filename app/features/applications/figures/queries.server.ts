import { and, asc, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { jobViews, marketMedians } from "#app/db/schema/job-views.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { dayOf } from "#app/time.ts";
import {
  countsByDay,
  type DailyFigures,
  type JobFigures,
  type MarketMedians,
  type RecruiterFigures,
  rangeStart,
} from "./rules.ts";

const MOST_JOBS = 100;
const MOST_PEOPLE = 200;

/** A range of figures; without an end it goes on until now. */
type Span = { from: Date; until?: Date };

/** Applications of a range to the jobs of `whose`, each with the steps that it reached. */
function reachedBy(db: Database, { from, until }: Span, whose: SQL) {
  // An answer is the recruiter's action, a message included; a withdrawal is none.
  const isAnswer = sql`${applicationEvents.status} in ('reviewing', 'interview', 'offered', 'rejected', 'hired')`;
  return db
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
    .where(and(whose, gte(applications.createdAt, from), until && lt(applications.createdAt, until)))
    .groupBy(applications.id)
    .as("reached");
}

/** The counts of these applications. */
function countedIn(db: Database, reached: ReturnType<typeof reachedBy>) {
  return db
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
}

/** Returns the figures of a range for the company's 100 newest posted jobs, newest first. One statement. */
export async function listJobFigures(db: Database, recruiterId: string, range: Span): Promise<JobFigures[]> {
  const { from, until } = range;
  const counted = countedIn(db, reachedBy(db, range, eq(applications.jobId, jobs.id)));
  const isSavedIn = and(gte(savedJobs.createdAt, from), until && lt(savedJobs.createdAt, until));
  const saves = db
    .select({ saved: count().as("saved") })
    .from(savedJobs)
    .where(and(eq(savedJobs.jobId, jobs.id), isSavedIn))
    .as("saves");
  const isViewedIn = and(gte(jobViews.day, dayOf(from)), until && lt(jobViews.day, dayOf(until)));
  const opened = db
    .select({ views: sql<number>`coalesce(sum(${jobViews.count}), 0)`.mapWith(Number).as("views") })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobs.id), isViewedIn))
    .as("opened");
  return await db
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      views: opened.views,
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
    .innerJoinLateral(opened, sql`true`)
    .where(and(mayRead(recruiterId), ne(jobs.status, "draft")))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(MOST_JOBS);
}

/**
 * Returns the figures of each person of the viewer's company, by name, if the viewer is its owner; else none. A job
 * counts for whoever is responsible for it now. One statement.
 */
export async function listRecruiterFigures(db: Database, viewerId: string, range: Span): Promise<RecruiterFigures[]> {
  const me = alias(recruiters, "me");
  const theirs = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.responsibleId, recruiters.userId));
  const counted = countedIn(db, reachedBy(db, range, inArray(applications.jobId, theirs)));
  return await db
    .select({
      id: recruiters.userId,
      name: recruiters.fullName,
      jobs: db.$count(jobs, and(eq(jobs.responsibleId, recruiters.userId), ne(jobs.status, "draft"))),
      applied: counted.applied,
      answered: counted.answered,
      hired: counted.hires,
      hoursToAnswer: counted.hoursToAnswer,
    })
    .from(me)
    .innerJoin(recruiters, eq(recruiters.companyId, me.companyId))
    .innerJoinLateral(counted, sql`true`)
    .where(and(eq(me.userId, viewerId), eq(me.companyRole, "owner")))
    .orderBy(asc(recruiters.fullName), asc(recruiters.userId))
    .limit(MOST_PEOPLE);
}

/** Returns the figures by day and by source. Three statements. */
export async function findDailyFigures(
  db: Database,
  recruiterId: string,
  { days, now }: { days: number; now: Date },
): Promise<DailyFigures> {
  const since = rangeStart(now, days);
  const isOwnView = and(mayRead(recruiterId), gte(jobViews.day, dayOf(since)));
  const viewCount = sql<number>`sum(${jobViews.count})`.mapWith(Number);
  const sentOn = sql<string>`to_char(${applications.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [viewRows, sources, applicationRows] = await Promise.all([
    db
      .select({ day: jobViews.day, count: viewCount })
      .from(jobViews)
      .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
      .where(isOwnView)
      .groupBy(jobViews.day),
    db
      .select({ source: jobViews.source, count: viewCount })
      .from(jobViews)
      .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
      .where(isOwnView)
      .groupBy(jobViews.source)
      .orderBy(desc(viewCount), jobViews.source),
    db
      .select({ day: sentOn, count: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(mayRead(recruiterId), gte(applications.createdAt, since)))
      .groupBy(sentOn),
  ]);
  const range = { days, now };
  return { views: countsByDay(viewRows, range), applications: countsByDay(applicationRows, range), sources };
}

/** Returns the last computed medians of the market; null before the first computation. */
export async function findMarketMedians(db: Database, days: number): Promise<MarketMedians | null> {
  const { jobs: jobCount, views, applyRate } = marketMedians;
  const [row] = await db
    .select({ jobs: jobCount, views, applyRate })
    .from(marketMedians)
    .where(eq(marketMedians.days, days));
  return row ?? null;
}
