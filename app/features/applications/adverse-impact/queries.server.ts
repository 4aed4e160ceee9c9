import { and, count, desc, eq, exists, gte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { findCandidates } from "#app/features/matching/queries.server.ts";
import { isOneOf, loadJobSides } from "#app/features/matching/queries-sides.server.ts";
import type { Counted } from "./rules.ts";

/** Open jobs whose suggestions are looked at, the latest first, and how many each suggests. */
const JOBS = 100;
const SUGGESTED = 20;

/**
 * Visible seniors by their years of experience, and how many of them one of the latest open jobs suggests among its best
 * twenty. Three statements, and for each of the jobs those of a list of suggestions: for a task, not for a page.
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

/** Applications sent since then by the years that their profiles said, and how many led to an interview. One statement. */
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
