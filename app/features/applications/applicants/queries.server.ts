import { and, count, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldMoves } from "#app/db/schema/held-moves.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { shortlistedSeniors } from "#app/db/schema/shortlists.ts";
import { DomainError } from "#app/domain-error.ts";
import { listCandidateMatches, matchesForApplicants } from "#app/features/matching/queries.server.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { experienceBand } from "#app/features/profiles/rules.ts";
import { filePath } from "#app/features/profiles/uploads/rules.ts";
import { isId } from "#app/input-fields.ts";
import { listNotes } from "../notes/queries.server.ts";
import { requireId } from "../policy.ts";
import type { ApplicantList, ApplicantRow, ApplicantSearch, Candidate, HeldMove, Marks } from "./rules.ts";

const PAGE_SIZE = 100;
/** How many people who did not apply are suggested; beyond these the search page is the better tool. */
const MAX_SUGGESTED = 50;
const MAX_LOOKED_AT = 200;
/** How many applicants, the newest, are put in order of their match; more come by date only. */
const MAX_RANKED = 2_000;

/**
 * The union of a job's applicants and its visible matches (D70), applicants first, 100 of them a page, best match or
 * newest first; suggestions, best first, after the last of them. A fixed number of statements. Throws not-found for a
 * job that is not this recruiter's.
 */
export async function listApplicants(
  db: Database,
  recruiterId: string,
  jobId: string,
  { view = "all", sort = "match", after = null }: Partial<ApplicantSearch> = {},
): Promise<ApplicantList> {
  const job = await requireOwnJob(db, recruiterId, jobId);
  const suggested = await listSuggested(db, recruiterId, jobId);
  const shortlist = await listShortlist(db, recruiterId, jobId);
  const applied = await countApplied(db, jobId);
  const counts = {
    all: applied + suggested.length,
    applied,
    suggested: suggested.length,
    shortlist: shortlist.length,
  };
  const page = await pageOf();
  const marks = await marksOf(db, jobId, page.rows.map(idOf));
  const rows = page.rows.map((row) => ({ ...row, marks: marks.get(row.candidateId) ?? NO_MARKS }));
  return { job, rows, counts, nextAfter: page.nextAfter };

  async function pageOf(): Promise<Page> {
    if (view === "suggested") return { rows: suggested, nextAfter: null };
    if (view === "shortlist") return { rows: shortlist, nextAfter: null };
    const list = sort === "match" ? listByMatch : listByDate;
    const applicants = await list(db, recruiterId, jobId, after);
    const isEndOfAll = view === "all" && applicants.nextAfter === null;
    return isEndOfAll ? { rows: [...applicants.rows, ...suggested], nextAfter: null } : applicants;
  }
}

/**
 * One candidate of one of the recruiter's own jobs: what they sent, if they applied (D5), else what they show. Null
 * for whoever is hidden or unknown, and for who withdrew and is not visible. Throws not-found for another's job.
 */
export async function findCandidate(
  db: Database,
  recruiterId: string,
  jobId: string,
  candidateId: string,
): Promise<Candidate | null> {
  await requireOwnJob(db, recruiterId, jobId);
  if (!isId(candidateId)) return null;
  const [application] = await db
    .select({
      id: applications.id,
      status: applications.status,
      sent: applications.profileSnapshot,
      coverNote: applications.coverNote,
      resumeFileId: applications.resumeFileId,
      held: heldMove,
    })
    .from(applications)
    .leftJoin(heldMoves, eq(heldMoves.applicationId, applications.id))
    .where(and(eq(applications.jobId, jobId), eq(applications.applicantId, candidateId)));
  const shown = await findCandidateProfile(db, recruiterId, candidateId);
  if (!shown) return null;
  const match = (await matchesForApplicants(db, recruiterId, jobId, [candidateId])).get(candidateId) ?? null;
  const marks = (await marksOf(db, jobId, [candidateId])).get(candidateId) ?? NO_MARKS;
  if (!application) return { ...shown, match, marks, application: null };
  const notes = await listNotes(db, recruiterId, application.id);
  const { id, status, held, coverNote, resumeFileId } = application;
  if (status === "withdrawn")
    return { ...shown, match, marks, application: { id, status, held, coverNote: null, notes } };
  const standing = { id, status, held, coverNote, notes };
  const { yearsExperience, ...sent } = application.sent;
  const resumeUrl = resumeFileId ? filePath(resumeFileId) : shown.resumeUrl;
  return {
    ...shown,
    ...sent,
    resumeUrl,
    experience: experienceBand(yearsExperience),
    match,
    marks,
    application: standing,
  };
}

