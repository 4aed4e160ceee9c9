import { and, count, desc, eq, exists, gte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { findCandidates } from "#app/features/matching/queries.server.ts";
import { isOneOf, loadJobSides } from "#app/features/matching/queries-sides.server.ts";
import type { Counted } from "./rules.ts";

/** The number of open jobs that are sampled, the latest first, and of suggestions for each. */
const JOBS = 100;
const SUGGESTED = 20;

/**
 * Counts visible seniors by years of experience, and those among the best twenty suggestions of a sampled open job.
 * Three statements, and those of a list of suggestions for each job: for a task, not for a page.
 */
export async function countSuggested(db: Database): Promise<Counted[]> {
  const latest = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.isActive, true))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(JOBS);
  const ids = latest.map(({ id }) => id);
  const suggested = new Set<string>();
  for (const [jobId, job] of await loadJobSides(db, ids)) {
    const best = await findCandidates(db, { jobId, job, limit: SUGGESTED });
    for (const { id } of best) suggested.add(id);
  }
  const isSuggested = isOneOf(sql`${profiles.userId}`, [...suggested]);
  return await db
    .select({
      years: profiles.yearsExperience,
      people: count(),
      chosen: sql<number>`count(*) filter (where ${isSuggested})`.mapWith(Number),
    })
    .from(profiles)
    .where(eq(profiles.isVisible, true))
    .groupBy(profiles.yearsExperience);
}

/**
 * Counts applications sent since then by the years in their snapshots, and those that led to an interview. One
 * statement.
 */
export async function countInterviewed(db: Database, since: Date): Promise<Counted[]> {
  const years = sql<number | null>`(${applications.profileSnapshot} ->> 'yearsExperience')::int`;
  const interview = db
    .select({ one: sql`1` })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applications.id), eq(applicationEvents.status, "interview")));
  return await db
    .select({
      years,
      people: count(),
      chosen: sql<number>`count(*) filter (where ${exists(interview)})`.mapWith(Number),
    })
    .from(applications)
    .where(gte(applications.createdAt, since))
    .groupBy(years);
}
