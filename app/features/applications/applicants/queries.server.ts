import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldMoves } from "#app/db/schema/held-moves.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { findMatchOfApplicant } from "#app/features/matching/queries.server.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { type CandidateProfile, experienceBand } from "#app/features/profiles/rules.ts";
import { shownName } from "#app/features/profiles/unnamed/columns.server.ts";
import { withoutName } from "#app/features/profiles/unnamed/rules.ts";
import { filePath } from "#app/features/profiles/uploads/rules.ts";
import { isId, requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { owedText } from "../answers/labels.ts";
import { answerStillDue } from "../answers/rules.ts";
import { interviewColumns, interviewOf } from "../interviews/columns.server.ts";
import { listNotes } from "../notes/queries.server.ts";
import { marksOf, NO_MARKS } from "./queries-marks.server.ts";
import {
  heldMove,
  idOf,
  listByDate,
  listByMatch,
  listShortlist,
  listSuggested,
  PAGE_SIZE,
  type Page,
  selectApplied,
} from "./queries-rows.server.ts";
import type { ApplicantList, ApplicantSearch, Candidate } from "./rules.ts";

type Asker = Pick<Platform, "db" | "env" | "clock">;

/**
 * The union of a job's applicants and its visible matches (D70), applicants first, 100 of them a page, best match or
 * newest first; suggestions, best first, after the last of them. A fixed number of statements. Throws wrong-role,
 * email-unverified (a draft needs no verified address, and suggests people just as a job does: R22), and not-found for a
 * job that is not this recruiter's.
 */
export async function listApplicants(
  platform: Asker,
  viewer: Viewer,
  jobId: string,
  { view = "all", sort = "match", after = null }: Partial<ApplicantSearch> = {},
): Promise<ApplicantList> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const recruiterId = viewer.id;
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
 * One candidate of one of the recruiter's own jobs: what they sent, if they applied (D5), else what they show, or sent to
 * another of the recruiter's jobs. Who applied without a name is what they sent, with nothing that tells who they are.
 * Null for whoever is hidden or unknown, and for who withdrew and is not visible or has no name. Throws
 * wrong-role, email-unverified, and not-found for another's job.
 */
export async function findCandidate(
  platform: Asker,
  viewer: Viewer,
  jobId: string,
  candidateId: string,
): Promise<Candidate | null> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const recruiterId = viewer.id;
  await requireOwnJob(db, recruiterId, jobId);
  if (!isId(candidateId)) return null;
  const [application] = await db
    .select({
      id: applications.id,
      status: applications.status,
      sent: applications.profileSnapshot,
      answerDueOn: applications.answerDueOn,
      answeredAt: applications.answeredAt,
      coverNote: applications.coverNote,
      hidesName: applications.hidesName,
      fullName: shownName(),
      resumeFileId: applications.resumeFileId,
      held: heldMove,
      dated: interviewColumns,
    })
    .from(applications)
    .leftJoin(heldMoves, eq(heldMoves.applicationId, applications.id))
    .where(and(eq(applications.jobId, jobId), eq(applications.applicantId, candidateId)));
  const isUnnamed = application?.hidesName ?? false;
  if (isUnnamed && application?.status === "withdrawn") return null;
  const shown = isUnnamed ? unnamed(candidateId) : await findCandidateProfile(platform, viewer, candidateId);
  if (!shown) return null;
  const match = await findMatchOfApplicant(db, recruiterId, jobId, candidateId);
  const marks = (await marksOf(db, jobId, [candidateId])).get(candidateId) ?? NO_MARKS;
  if (!application) return { ...shown, match, marks, application: null };
  const notes = await listNotes(db, recruiterId, application.id);
  const { id, status, hidesName, held, resumeFileId } = application;
  const interview = interviewOf(application.dated);
  if (status === "withdrawn")
    return {
      ...shown,
      match,
      marks,
      application: { id, status, hidesName, held, interview, owed: null, coverNote: null, notes },
    };
  const due = answerStillDue(application, platform.clock.now());
  const { yearsExperience, ...sent } = application.sent;
  const asRead = (text: string | null) => (text !== null && hidesName ? withoutName(text, sent.fullName) : text);
  const coverNote = asRead(application.coverNote);
  const standing = { id, status, hidesName, held, interview, owed: due && owedText(due), coverNote, notes };
  return {
    ...shown,
    ...sent,
    fullName: application.fullName,
    bio: asRead(sent.bio),
    resumeUrl: resumeFileId && !hidesName ? filePath(resumeFileId) : null,
    experience: experienceBand(yearsExperience),
    match,
    marks,
    application: standing,
  };
}

/** What is known of who applied without a name beside what they sent. */
function unnamed(userId: string): CandidateProfile {
  const unsaid = {
    bio: null,
    skills: [],
    experience: null,
    availabilityHours: null,
    workPreference: null,
    place: null,
  };
  const hidden = { fullName: "", photoUrl: null, resumeUrl: null, wanted: null };
  return { userId, ...unsaid, travelMiles: null, industries: [], ...hidden, hasApplied: true };
}

/** The job, if it is this recruiter's. Throws not-found. */
export async function requireOwnJob(db: Database, recruiterId: string, jobId: string) {
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      isActive: jobs.isActive,
      hidesNames: jobs.hidesNames,
    })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), eq(jobs.createdBy, recruiterId)));
  if (!job) throw new DomainError("not-found");
  return job;
}

async function countApplied(db: Database, jobId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(applications).where(eq(applications.jobId, jobId));
  return row?.count ?? 0;
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
