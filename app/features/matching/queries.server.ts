import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { companies, profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "#app/features/jobs/queries.server.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { hiddenFrom, hiddenFromJob } from "#app/features/profiles/hiding/queries.server.ts";
import { blockedWith } from "#app/features/profiles/reach/queries.server.ts";
import { isId } from "#app/input-fields.ts";
import {
  isOneOf,
  loadJobSides,
  loadProfileSides,
  loadRelations,
  loadRelationsBetween,
} from "./queries-sides.server.ts";
import { hasSaidAnything, type JobSide, type Match, matchPercent, scoreMatch } from "./rules.ts";
import { findBestAgain } from "./top/before.server.ts";
import { isSmallMarket } from "./top/bounds.server.ts";
import { boundJobs } from "./top/queries-jobs.server.ts";
import { boundProfiles } from "./top/queries-profiles.server.ts";
import type { Scored } from "./top/rules.ts";

/** A recommended job with its score, worded for the senior. */
export type JobMatch = { job: JobCard; match: Match };

/** A suggested candidate with their score, worded for the recruiter. */
export type CandidateMatch = { candidateId: string; fullName: string; photoUrl: string | null; match: Match };

/**
 * The best open jobs for a senior, best first and the latest first among equals, exactly as if every job were scored:
 * those that ask for a skill they have, even in part, and the latest of those that name no skill; not those applied
 * for, or of somebody with whom there is a block. For a person without skills the latest jobs by the other parts; none
 * for who has said nothing at all.
 */
export async function listJobMatches(db: Database, seniorId: string, limit: number): Promise<JobMatch[]> {
  const [sides, relations, without, isSmall] = await Promise.all([
    loadProfileSides(db, [seniorId]),
    loadRelations(db, { ownOf: seniorId }),
    listIds(
      db,
      sql`select job_id from applications where applicant_id = ${seniorId}
        union all select id from jobs where is_active and created_by in (${blockedWith(seniorId)})`,
    ),
    isSmallMarket(db, "job_postings"),
  ]);
  const profile = sides.get(seniorId);
  if (!profile || !hasSaidAnything(profile)) return [];
  const best = await findBestAgain(db, profile, {
    limit,
    ...boundJobs(db, profile, { relations, without, isSmall }),
    async score(ids) {
      const halves = inHalves(ids).map((half) =>
        loadJobSides(db, half, and(eq(jobs.isActive, true), isNull(jobs.notAnsweringSince))),
      );
      return await scoredOf(halves, (job) => matchPercent(profile, job, relations));
    },
  });
  // What would raise a score adds a skill, so the reasons need more relations than the search, which knows the person's.
  const [cards, allRelations] = await Promise.all([
    listCards(db, best.map(idOf)),
    loadRelationsBetween(
      db,
      profile,
      best.map(({ found }) => found),
    ),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return best.flatMap(({ id, found }) => {
    const job = byId.get(id);
    return job ? [{ job, match: scoreMatch(profile, found, allRelations, "senior") }] : [];
  });
}

/**
 * The best seniors for one of the recruiter's own jobs, best first, exactly as if everybody were scored: visible
 * profiles that have an asked skill, even in part; for a job without skills, the best of the latest profiles. Nobody
 * who applied for it, with whom there is a block, or who hides from its company. Throws not-found for a job that is not theirs.
 */
export async function listCandidateMatches(
  db: Database,
  recruiterId: string,
  jobId: string,
  limit: number,
): Promise<CandidateMatch[]> {
  const job = await requireOwnSide(db, recruiterId, jobId);
  const best = await findCandidates(db, { jobId, job, limit });
  const people = await db
    .select({ candidateId: profiles.userId, fullName: profiles.fullName, photoUrl: profiles.photoUrl })
    .from(profiles)
    .where(isOneOf(sql`${profiles.userId}`, best.map(idOf)));
  const byId = new Map(people.map((person) => [person.candidateId, person]));
  return best.flatMap(({ id, found }) => {
    const person = byId.get(id);
    return person ? [{ ...person, match: found }] : [];
  });
}

/**
 * The best visible seniors for a job, whoever asks, but nobody with whom its recruiter has a block, or who hides from the
 * recruiter's company or the one that the job names; worded for the recruiter. Not within a transaction: it reads side by side.
 */
export async function findCandidates(
  db: Database,
  { jobId, job, limit }: { jobId: string; job: JobSide; limit: number },
): Promise<Scored<Match>[]> {
  const [relations, without, isSmall] = await Promise.all([
    loadRelations(db, { asked: job.skills }),
    listIds(
      db,
      sql`select applicant_id from applications where job_id = ${jobId}
        union all ${hiddenFrom(sql`(select created_by from jobs where id = ${jobId})`)} union all ${hiddenFromJob(jobId)}`,
    ),
    isSmallMarket(db, "profile_postings"),
  ]);
  const best = await findBestAgain(db, job, {
    limit,
    ...boundProfiles(db, job, { relations, without, isSmall }),
    async score(ids) {
      const halves = inHalves(ids).map((half) => loadProfileSides(db, half, eq(profiles.isVisible, true)));
      return await scoredOf(halves, (profile) => matchPercent(profile, job, relations));
    },
  });
  return best.map(({ found, ...one }) => ({ ...one, found: scoreMatch(found, job, relations, "recruiter") }));
}

async function listIds(db: Database, statement: SQL): Promise<string[]> {
  const rows = await db.select({ id: sql<string>`id` }).from(sql`(${statement}) as found (id)`);
  return rows.map(idOf);
}

async function listCards(db: Database, ids: readonly string[]): Promise<JobCard[]> {
  const rows = await db
    .select(jobCardColumns)
    .from(jobs)
    .leftJoin(companies, checkedCompany)
    .where(isOneOf(sql`${jobs.id}`, ids));
  return rows.map(toJobCard);
}

/** Fewer than this are sooner loaded by one statement. */
const HALVED = 60;

/** What is loaded by one statement each; many by two, side by side on a connection each. */
function inHalves(ids: readonly string[]): Array<readonly string[]> {
  if (ids.length < HALVED) return [ids];
  const middle = Math.ceil(ids.length / 2);
  return [ids.slice(0, middle), ids.slice(middle)];
}

/** Scores each part as soon as it is there: meanwhile the next is loaded. */
async function scoredOf<S>(
  parts: ReadonlyArray<Promise<ReadonlyMap<string, S>>>,
  percentOf: (side: S) => number,
): Promise<Scored<S>[]> {
  const scored = parts.map(async (part) =>
    [...(await part)].map(([id, side]) => ({ id, percent: percentOf(side), found: side })),
  );
  return (await Promise.all(scored)).flat();
}

/**
 * The score of a senior for a job that is open or that they applied to, worded for them; null for anything else, and
 * for who has said nothing at all.
 */
export async function findMatch(db: Database, seniorId: string, jobId: string): Promise<Match | null> {
  if (!isId(jobId)) return null;
  const applied = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), eq(applications.applicantId, seniorId)));
  const job = (await loadJobSides(db, [jobId], or(eq(jobs.isActive, true), exists(applied)))).get(jobId);
  if (!job) return null;
  const profile = (await loadProfileSides(db, [seniorId])).get(seniorId);
  if (!profile || !hasSaidAnything(profile)) return null;
  return scoreMatch(profile, job, await loadRelations(db, { asked: job.skills }), "senior");
}

/** What matching may know of one of the recruiter's own jobs. Throws not-found for any other. */
export async function requireOwnSide(db: Database, recruiterId: string, jobId: string): Promise<JobSide> {
  const job = isId(jobId) ? (await loadJobSides(db, [jobId], eq(jobs.createdBy, recruiterId))).get(jobId) : undefined;
  if (!job) throw new DomainError("not-found");
  return job;
}

function idOf(row: { id: string }): string {
  return row.id;
}
