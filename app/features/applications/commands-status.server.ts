import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notifyOfJob } from "#app/features/jobs/followers.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { NotificationKind } from "#app/features/notifications/labels.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { displayName, isUnnamed, publicApplicantId } from "./anonymous-review/columns.server.ts";
import { answeredAt, clearUnresponsiveFlag } from "./answers/commands.server.ts";
import { OWN_STEP_NOTIFICATIONS } from "./applicant-actions.ts";
import { movedMail, ownStepMail } from "./emails.server.ts";
import { recordEvent } from "./events.server.ts";
import { writeInterview } from "./interviews/columns.server.ts";
import { interviewNotification } from "./interviews/labels.ts";
import type { Interview } from "./interviews/rules.ts";
import { jobFactsColumns, jobFactsOf } from "./job-facts.server.ts";
import { recruiterCandidatePath, seniorApplicationPath } from "./paths.ts";
import { requireApplicant } from "./policy.ts";
import { canMove, NAMED_STATUSES, type OwnStatus, recruiterMovesFrom } from "./rules.ts";
import type { MoveInput, OwnStepInput } from "./schema.ts";
import { moveWords } from "./status-words.ts";

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

function kindOfMove(to: Status): NotificationKind {
  return to === "pending" ? "application-sent" : `application-${to}`;
}
