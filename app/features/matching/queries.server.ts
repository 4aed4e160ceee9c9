import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "#app/features/jobs/queries.server.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { blockedWith } from "#app/features/profiles/contactability.server.ts";
import { hiddenFrom, hiddenFromJob, unlistedFor } from "#app/features/profiles/hiding/queries.server.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import { isId } from "#app/input-fields.ts";
import { calibrated, fitParts, fitTags, jobTerms, personTerms, rawFit } from "./fit.ts";
import { currentJobIndex, currentPeopleIndex } from "./index/queries.server.ts";
import { isOneOf, loadJobSides, loadProfileSides } from "./queries-sides.server.ts";
import {
  hasSaidAnything,
  LEAST_SHOWN,
  type Match,
  matchPercent,
  obstacleFactor,
  type PersonLike,
  scoreMatch,
} from "./rules.ts";
import type { JobSide } from "./sides.ts";

/** A recommended job with its score, worded for the senior. */
export type JobMatch = { job: JobCard; match: Match };

/** A suggested candidate with their score, worded for the recruiter. */
export type CandidateMatch = { candidateId: string; fullName: string; photoUrl: string | null; match: Match };

/** We score exactly this many times the wanted number, the best by the index. */
const SCORED_FOR_EACH = 4;
const LEAST_SCORED = 60;

/** A scored item. Higher percents come first, then later ids. */
type Scored<T> = { id: string; percent: number; found: T };

/**
 * Returns the best open jobs for a senior from `least` percent on, best first and the latest first among ties; leaves
 * out jobs applied for and jobs of a person with a block. None for an empty profile.
 */
export async function listJobMatches(
  db: Database,
  seniorId: string,
  limit: number,
  least: number = LEAST_SHOWN,
): Promise<JobMatch[]> {
  const [sides, without, index] = await Promise.all([
    loadProfileSides(db, [seniorId]),
    listIds(
      db,
      sql`select job_id from applications where applicant_id = ${seniorId}
        union all select id from jobs where is_active and responsible_id in (${blockedWith(seniorId)})`,
    ),
    currentJobIndex(db),
  ]);
  const profile = sides.get(seniorId);
  if (!profile || !hasSaidAnything(profile)) return [];
  const ids = index.findBest(personTerms(profile.reading), {
    limit: scoredFor(limit),
    without: new Set(without),
    factorOf: (job) => obstacleFactor(profile, job),
  });
  const jobSides = await loadJobSides(db, ids, and(eq(jobs.isActive, true), isNull(jobs.notAnsweringSince)));
  const best = bestOf(jobSides, (job) => matchPercent(profile, job), { limit, least });
  const cards = await listCards(db, best.map(idOf));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return best.flatMap(({ id, found }) => {
    const job = byId.get(id);
    return job ? [{ job, match: scoreMatch(profile, found, "senior") }] : [];
  });
}

/**
 * Returns the best seniors for one of the recruiter's own jobs, best first, from `LEAST_SHOWN` percent on. Leaves out
 * people who applied for it, who applied anonymously for another of their jobs, who have a block with the recruiter, or
 * who hide from the company. Throws not-found for a job that is not theirs.
 */
