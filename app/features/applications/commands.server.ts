import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/profiles.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireActing, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notifyOfJob } from "#app/features/jobs/followers.server.ts";
import { isPublished } from "#app/features/jobs/queries.server.ts";
import { payColumns } from "#app/features/jobs/terms/queries.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { NotificationKind } from "#app/features/notifications/labels.ts";
import { lockOwnResume } from "#app/features/profiles/uploads/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttempt } from "#app/platform/rate-limit.ts";
import { dayOf } from "#app/time.ts";
import { displayName, isUnnamed, publicApplicantId } from "./anonymous-review/columns.server.ts";
import { answeredAt, clearUnresponsiveFlag } from "./answers/commands.server.ts";
import { workingDaysFrom } from "./answers/rules.ts";
import { OWN_STEP_NOTIFICATIONS } from "./applicant-actions.ts";
import { APPLY_TOASTS } from "./apply-labels.ts";
import { movedMail, ownStepMail, receivedMail, submittedMail } from "./emails.server.ts";
import { writeInterview } from "./interviews/columns.server.ts";
import { interviewNotification } from "./interviews/labels.ts";
import type { Interview } from "./interviews/rules.ts";
import { jobFactsColumns, jobFactsOf } from "./job-facts.server.ts";
import { moveWords } from "./labels.ts";
import { requireApplicant } from "./policy.ts";
import {
  canMove,
  NAMED_STATUSES,
  type OwnStatus,
  recruiterCandidatePath,
  recruiterMovesFrom,
  seniorApplicationPath,
} from "./rules.ts";
import type { ApplyInput, MoveInput, OwnStepInput, SendInput } from "./schema.ts";
import { requireSendable } from "./sent-profile.server.ts";

const APPLY_LIMIT = { attempts: 60, windowSeconds: 300 };

/**
 * Applies for a job with the viewer's current profile and resume and an optional note; notifies the recruiter and
 * confirms to the senior. Throws recruiters-cannot-apply, wrong-role, email-unverified, account-leaving,
 * too-many-requests, not-found, job-closed, profile-incomplete, and already-applied for every attempt after the first.
 */
export async function applyToJob(
  platform: Platform,
  viewer: Viewer,
  input: SendInput,
): Promise<{ id: string; status: Status }> {
  await requireTryToApply(platform, viewer, input);
  return await sendApplication(platform, viewer, input);
}

/**
 * Counts an attempt to apply. Throws recruiters-cannot-apply, wrong-role, email-unverified, account-leaving,
 * too-many-requests.
 */
export async function requireTryToApply(platform: Platform, viewer: Viewer, { jobId }: ApplyInput): Promise<void> {
  requireApplicant(viewer);
  requireActing(platform, viewer);
  requireId(jobId);
  const attempt = await countAttempt(platform.db, platform.clock, `apply:${viewer.id}`, APPLY_LIMIT);
  if (!attempt.isAllowed) throw new DomainError("too-many-requests", { retryAfterSeconds: attempt.retryAfterSeconds });
}

/** Returns the job, locked so that it takes applications until `tx` ends. Throws not-found and job-closed. */
export async function lockOpenJob(tx: Database, jobId: string) {
  // The shared lock prevents closing the job between this check and the insert.
  const [job] = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      isActive: jobs.isActive,
      responsibleId: jobs.responsibleId,
      answerDays: jobs.answerDays,
      hidesNames: jobs.hidesNames,
      questions: jobs.questions,
      pay: payColumns,
    })
    .from(jobs)
    .where(and(eq(jobs.id, requireId(jobId)), isPublished))
    .for("share");
  if (!job) throw new DomainError("not-found");
  if (!job.isActive) throw new DomainError("job-closed");
  return job;
}

/** Applies like applyToJob, without counting the attempt. Throws the same, except too-many-requests. */
export async function sendApplication(
  platform: Platform,
  viewer: Viewer,
  input: SendInput,
): Promise<{ id: string; status: Status }> {
  requireApplicant(viewer);
  requireActing(platform, viewer);
  return await platform.db.transaction(async (tx) => {
    const job = await lockOpenJob(tx, input.jobId);
    const jobId = job.id;
    const sent = await requireSendable(tx, viewer.id);
    const resume = await lockOwnResume(tx, viewer.id);
    const now = platform.clock.now();
    const id = platform.ids.next(now);
    const answerDueOn = workingDaysFrom(dayOf(now), job.answerDays);
    const [row] = await tx
      .insert(applications)
      .values({
        id,
        jobId,
        applicantId: viewer.id,
        status: "pending",
        hidesName: job.hidesNames,
        ...sent,
        jobTerms: job.pay,
        coverNote: input.coverNote || null,
        questionAnswers: input.questionAnswers ?? [],
        resumeFileId: resume?.id ?? null,
        answerDueOn,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id, status: applications.status, displayName: displayName(), publicApplicantId });
    if (!row) throw new DomainError("already-applied");
    await recordEvent(platform, tx, { applicationId: id, status: "pending", actorId: viewer.id });

    const applicant = { id: row.publicApplicantId, name: row.displayName };
    await notify(platform, tx, {
      userId: viewer.id,
      kind: "application-sent",
      title: APPLY_TOASTS.success.title,
      body: `${job.title}, ${job.company}.`,
      href: seniorApplicationPath(id),
      mail: submittedMail(id, job, answerDueOn),
    });
    await notifyOfJob(platform, tx, job, {
      aboutId: viewer.id,
      kind: "application-received",
      title: "New applicant",
      body: `${applicant.name} applied for ${job.title}.`,
      href: recruiterCandidatePath(job.id, applicant.id),
      mail: receivedMail(applicant, job),
    });
    return { id, status: row.status };
  });
}