/** The job, if it is this recruiter's. Throws not-found. */
export async function requireOwnJob(db: Database, recruiterId: string, jobId: string) {
  const [job] = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, isActive: jobs.isActive })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), eq(jobs.createdBy, recruiterId)));
  if (!job) throw new DomainError("not-found");
  return job;
}

async function countApplied(db: Database, jobId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(applications).where(eq(applications.jobId, jobId));
  return row?.count ?? 0;
}

type BareRow = Omit<ApplicantRow, "marks">;
type Page = { rows: BareRow[]; nextAfter: string | null };
const NO_MARKS: Marks = { isShortlisted: false, invitation: null };

/** What the recruiter did with these people for this job: kept in mind, invited. */
async function marksOf(db: Database, jobId: string, seniorIds: string[]): Promise<Map<string, Marks>> {
  if (seniorIds.length === 0) return new Map();
  const kept = await db
    .select({ seniorId: shortlistedSeniors.seniorId })
    .from(shortlistedSeniors)
    .where(and(eq(shortlistedSeniors.jobId, jobId), inArray(shortlistedSeniors.seniorId, seniorIds)));
  const invited = await db
    .select({
      seniorId: invitations.seniorId,
      sentAt: invitations.createdAt,
      declinedAt: invitations.declinedAt,
      reason: invitations.declineReason,
    })
    .from(invitations)
    .where(and(eq(invitations.jobId, jobId), inArray(invitations.seniorId, seniorIds)));
  const isKept = new Set(kept.map(({ seniorId }) => seniorId));
  const invitationOf = new Map(invited.map(({ seniorId, ...invitation }) => [seniorId, invitation]));
  return new Map(
    seniorIds.map((id) => [id, { isShortlisted: isKept.has(id), invitation: invitationOf.get(id) ?? null }]),
  );
}

/** Whom the recruiter keeps in mind for this job and may still see, best match first. */
async function listShortlist(db: Database, recruiterId: string, jobId: string): Promise<BareRow[]> {
  const found = await db
    .select({
      candidateId: shortlistedSeniors.seniorId,
      fullName: sql<string>`coalesce(${applications.profileSnapshot} ->> 'fullName', ${profiles.fullName})`,
      applicationId: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      held: heldMove,
    })
    .from(shortlistedSeniors)
    .innerJoin(profiles, eq(profiles.userId, shortlistedSeniors.seniorId))
    .leftJoin(
      applications,
      and(eq(applications.jobId, jobId), eq(applications.applicantId, shortlistedSeniors.seniorId)),
    )
    .leftJoin(heldMoves, eq(heldMoves.applicationId, applications.id))
    .where(
      and(
        eq(shortlistedSeniors.jobId, jobId),
        or(eq(profiles.isVisible, true), and(isNotNull(applications.id), ne(applications.status, "withdrawn"))),
      ),
    )
    .orderBy(desc(shortlistedSeniors.createdAt), desc(shortlistedSeniors.seniorId));
  const matches = await matchesForApplicants(db, recruiterId, jobId, found.map(idOf));
  return found
    .map(({ candidateId, fullName, applicationId, status, createdAt, held }) => ({
      candidateId,
      fullName,
      match: matches.get(candidateId) ?? null,
      application: applicationId && status && createdAt ? { id: applicationId, status, createdAt, held } : null,
    }))
    .toSorted((a, b) => (b.match?.percent ?? -1) - (a.match?.percent ?? -1));
}

