import { and, desc, eq, not, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
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
import { isSettled } from "#app/features/jobs/rules.ts";
import { findMatchOfApplication, findMatchOfPerson } from "#app/features/matching/queries-applicants.server.ts";
import { findCandidateProfile, wantedAsSent } from "#app/features/profiles/queries.server.ts";
import { experienceBand } from "#app/features/profiles/rules.ts";
import { filePath } from "#app/features/profiles/uploads/rules.ts";
import { isId } from "#app/input-fields.ts";
import { answerStillDue } from "../answers/rules.ts";
import { interviewColumns, interviewOf } from "../interviews/columns.server.ts";
import { listNotes } from "../notes/queries.server.ts";
import type { ApplicantNote } from "../notes/rules.ts";
import { isUndecided } from "../rules.ts";
import type { Asker } from "./queries.server.ts";
import { marksOf, NO_MARKS } from "./queries-marks.server.ts";
import { heldStatusChange } from "./queries-rows.server.ts";
import type { Candidate, HeldStatusChange } from "./rules.ts";

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
  const onCard = found && { ...applicationOnCard(found, now, notes), movedBy };
  if (found?.hidesName && onCard) {
    if (found.status === "withdrawn") return null;
    const isShown = isUndecided(found.status) && !found.isSuspended;
    const coverNote = onCard.coverNote && isShown ? redactIdentity(onCard.coverNote, found.sent.fullName) : null;
    const questionAnswers = isShown ? redactAnswers(onCard.questionAnswers, found.sent.fullName) : [];
    return {
      ...redactedProfile({ ...found, isShown }),
      match,
      marks: NO_MARKS,
      application: { ...onCard, coverNote, questionAnswers },
    };
  }
  const shown = await findCandidateProfile(platform, viewer, personId);
  if (!shown) return null;
  const marks = (await marksOf(db, jobId, [personId])).get(personId) ?? NO_MARKS;
  if (!found || !onCard || found.status === "withdrawn") {
    return { ...shown, match, marks, application: onCard ?? null };
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
    application: onCard,
  };
}

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
function applicationOnCard(sent: Sent, now: Date | null, notes: ApplicantNote[]): Omit<CardApplication, "movedBy"> {
  const { id, status, stageId, hidesName, isSuspended, held } = sent;
  const onCard = { id, status, stageId, hidesName, isSuspended, held, interview: interviewOf(sent.dated), notes };
  if (status === "withdrawn") return { ...onCard, due: null, coverNote: null, questionAnswers: [] };
  const { coverNote, questionAnswers } = sent;
  return { ...onCard, due: now && answerStillDue(sent, now), coverNote, questionAnswers };
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

type CardApplication = NonNullable<Candidate["application"]>;
