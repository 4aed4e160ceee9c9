import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { mayBeFoundBy } from "#app/features/profiles/hiding/queries.server.ts";
import { isId } from "#app/input-fields.ts";
import { requireOwnSide } from "./queries.server.ts";
import { isOneOf, loadJobSides, loadProfileSides, loadSentSides } from "./queries-sides.server.ts";
import { type Match, matchPercent, scoreMatch } from "./rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

/**
 * Returns how well applications fit the recruiter's own jobs, in percent by application id; leaves out those for other
 * jobs. An application is scored by its snapshot (D5). A person who withdrew is scored by the current profile, and only
 * if the recruiter may find them by name.
 */
export async function percentsForApplications(
  db: Database,
  recruiterId: string,
  applicationIds: readonly string[],
): Promise<Map<string, number>> {
  const applied = await loadApplied(db, recruiterId, applicationIds);
  return new Map(applied.map(({ id, profile, job }) => [id, matchPercent(profile, job)]));
}

/**
 * Returns one of them with its reasons, worded for the recruiter; null where `percentsForApplications` leaves it out.
 */
export async function findMatchOfApplication(
  db: Database,
  recruiterId: string,
  applicationId: string,
): Promise<Match | null> {
  const applied = await loadApplied(db, recruiterId, [applicationId]);
  const [one] = applied;
  return one ? scoreMatch(one.profile, one.job, "recruiter") : null;
}

/**
 * Returns how well people whom the recruiter may find fit one of the recruiter's own jobs, in percent by their id;
 * leaves out others. Throws not-found for a job that is not theirs.
 */
export async function percentsForPeople(
  db: Database,
  recruiterId: string,
  jobId: string,
  seniorIds: readonly string[],
): Promise<Map<string, number>> {
  const { sides, job } = await loadPeople(db, recruiterId, jobId, seniorIds);
  return new Map([...sides].map(([id, side]) => [id, matchPercent(side, job)]));
}

/** Returns one of them with its reasons, worded for the recruiter; null where `percentsForPeople` leaves them out. */
export async function findMatchOfPerson(
  db: Database,
  recruiterId: string,
  jobId: string,
  seniorId: string,
): Promise<Match | null> {
  const { sides, job } = await loadPeople(db, recruiterId, jobId, [seniorId]);
  const side = sides.get(seniorId);
  return side ? scoreMatch(side, job, "recruiter") : null;
}

async function loadPeople(db: Database, recruiterId: string, jobId: string, seniorIds: readonly string[]) {
  const job = await requireOwnSide(db, recruiterId, jobId);
  const isFound = and(eq(profiles.isVisible, true), mayBeFoundBy(profiles.userId, recruiterId));
  const sides = await loadProfileSides(db, seniorIds.filter(isId), isFound);
  return { sides, job };
}

type Applied = { id: string; profile: ProfileSide; job: JobSide };

async function loadApplied(db: Database, recruiterId: string, applicationIds: readonly string[]): Promise<Applied[]> {
  const rows = await listApplied(db, recruiterId, applicationIds.filter(isId));
  const gone = rows.filter(({ status }) => status === "withdrawn").map(({ seniorId }) => seniorId);
  const kept = rows.filter(({ status }) => status !== "withdrawn").map(({ id }) => id);
  const [live, sent, jobSides] = await Promise.all([
    loadProfileSides(db, gone),
    loadSentSides(db, kept),
    loadJobSides(db, [...new Set(rows.map(({ jobId }) => jobId))]),
  ]);
  return rows.flatMap(({ id, seniorId, jobId, status }) => {
    const profile = status === "withdrawn" ? live.get(seniorId) : sent.get(id);
    const job = jobSides.get(jobId);
    return profile && job ? [{ id, profile, job }] : [];
  });
}

async function listApplied(db: Database, recruiterId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  // The recruiter may find the person anyway, and already knows who sent this application.
  const isFound: SQL<boolean> = sql<boolean>`coalesce(${profiles.isVisible}, false) and not ${applications.hidesName}
    and ${mayBeFoundBy(applications.applicantId, recruiterId)}`;
  return await db
    .select({
      id: applications.id,
      seniorId: applications.applicantId,
      jobId: applications.jobId,
      status: applications.status,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(profiles, eq(profiles.userId, applications.applicantId))
    .where(
      and(
        isOneOf(sql`${applications.id}`, ids),
        mayRead(recruiterId),
        or(ne(applications.status, "withdrawn"), isFound),
      ),
    );
}