/** Newest first; `after` is the application that the page before ended with. */
async function listByDate(db: Database, recruiterId: string, jobId: string, after: string | null): Promise<Page> {
  const isBelow = after === null ? undefined : lt(applications.id, requireId(after));
  const found = await selectApplied(db)
    .where(and(eq(applications.jobId, jobId), isBelow))
    .orderBy(desc(applications.id))
    .limit(PAGE_SIZE + 1);
  const page = found.slice(0, PAGE_SIZE);
  const matches = await matchesForApplicants(db, recruiterId, jobId, page.map(idOf));
  return {
    rows: page.map((row) => ({ ...row, match: matches.get(row.candidateId) ?? null })),
    nextAfter: found.length > PAGE_SIZE ? (page.at(-1)?.application.id ?? null) : null,
  };
}

/** Best match first and newest first among equals; `after` is how many stand before the page. */
async function listByMatch(db: Database, recruiterId: string, jobId: string, after: string | null): Promise<Page> {
  const start = after !== null && /^\d{1,6}$/.test(after) ? Number(after) : 0;
  const everybody = await db
    .select({ id: applications.id, candidateId: applications.applicantId })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .orderBy(desc(applications.id))
    .limit(MAX_RANKED);
  const matches = await matchesForApplicants(db, recruiterId, jobId, everybody.map(idOf));
  const percentOf = ({ candidateId }: { candidateId: string }) => matches.get(candidateId)?.percent ?? -1;
  const ranked = everybody.toSorted((a, b) => percentOf(b) - percentOf(a));
  const page = ranked.slice(start, start + PAGE_SIZE);
  const found = await selectApplied(db).where(
    inArray(
      applications.id,
      page.map(({ id }) => id),
    ),
  );
  const byId = new Map(found.map((row) => [row.application.id, row]));
  const rows = page.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    rows: rows.map((row) => ({ ...row, match: matches.get(row.candidateId) ?? null })),
    nextAfter: start + PAGE_SIZE < ranked.length ? String(start + PAGE_SIZE) : null,
  };
}

/** A change of the application at hand that can still be taken back. */
const heldMove: SQL<HeldMove | null> = sql`case when ${heldMoves.id} is not null then
  json_build_object('id', ${heldMoves.id}, 'batchId', ${heldMoves.batchId}, 'to', ${heldMoves.toStatus}) end`;

function selectApplied(db: Database) {
  return db
    .select({
      candidateId: applications.applicantId,
      fullName: sql<string>`coalesce(${applications.profileSnapshot} ->> 'fullName', '')`,
      application: {
        id: applications.id,
        status: applications.status,
        createdAt: applications.createdAt,
        held: heldMove,
      },
    })
    .from(applications)
    .leftJoin(heldMoves, eq(heldMoves.applicationId, applications.id))
    .$dynamic();
}

/** Those of the picked applications that are to this recruiter's job, with where they stand. */
export async function listPicked(
  db: Database,
  recruiterId: string,
  jobId: string,
  applicationIds: readonly string[],
): Promise<Array<{ applicationId: string; fullName: string; status: string; isHeld: boolean }>> {
  const ids = applicationIds.filter(isId).slice(0, PAGE_SIZE);
  if (ids.length === 0) return [];
  const rows = await selectApplied(db)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(inArray(applications.id, ids), eq(applications.jobId, requireId(jobId)), eq(jobs.createdBy, recruiterId)),
    )
    .orderBy(desc(applications.id));
  return rows.map(({ fullName, application: { id, status, held } }) => ({
    applicationId: id,
    fullName,
    status,
    isHeld: held !== null,
  }));
}

async function listSuggested(db: Database, recruiterId: string, jobId: string): Promise<BareRow[]> {
  const matches = await listCandidateMatches(db, recruiterId, jobId, MAX_LOOKED_AT);
  if (matches.length === 0) return [];
  const applied = await db
    .select({ candidateId: applications.applicantId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.applicantId, matches.map(idOf))));
  const hasApplied = new Set(applied.map(idOf));
  return matches
    .filter(({ candidateId }) => !hasApplied.has(candidateId))
    .slice(0, MAX_SUGGESTED)
    .map(({ candidateId, fullName, match }) => ({ candidateId, fullName, match, application: null }));
}

function idOf(row: { candidateId: string }): string {
  return row.candidateId;
}
