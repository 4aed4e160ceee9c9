import { and, asc, desc, eq, exists, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobSkills, jobs } from "#app/db/schema/jobs.ts";
import { companies, profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "#app/features/jobs/queries.server.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { isId } from "#app/input-fields.ts";
import { loadJobSides, loadPairs, loadProfileSides, loadRarity } from "./queries-sides.server.ts";
import { type JobSide, type Match, type ProfileSide, scoreMatch } from "./rules.ts";

/** A recommended job with its score, worded for the senior. */
export type JobMatch = { job: JobCard; match: Match };

/** A suggested candidate with their score, worded for the recruiter. */
export type CandidateMatch = { candidateId: string; fullName: string; photoUrl: string | null; match: Match };

/** How many rows are scored before the best are kept: those that share most of the asked skills. */
const MAX_SCORED = 200;

/** The rows that share skills, by how large a part of what the job asks that is; at most MAX_SCORED. */
function bySharedSkills(shared: SQL<number>, asked: SQL<number>): SQL {
  return sql`${shared}::float / ${asked} desc, ${shared} desc`;
}

/**
 * Jobs for a senior, best first and newest first among equals: open, sharing at least one skill, not applied for yet.
 * Four statements, whatever the number of jobs.
 */
export async function listJobMatches(db: Database, seniorId: string, limit: number): Promise<JobMatch[]> {
  const profile = (await loadProfileSides(db, [seniorId])).get(seniorId);
  if (!profile || profile.skills.length === 0) return [];
  const shared = db
    .select({ jobId: jobSkills.jobId, shared: sql<number>`count(*)`.as("shared") })
    .from(jobSkills)
    .innerJoin(profileSkills, and(eq(profileSkills.skillId, jobSkills.skillId), eq(profileSkills.userId, seniorId)))
    .groupBy(jobSkills.jobId)
    .as("shared_skills");
  // One skill per line; counting lines spares a look into job_skills for every candidate row.
  const asked: SQL<number> = sql`greatest(1, cardinality(string_to_array(${jobs.skillNames}, chr(10))))`;
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), eq(applications.applicantId, seniorId)));
  const rows = await db
    .select(jobCardColumns)
    .from(shared)
    .innerJoin(jobs, eq(jobs.id, shared.jobId))
    .leftJoin(companies, checkedCompany)
    .where(and(eq(jobs.isActive, true), notExists(applied)))
    .orderBy(bySharedSkills(sql`${shared.shared}`, asked), desc(jobs.createdAt), desc(jobs.id))
    .limit(MAX_SCORED);
  const sides = await loadJobSides(db, rows.map(idOf));
  const rarity = await loadRarity(db, [...sides.values()]);
  const scored = rows.flatMap((row) => {
    const side = sides.get(row.id);
    return side ? [{ job: toJobCard(row), match: scoreMatch(profile, side, rarity, "senior") }] : [];
  });
  return best(scored, limit);
}

/**
 * Seniors for one of the recruiter's own jobs, best first: visible profiles that share at least one asked skill, or,
 * for a job without skills, the latest ones. Throws not-found for a job that is not theirs.
 */
export async function listCandidateMatches(
  db: Database,
  recruiterId: string,
  jobId: string,
  limit: number,
): Promise<CandidateMatch[]> {
  const job = await requireOwnSide(db, recruiterId, jobId);
  const shared = db
    .select({ userId: profileSkills.userId, shared: sql<number>`count(*)`.as("shared") })
    .from(profileSkills)
    .innerJoin(jobSkills, and(eq(jobSkills.skillId, profileSkills.skillId), eq(jobSkills.jobId, jobId)))
    .groupBy(profileSkills.userId)
    .as("shared_skills");
  const columns = { candidateId: profiles.userId, fullName: profiles.fullName, photoUrl: profiles.photoUrl };
  const isVisible = eq(profiles.isVisible, true);
  const latest = [desc(profiles.updatedAt), asc(profiles.userId)] as const;
  const rows =
    job.skills.length === 0
      ? await db
          .select(columns)
          .from(profiles)
          .where(isVisible)
          .orderBy(...latest)
          .limit(MAX_SCORED)
      : await db
          .select(columns)
          .from(shared)
          .innerJoin(profiles, eq(profiles.userId, shared.userId))
          .where(isVisible)
          .orderBy(desc(shared.shared), ...latest)
          .limit(MAX_SCORED);
  const sides = await loadProfileSides(
    db,
    rows.map(({ candidateId }) => candidateId),
  );
  const rarity = await loadRarity(db, [job]);
  const scored = rows.flatMap((row) => {
    const side = sides.get(row.candidateId);
    return side ? [{ ...row, match: scoreMatch(side, job, rarity, "recruiter") }] : [];
  });
  return best(scored, limit);
}

