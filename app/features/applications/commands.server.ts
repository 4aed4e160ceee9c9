import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActing } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notifyOfJob } from "#app/features/jobs/followers.server.ts";
import { isPublished } from "#app/features/jobs/queries.server.ts";
import { payColumns } from "#app/features/jobs/terms/queries.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { lockOwnResume } from "#app/features/profiles/uploads/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { dayOf } from "#app/time.ts";
import { displayName, publicApplicantId } from "./anonymous-review/columns.server.ts";
import { workingDaysFrom } from "./answers/rules.ts";
import { APPLY_TOASTS } from "./apply-labels.ts";
import { receivedMail, submittedMail } from "./emails.server.ts";
import { recordEvent } from "./events.server.ts";
import { recruiterCandidatePath, seniorApplicationPath } from "./paths.ts";
import { requireApplicant } from "./policy.ts";
import type { ApplyInput, SendInput } from "./schema.ts";
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
  await countAttemptOrRefuse(platform.db, platform.clock, `apply:${viewer.id}`, APPLY_LIMIT);
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