export async function listCandidateMatches(
  db: Database,
  recruiterId: string,
  jobId: string,
  limit: number,
): Promise<CandidateMatch[]> {
  const job = await requireOwnSide(db, recruiterId, jobId);
  const best = await findCandidates(db, { jobId, job, limit, without: unlistedFor(recruiterId) });
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
 * Returns the best visible seniors for a job, whoever asks, worded for the recruiter. Leaves out people who have a
 * block with its recruiter or hide from the recruiter's or the job's company, and those in `without`. Never call it
 * within a transaction: it reads in parallel.
 */
export async function findCandidates(
  db: Database,
  { jobId, job, limit, without }: { jobId: string; job: JobSide; limit: number; without?: SQL },
): Promise<Scored<Match>[]> {
  const [left, index] = await Promise.all([
    listIds(
      db,
      sql`select applicant_id from applications where job_id = ${jobId}
        union all ${without ?? hiddenFrom(sql`(select responsible_id from jobs where id = ${jobId})`)}
        union all ${hiddenFromJob(jobId)}`,
    ),
    currentPeopleIndex(db),
  ]);
  const ids = index.findBest(jobTerms(job.reading), {
    limit: scoredFor(limit),
    without: new Set(left),
    factorOf: (profile) => obstacleFactor(profile, job),
  });
  const sides = await loadProfileSides(db, ids, eq(profiles.isVisible, true));
  const best = bestOf(sides, (profile) => matchPercent(profile, job), {
    limit,
    least: LEAST_SHOWN,
  });
  return best.map(({ found, ...one }) => ({ ...one, found: scoreMatch(found, job, "recruiter") }));
}

/**
 * Returns visible people whose work is most like a person's, the most alike first, each with the skills that both name:
 * the same match, without conditions of a job. Leaves out whoever is in no list of the recruiter.
 */
export async function listPeopleLike(
  db: Database,
  recruiterId: string,
  personId: string,
  limit: number,
): Promise<PersonLike[]> {
  const [person, left, index] = await Promise.all([
    loadProfileSides(db, [personId], eq(profiles.isVisible, true)),
    listIds(db, unlistedFor(recruiterId)),
    currentPeopleIndex(db),
  ]);
  const own = person.get(personId)?.reading;
  if (!own) return [];
  const question = { limit: scoredFor(limit), without: new Set([...left, personId]), factorOf: () => 1 };
  const sides = await loadProfileSides(db, index.findBest(jobTerms(own), question), eq(profiles.isVisible, true));
  const best = bestOf(sides, ({ reading }) => fitPercent(reading, own), { limit, least: LEAST_ALIKE });
  const people = await db
    .select({ candidateId: profiles.userId, fullName: profiles.fullName })
    .from(profiles)
    .where(isOneOf(sql`${profiles.userId}`, best.map(idOf)));
  const byId = new Map(people.map((one) => [one.candidateId, one]));
  return best.flatMap(({ id, found }) => {
    const one = byId.get(id);
    return one ? [{ ...one, inCommon: namedByBoth(found.reading, own) }] : [];
  });
}

/** Returns how well one person could stand in for another, in percent, by occupation and skills alone. */
function fitPercent(one: TextReading, other: TextReading): number {
  return Math.round(100 * calibrated(rawFit(fitParts(one, other, fitTags(one, other)))));
}

function namedByBoth(one: TextReading, other: TextReading): string[] {
  return fitTags(one, other)
    .filter(({ how }) => how === "named")
    .map(({ tag }) => tag.name)
    .slice(0, MOST_IN_COMMON);
}

const MOST_IN_COMMON = 3;
/** With less in common people share a side skill, not their work. */
const LEAST_ALIKE = 60;

function scoredFor(limit: number): number {
  return Math.max(LEAST_SCORED, SCORED_FOR_EACH * limit);
}

function bestOf<S>(
  sides: ReadonlyMap<string, S>,
  percentOf: (side: S) => number,
  { limit, least }: { limit: number; least: number },
): Scored<S>[] {
  return [...sides]
    .map(([id, found]) => ({ id, percent: percentOf(found), found }))
    .filter(({ percent }) => percent >= least)
    .toSorted((a, b) => b.percent - a.percent || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
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

/**
 * Returns a senior's score for a job that is open or that they applied to, worded for them; null for any other job and
 * for an empty profile.
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
  return scoreMatch(profile, job, "senior");
}

/** Returns what matching may know of one of the recruiter's own jobs. Throws not-found for any other. */
export async function requireOwnSide(db: Database, recruiterId: string, jobId: string): Promise<JobSide> {
  const job = isId(jobId) ? (await loadJobSides(db, [jobId], mayRead(recruiterId))).get(jobId) : undefined;
  if (!job) throw new DomainError("not-found");
  return job;
}

function idOf(row: { id: string }): string {
  return row.id;
}