/**
 * The scores of these seniors for one of the recruiter's own jobs, by their id. Only people whose application stands
 * (not withdrawn) or who are visible are in the answer. Throws not-found for a job that is not theirs.
 */
export async function matchesForApplicants(
  db: Database,
  recruiterId: string,
  jobId: string,
  seniorIds: readonly string[],
): Promise<Map<string, Match>> {
  const job = await requireOwnSide(db, recruiterId, jobId);
  const ids = seniorIds.filter(isId);
  if (ids.length === 0) return new Map();
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.applicantId, profiles.userId),
        ne(applications.status, "withdrawn"),
      ),
    );
  const sides = await loadProfileSides(db, ids, or(eq(profiles.isVisible, true), exists(applied)));
  const rarity = await loadRarity(db, [job]);
  return scoreEach(sides, job, rarity);
}

function scoreEach(
  sides: ReadonlyMap<string, ProfileSide>,
  job: JobSide,
  rarity: ReadonlyMap<string, number>,
): Map<string, Match> {
  return new Map([...sides].map(([id, side]) => [id, scoreMatch(side, job, rarity, "recruiter")]));
}

/** The scores of applications to the recruiter's own jobs, by application id; others, and withdrawn ones, are left out. */
export async function matchesForApplications(
  db: Database,
  recruiterId: string,
  applicationIds: readonly string[],
): Promise<Map<string, Match>> {
  const own = and(
    inArray(applications.id, [...applicationIds.filter(isId)]),
    eq(jobs.createdBy, recruiterId),
    ne(applications.status, "withdrawn"),
  );
  const pairs = await loadPairs(db, own);
  if (pairs.length === 0) return new Map();
  const profileSides = await loadProfileSides(
    db,
    pairs.map(({ seniorId }) => seniorId),
  );
  const jobSides = await loadJobSides(
    db,
    pairs.map(({ jobId }) => jobId),
  );
  const rarity = await loadRarity(db, [...jobSides.values()]);
  const found = new Map<string, Match>();
  for (const pair of pairs) {
    const profile = profileSides.get(pair.seniorId);
    const job = jobSides.get(pair.jobId);
    if (profile && job) found.set(pair.id, scoreMatch(profile, job, rarity, "recruiter"));
  }
  return found;
}

/** The score of a senior for a job that is open or that they applied to, worded for them; null for anything else. */
export async function findMatch(db: Database, seniorId: string, jobId: string): Promise<Match | null> {
  if (!isId(jobId)) return null;
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), eq(applications.applicantId, seniorId)));
  const job = (await loadJobSides(db, [jobId], or(eq(jobs.isActive, true), exists(applied)))).get(jobId);
  if (!job) return null;
  const profile = (await loadProfileSides(db, [seniorId])).get(seniorId);
  if (!profile) return null;
  return scoreMatch(profile, job, await loadRarity(db, [job]), "senior");
}

async function requireOwnSide(db: Database, recruiterId: string, jobId: string): Promise<JobSide> {
  const job = isId(jobId) ? (await loadJobSides(db, [jobId], eq(jobs.createdBy, recruiterId))).get(jobId) : undefined;
  if (!job) throw new DomainError("not-found");
  return job;
}

/** The best of a list that already stands in its second order; sorting keeps it among equals. */
function best<T extends { match: Match }>(scored: readonly T[], limit: number): T[] {
  return scored.toSorted((a, b) => b.match.percent - a.match.percent).slice(0, limit);
}

function idOf(row: { id: string }): string {
  return row.id;
}
