import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Promised } from "./answers/rules.ts";
import { type ApplyState, isReadyToApply } from "./applying.ts";
import { findHeldApplication } from "./held/queries.server.ts";
import { keyOfQuestions } from "./questions/commands.server.ts";
import { secondsUntil } from "./rules.ts";

/**
 * Returns what the job page tells its visitor about applying. A failed check is a state of its own (section 8: the page
 * stays and offers "Retry Application Check"), so it is logged and does not throw.
 */
export async function findApplyState(
  platform: Pick<Platform, "db" | "log" | "clock">,
  viewer: Viewer | null,
  job: Pick<Job, "id" | "isActive" | "status" | "questions">,
): Promise<ApplyState> {
  const ended: ApplyState = { kind: job.status === "paused" ? "paused" : "closed" };
  if (!viewer) return job.isActive ? { kind: "guest" } : ended;
  if (viewer.role === null) return { kind: "no-role" };
  if (viewer.role === "recruiter") return { kind: "recruiter" };
  try {
    // In this order, because an application that is sent between the two is found by the second.
    const held = await findHeldApplication(platform.db, viewer.id, job.id);
    if (held) {
      const { dueAt, ...rest } = held;
      return { kind: "held", ...rest, secondsLeft: secondsUntil(dueAt, platform.clock.now()) };
    }
    const application = await findApplication(platform.db, viewer.id, job.id);
    if (application) {
      const { id: applicationId, createdAt: sentAt, ...promised } = application;
      return { kind: "applied", applicationId, sentAt, ...promised };
    }
    if (!job.isActive) return ended;
    const profile = await findProfile(platform.db, viewer.id);
    if (!profile || !isReadyToApply(profile)) return { kind: "profile-incomplete" };
    const { questions } = job;
    return { kind: "open", asks: questions.length > 0 ? { key: keyOfQuestions(questions), questions } : null };
  } catch (error) {
    platform.log.error({ err: error, jobId: job.id }, "application check failed");
    return { kind: "check-failed" };
  }
}

/** Returns the person's application to a job, or null. */
export async function findApplication(
  db: Database,
  applicantId: string,
  jobId: string,
): Promise<({ id: string; createdAt: Date } & Promised) | null> {
  const { id, status, createdAt, answerDueOn, answeredAt } = applications;
  const [row] = await db
    .select({ id, status, createdAt, answerDueOn, answeredAt })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.applicantId, applicantId)));
  return row ?? null;
}
