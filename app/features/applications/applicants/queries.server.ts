import { and, count, desc, eq, inArray, not, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { FORMER_COLLEAGUE } from "#app/features/accounts/company-labels.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import {
  displayName,
  isSenderSuspended,
  isUnnamed,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import { redactAnswers, redactedProfile, redactIdentity } from "#app/features/applications/anonymous-review/rules.ts";
import { requireOwnJobSummary } from "#app/features/jobs/queries.server.ts";
import { hasEnded, isSettled } from "#app/features/jobs/rules.ts";
import { MATCHES_A_PAGE } from "#app/features/matching/paging/rules.ts";
import { findMatchOfApplication, findMatchOfPerson } from "#app/features/matching/queries-applicants.server.ts";
import { findCandidateProfile, wantedAsSent } from "#app/features/profiles/queries.server.ts";
import { experienceBand } from "#app/features/profiles/rules.ts";
import { filePath } from "#app/features/profiles/uploads/rules.ts";
import { isId, requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { answerStillDue } from "../answers/rules.ts";
import { interviewColumns, interviewOf } from "../interviews/columns.server.ts";
import { listNotes } from "../notes/queries.server.ts";
import type { ApplicantNote } from "../notes/rules.ts";
import { isUndecided } from "../rules.ts";
import { marksOf, NO_MARKS } from "./queries-marks.server.ts";
import {
  heldStatusChange,
  idOf,
  listByDate,
  listByMatch,
  listShortlist,
  listSuggested,
  PAGE_SIZE,
  type Page,
  selectApplied,
} from "./queries-rows.server.ts";
import type { ApplicantList, ApplicantSearch, Candidate, HeldStatusChange } from "./rules.ts";

type Asker = Pick<Platform, "db" | "env" | "clock">;

/**
 * Lists a job's applicants and, until it has ended, its visible matches (D70): applicants first, 100 per page, best
 * match or newest first; the best suggestions after the last applicant, and all of them in pages of their own. A fixed
 * number of statements. Throws wrong-role, email-unverified (R22; not for a draft, which suggests people just as a job
 * does), and not-found for a job that is not this recruiter's.
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
  const job = await requireOwnJobSummary(db, recruiterId, jobId);
  // No one can be invited to an ended job.
  const suggested = hasEnded(job.status) ? [] : await listSuggested(db, recruiterId, jobId);
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
  const now = platform.clock.now();
  const rows = page.rows.map((row) => ({
    ...row,
    marks: marks.get(row.candidateId) ?? NO_MARKS,
    isOverdue:
      row.application !== null && !isSettled(job.status) && answerStillDue(row.application, now)?.isLate === true,
  }));
  return { job, rows, counts, nextAfter: page.nextAfter };

  async function pageOf(): Promise<Page> {
    if (view === "suggested") return suggestedPage(suggested, after);
    if (view === "shortlist") return { rows: shortlist, nextAfter: null };
    const list = sort === "match" ? listByMatch : listByDate;
    const applicants = await list(db, recruiterId, jobId, after);
    const isEndOfAll = view === "all" && applicants.nextAfter === null;
    return isEndOfAll
      ? { rows: [...applicants.rows, ...suggested.slice(0, MATCHES_A_PAGE)], nextAfter: null }
      : applicants;
  }
}

/** Returns a page of suggestions; `after` is the number before it, or the first page if none would be left. */
function suggestedPage(suggested: Page["rows"], after: string | null): Page {
  const asked = /^\d{1,3}$/.test(after ?? "") ? Number(after) : 0;
  const start = asked < suggested.length ? asked : 0;
  const end = start + MATCHES_A_PAGE;
  return { rows: suggested.slice(start, end), nextAfter: end < suggested.length ? String(end) : null };
}

/**
 * Returns a candidate of one of the recruiter's own jobs: the snapshot of an applicant (D5), else what the person
 * shows, or sent to another of the recruiter's jobs. An anonymous applicant is found only by the application's id,
 * without identity; that id still works afterwards. Null for hidden or unknown people, and for applicants who withdrew
 * and are not visible or were anonymous. Throws wrong-role, email-unverified, and not-found for another recruiter's
 * job.
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
  const job = await requireOwnJobSummary(db, recruiterId, jobId);
  if (!isId(candidateId)) return null;
  const [found] = await db
    .select({
      id: applications.id,
      applicantId: applications.applicantId,
      status: applications.status,
      stageId: applications.stageId,
      sent: applications.profileSnapshot,
      hidesName: isUnnamed,
      isSuspended: isSenderSuspended,
      displayName: displayName(),
      answerDueOn: applications.answerDueOn,
      answeredAt: applications.answeredAt,
      coverNote: applications.coverNote,
      questionAnswers: applications.questionAnswers,
      resumeFileId: applications.resumeFileId,
      held: heldStatusChange,
      dated: interviewColumns,
    })
    .from(applications)
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(
      and(
        eq(applications.jobId, jobId),
        or(
          eq(applications.id, candidateId),
          // Under the account's id a person has a name, so their anonymous application must not show.
          and(eq(applications.applicantId, candidateId), not(isUnnamed)),
        ),
      ),
    );
  const personId = found?.applicantId ?? candidateId;
  const match = found
    ? await findMatchOfApplication(db, recruiterId, found.id)
    : await findMatchOfPerson(db, recruiterId, jobId, personId);
  const notes = found ? await listNotes(db, recruiterId, found.id) : [];
  const movedBy = found ? await findMover(db, recruiterId, found) : null;
  const now = isSettled(job.status) ? null : platform.clock.now();
  const standing = found && { ...applicationOnCard(found, now, notes), movedBy };
  if (found?.hidesName && standing) {
    if (found.status === "withdrawn") return null;
    const isShown = isUndecided(found.status) && !found.isSuspended;
    const coverNote = standing.coverNote && isShown ? redactIdentity(standing.coverNote, found.sent.fullName) : null;
    const questionAnswers = isShown ? redactAnswers(standing.questionAnswers, found.sent.fullName) : [];
    return {
      ...redactedProfile({ ...found, isShown }),
      match,
      marks: NO_MARKS,
      application: { ...standing, coverNote, questionAnswers },
    };
  }
  const shown = await findCandidateProfile(platform, viewer, personId);
  if (!shown) return null;
  const marks = (await marksOf(db, jobId, [personId])).get(personId) ?? NO_MARKS;
  if (!found || !standing || found.status === "withdrawn") {
    return { ...shown, match, marks, application: standing ?? null };
  }
  const { yearsExperience, ...sent } = found.sent;
  const resumeUrl = found.resumeFileId ? filePath(found.resumeFileId) : null;
  return {
    ...shown,
    ...sent,
    wanted: wantedAsSent(found.sent),
    resumeUrl,
    experience: experienceBand(yearsExperience),
    match,
    marks,
    application: standing,
  };
}

type Sent = Pick<
  typeof applications.$inferSelect,
  "id" | "status" | "stageId" | "answerDueOn" | "answeredAt" | "coverNote" | "questionAnswers"
> & {
  hidesName: boolean;
  isSuspended: boolean;
  held: HeldStatusChange | null;
  dated: Parameters<typeof interviewOf>[0];
};

type Standing = NonNullable<Candidate["application"]>;

/** Returns the name of the colleague who set the application's status; null for the viewer and the applicant. */
async function findMover(
  db: Database,
  viewerId: string,
  { id, applicantId }: { id: string; applicantId: string },
): Promise<string | null> {
  const [last] = await db
    .select({ actorId: applicationEvents.actorId, name: users.name })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(desc(applicationEvents.createdAt), desc(applicationEvents.id))
    .limit(1);
  if (!last || last.actorId === viewerId || last.actorId === applicantId) return null;
  return last.name ?? FORMER_COLLEAGUE;
}

/**
 * Returns an application as its card shows it; without what the person wrote for it if it was withdrawn. `now` is null
 * where no answer is owed.
 */
function applicationOnCard(sent: Sent, now: Date | null, notes: ApplicantNote[]): Omit<Standing, "movedBy"> {
  const { id, status, stageId, hidesName, isSuspended, held } = sent;
  const standing = { id, status, stageId, hidesName, isSuspended, held, interview: interviewOf(sent.dated), notes };
  if (status === "withdrawn") return { ...standing, due: null, coverNote: null, questionAnswers: [] };
  const { coverNote, questionAnswers } = sent;
  return { ...standing, due: now && answerStillDue(sent, now), coverNote, questionAnswers };
}

async function countApplied(db: Database, jobId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(applications).where(eq(applications.jobId, jobId));
  return row?.count ?? 0;
}

/** Returns those of the selected applications that are for this recruiter's job, with their status. */
export async function listPicked(
  db: Database,
  recruiterId: string,
  jobId: string,
  applicationIds: readonly string[],
): Promise<Array<{ applicationId: string; fullName: string; isUnnamed: boolean; status: string; isHeld: boolean }>> {
  const ids = applicationIds.filter(isId).slice(0, PAGE_SIZE);
  if (ids.length === 0) return [];
  const rows = await selectApplied(db)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.id, ids), eq(applications.jobId, requireId(jobId)), mayRead(recruiterId)))
    .orderBy(desc(applications.id));
  return rows.map(({ fullName, application: { id, status, held, hidesName } }) => ({
    applicationId: id,
    fullName,
    isUnnamed: hidesName,
    status,
    isHeld: held !== null,
  }));
}
