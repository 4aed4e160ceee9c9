import { and, eq } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { jobFactsColumns, jobFactsOf } from "#app/features/applications/job-facts.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { canContact } from "#app/features/profiles/contactability.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { interviewMail } from "../emails.server.ts";
import { seniorApplicationPath } from "../paths.ts";
import { interviewColumns, interviewOf, writeInterview } from "./columns.server.ts";
import { interviewNotification } from "./labels.ts";
import { CHANGES_A_DAY, type Interview, type InterviewFields, interviewFrom } from "./rules.ts";

/**
 * Sets, changes, or, with empty fields, removes the date of an interview for the viewer's own job, and notifies the
 * senior unless nothing changed. Throws wrong-role, not-found, stale-state when the application is no longer at
 * interview, messages-blocked, too-many-requests after four changes in a day, and FieldError for an invalid date.
 */
export async function setInterview(
  platform: Platform,
  viewer: Viewer,
  input: InterviewFields & { applicationId: string },
): Promise<"told" | "removed" | "unchanged"> {
  requireHiring(viewer);
  const applicationId = requireId(input.applicationId);
  const interview = interviewFrom(input, platform.clock.now());
  return await platform.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        status: applications.status,
        applicantId: applications.applicantId,
        was: interviewColumns,
        job: jobFactsColumns,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(recruiters, eq(recruiters.userId, jobs.responsibleId))
      .where(and(eq(applications.id, applicationId), mayChange(viewer.id)))
      .for("update", { of: applications });
    if (!found) throw new DomainError("not-found");
    if (found.status !== "interview") throw new DomainError("stale-state");
    if (isSame(interviewOf(found.was), interview)) return "unchanged";
    if (!(await canContact(tx, viewer.id, found.applicantId))) throw new DomainError("messages-blocked");
    await countAttemptOrRefuse(tx, platform.clock, `interview:${applicationId}`, CHANGES_A_DAY);
    await writeInterview(tx, applicationId, interview);

    const { title, text } = interviewNotification(interview);
    await notify(platform, tx, {
      userId: found.applicantId,
      aboutId: viewer.id,
      kind: "application-interview",
      title,
      body: `${found.job.title}, ${found.job.company}. ${text}`,
      href: seniorApplicationPath(applicationId),
      mail: interviewMail(applicationId, jobFactsOf(found.job, viewer), { title, text, interview }),
    });
    await publishLive(tx, { userId: found.applicantId, topic: "notification" });
    return interview ? "told" : "removed";
  });
}

function isSame(one: Interview | null, other: Interview | null): boolean {
  return (
    one?.at.getTime() === other?.at.getTime() &&
    (one?.zone ?? null) === (other?.zone ?? null) &&
    (one?.how ?? null) === (other?.how ?? null)
  );
}