/**
 * Changes the status of an application for the viewer's own job from the one the recruiter saw, with an optional
 * interview date, and notifies the senior at once. Throws wrong-role, not-found (also for another recruiter's job),
 * illegal-move, and stale-state when the status has changed.
 */
export async function moveApplication(
  platform: Platform,
  viewer: Viewer,
  input: MoveInput & { interview?: Interview | null },
): Promise<{ id: string; status: Status }> {
  requireHiring(viewer);
  const applicationId = requireId(input.applicationId);
  const { from, to, interview = null } = input;
  return await platform.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ applicantId: applications.applicantId, hidesName: isUnnamed, job: jobFactsColumns })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(recruiters, eq(recruiters.userId, jobs.responsibleId))
      .where(and(eq(applications.id, applicationId), mayChange(viewer.id)));
    if (!found) throw new DomainError("not-found");
    if (!recruiterMovesFrom({ status: from, hidesName: found.hidesName }).includes(to)) {
      throw new DomainError("illegal-move");
    }
    const row = await changeStatus(platform, tx, { applicationId, from, to, actorId: viewer.id, isAnswer: true });
    await clearUnresponsiveFlag(tx, found.job.id);
    if (interview) await writeInterview(tx, applicationId, interview);

    const job = jobFactsOf(found.job, viewer);
    const words = moveWords(from, to);
    const when = interview ? ` ${interviewNotification(interview).text}` : "";
    await notify(platform, tx, {
      userId: found.applicantId,
      aboutId: viewer.id,
      kind: kindOfMove(to),
      title: words.notificationTitle,
      body: `${job.title}, ${job.company}. ${words.toast}${when}`,
      href: seniorApplicationPath(applicationId),
      mail: movedMail(applicationId, job, { from, to }, interview),
    });
    await publishLive(tx, { userId: found.applicantId, topic: "application", status: to, id: applicationId });
    return row;
  });
}

/**
 * Withdraws the senior's undecided application. Throws wrong-role or recruiters-cannot-apply, not-found, illegal-move
 * once it is decided, stale-state when the recruiter was faster.
 */
export async function withdrawApplication(
  platform: Platform,
  viewer: Viewer,
  input: OwnStepInput,
): Promise<{ id: string; status: Status }> {
  return await takeStep(platform, viewer, input, "withdrawn");
}

/** Accepts an offer for the senior. Throws like withdrawApplication. */
export async function acceptOffer(
  platform: Platform,
  viewer: Viewer,
  input: OwnStepInput,
): Promise<{ id: string; status: Status }> {
  return await takeStep(platform, viewer, input, "hired");
}

/** Declines an offer for the senior. Throws like withdrawApplication. */
export async function declineOffer(
  platform: Platform,
  viewer: Viewer,
  input: OwnStepInput,
): Promise<{ id: string; status: Status }> {
  return await takeStep(platform, viewer, input, "declined");
}

async function takeStep(platform: Platform, viewer: Viewer, input: OwnStepInput, to: OwnStatus) {
  requireApplicant(viewer);
  const applicationId = requireId(input.applicationId);
  return await platform.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        from: applications.status,
        jobId: jobs.id,
        title: jobs.title,
        company: jobs.company,
        responsibleId: jobs.responsibleId,
        displayName: displayName(sql`${viewer.name}::text`),
        publicApplicantId,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.id, applicationId), eq(applications.applicantId, viewer.id)));
    if (!found) throw new DomainError("not-found");
    if (!canMove("senior", found.from, to)) throw new DomainError("illegal-move");
    const row = await changeStatus(platform, tx, { applicationId, from: found.from, to, actorId: viewer.id });

    const job = { id: found.jobId, title: found.title, company: found.company };
    const mail = ownStepMail({ id: found.publicApplicantId, name: found.displayName }, job, to);
    await notifyOfJob(
      platform,
      tx,
      { ...job, responsibleId: found.responsibleId },
      {
        aboutId: viewer.id,
        kind: OWN_STEP_NOTIFICATIONS[to].kind,
        title: OWN_STEP_NOTIFICATIONS[to].title,
        body: `${mail.heading}. ${job.title}.`,
        href: recruiterCandidatePath(job.id, found.publicApplicantId),
        mail,
      },
    );
    // Refreshes the senior's other open pages, without a toast about their own action.
    await publishLive(tx, { userId: viewer.id, topic: "notification" });
    return row;
  });
}

type Change = { applicationId: string; from: Status; to: Status; actorId: string; isAnswer?: boolean };

/** The only function that changes a status: only if it still is `from`, and always with an event. */
async function changeStatus(platform: Platform, tx: Database, change: Change) {
  const { applicationId, from, to, actorId, isAnswer = false } = change;
  const now = platform.clock.now();
  const [row] = await tx
    .update(applications)
    .set({
      status: to,
      // A stage is inside one status.
      stageId: null,
      updatedAt: now,
      ...(isAnswer && { answeredAt: answeredAt(now) }),
      ...(NAMED_STATUSES.includes(to) && { hidesName: false }),
    })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from)))
    .returning({ id: applications.id, status: applications.status });
  if (!row) throw new DomainError("stale-state");
  await recordEvent(platform, tx, { applicationId, status: to, actorId });
  return row;
}

async function recordEvent(
  platform: Platform,
  tx: Database,
  event: { applicationId: string; status: Status; actorId: string },
) {
  const now = platform.clock.now();
  await tx.insert(applicationEvents).values({ id: platform.ids.next(now), ...event, createdAt: now });
  const { applicationId, status, actorId } = event;
  platform.log.info({ event: "application status", applicationId, status, by: actorId });
}

function kindOfMove(to: Status): NotificationKind {
  return to === "pending" ? "application-sent" : `application-${to}`;
}
