import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { approveJob, refuseJob } from "./decisions.server.ts";
import { reasonText } from "./labels.ts";
import { findWaitingVersion, listWaitingJobs } from "./queue.server.ts";
import { REFUSAL_LIMITS } from "./rules.ts";

const NO_NAME = null;
const SHOWN = 100;

/**
 * Describes the hundred jobs that have waited longest, in a paragraph each, for the command line.
 */
export async function describeHeldJobs(platform: Platform): Promise<string> {
  const waiting = await listWaitingJobs(platform.db, { limit: SHOWN });
  if (waiting.length === 0) return "No jobs are waiting for a decision.";
  return waiting
    .map(({ jobId, title, company, recruiterName, reasons, sentAt, isChange }) =>
      [
        `${jobId}  ${title}, ${company}. By ${recruiterName}, ${sentAt.toISOString()}${isChange ? ", a change" : ""}.`,
        ...reasons.map((reason) => `  ${reasonText(reason)}`),
      ].join("\n"),
    )
    .join("\n\n");
}

/**
 * Approves the waiting version of a job or, with a reason, refuses it, for the command line. Throws
 * `not-found` if the job is not waiting, and RangeError if the reason is too short or too long.
 */
export async function decideHeldJob(platform: Platform, jobId: string, reason: string | null): Promise<void> {
  const version = await findWaitingVersion(platform.db, jobId);
  if (version === null) throw new DomainError("not-found");
  if (reason === null) return await approveJob(platform, NO_NAME, { jobId, version });
  const { min, max } = REFUSAL_LIMITS;
  const said = reason.trim();
  if (said.length < min || said.length > max) throw new RangeError(`The reason needs ${min} to ${max} characters.`);
  await refuseJob(platform, NO_NAME, { jobId, version, reason: said });
}
