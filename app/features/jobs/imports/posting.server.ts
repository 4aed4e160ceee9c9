import { createHash } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { importedJobs } from "#app/db/schema/job-imports.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { ImportChoice, ImportOutcome } from "#app/domain/imports.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { findPlanGap } from "#app/features/plans/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { contentOf, findOwnCompanyId, postJob, saveDraft } from "../commands.server.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { editJob } from "../lifecycle/editing.server.ts";
import { isChangeableJob, requireChangeableJob } from "../queries.server.ts";
import { findHoldReasons } from "../review/holding.server.ts";
import { hasEnded, type Job } from "../rules.ts";
import type { JobInput } from "../schema.ts";
import { isOfCompany, isOthers } from "./queries.server.ts";

/** The most jobs of a recruiter that imports send to review: a reviewer reads each. */
export const MOST_IN_REVIEW = 20;

type Wanted = {
  source: string;
  sourceId: string;
  input: JobInput;
  /** The names of the fields that the row has a value for. */
  fields: readonly string[];
  choice: ImportChoice;
};
type Made = { outcome: ImportOutcome; jobId: string };

/**
 * Makes the job of a row, or changes the one that an earlier import of the viewer's company made from it, with the
 * commands of the posting form. Call it in a transaction. Throws what these commands throw.
 */
export async function importJob(platform: Platform, viewer: Viewer, wanted: Wanted): Promise<Made> {
  const { db } = platform;
  const { source, sourceId, input } = wanted;
  const contentHash = createHash("sha256").update(contentOf(input)).digest("base64url");
  const isKnown = and(isOfCompany(viewer.id, source), eq(importedJobs.sourceId, sourceId));
  // One's own first: people who joined the company have brought theirs along.
  const [known] = await db.select().from(importedJobs).where(isKnown).orderBy(isOthers(viewer.id)).limit(1);
  if (!known) {
    const made = await makeJob(platform, viewer, wanted);
    await db.insert(importedJobs).values({ userId: viewer.id, source, sourceId, jobId: made.jobId, contentHash });
    return made;
  }
  // Once its recruiter has handed it over, or left its company, the job is no longer theirs to change.
  if (!(await isChangeableJob(db, viewer.id, known.jobId))) return { outcome: "kept", jobId: known.jobId };
  const job = await requireChangeableJob(db, viewer.id, known.jobId);
  const outcome = await changeJob(platform, viewer, wanted, job, {
    isSame: known.contentHash === contentHash,
    isClosedByImport: known.isClosedByImport,
  });
  // Whoever imported a job last looks after it: closing what is gone from their file is about theirs.
  const changed = outcome === "same" ? {} : { contentHash, isClosedByImport: false };
  if (outcome !== "kept")
    await db
      .update(importedJobs)
      .set({ userId: viewer.id, ...changed })
      .where(eq(importedJobs.jobId, job.id));
  return { outcome, jobId: job.id };
}

async function makeJob(platform: Platform, viewer: Viewer, { input, choice }: Wanted): Promise<Made> {
  if (choice === "draft") return { outcome: "draft", jobId: (await saveDraft(platform, viewer, input)).id };
  if (await wouldBeTooMuchToReview(platform, viewer, input, null))
    return { outcome: "queued", jobId: (await saveDraft(platform, viewer, input)).id };
  const job = await postJob(platform, viewer, input);
  return { outcome: outcomeOf(job), jobId: job.id };
}

function outcomeOf({ status }: Job): ImportOutcome {
  return status === "held" ? "held" : status === "draft" ? "full" : "posted";
}

type Known = { isSame: boolean; isClosedByImport: boolean };

async function changeJob(
  platform: Platform,
  viewer: Viewer,
  { input, fields, choice }: Wanted,
  job: Job,
  { isSame, isClosedByImport }: Known,
): Promise<ImportOutcome> {
  if (job.status === "suspended") return "kept";
  if (hasEnded(job.status)) {
    const mayReopen = choice === "live" && (job.status === "expired" || isClosedByImport);
    if (!mayReopen || (await findPlanGap(platform, platform.db, viewer.id))) return "kept";
    const opened = await stepJob(platform, viewer, { jobId: job.id, step: "reopen", from: job.status });
    const saved = isSame ? opened : await editJob(platform, viewer, editOf(input, fields, opened), { isDraft: false });
    return saved.status === "held" ? "held" : "reopened";
  }
  const isPublished = job.status === "draft" && choice === "live";
  if (isSame && !isPublished) return "same";
  const isQueued = isPublished && (await wouldBeTooMuchToReview(platform, viewer, input, job.id));
  const isDraft = job.status === "draft" && (choice === "draft" || isQueued);
  const saved = await editJob(platform, viewer, editOf(input, fields, job), { isDraft });
  if (isQueued) return "queued";
  if (isPublished) return outcomeOf(saved);
  return saved.status === "held" ? "held" : "changed";
}

/** What a row leaves out stays as its recruiter has set it by hand. */
function editOf({ submissionKey: _, ...input }: JobInput, fields: readonly string[], job: Job) {
  return {
    ...input,
    ...(fields.includes("answerDays") ? {} : { answerDays: job.answerDays }),
    ...(fields.includes("hidesNames") ? {} : { hidesNames: job.hidesNames }),
    jobId: job.id,
    seenAt: job.updatedAt,
  };
}

/** Whether a job would be held while as many of the recruiter's wait as reviewers should get from imports. */
async function wouldBeTooMuchToReview(platform: Platform, viewer: Viewer, input: JobInput, id: string | null) {
  const { db } = platform;
  // From what waits, not from the recruiter's jobs: an import may have made thousands.
  const [waiting] = await db
    .select({ jobs: count() })
    .from(jobReviews)
    .innerJoin(jobs, and(eq(jobs.id, jobReviews.jobId), eq(jobs.status, "held"), eq(jobs.createdBy, viewer.id)))
    .where(and(isNull(jobReviews.outcome), sql`cardinality(${jobReviews.reasons}) > 0`));
  if ((waiting?.jobs ?? 0) < MOST_IN_REVIEW) return false;
  const companyId = await findOwnCompanyId(db, viewer.id, input.company);
  const reasons = await findHoldReasons(platform, db, viewer, { ...input, id, companyId });
  return reasons.some((reason) => reason !== "colleague");
}
