import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobSkills, jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import { lockMembership } from "#app/features/accounts/company-access.server.ts";
import { requireActingRecruiter, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { claimActiveJob } from "#app/features/plans/commands.server.ts";
import { settleOccupations } from "#app/features/readings/commands.server.ts";
import { readJob } from "#app/features/readings/reading.server.ts";
import { jobEntries } from "#app/features/search/job-entries/entries.server.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import { ensureSkills, type Skill } from "#app/features/skills/commands.server.ts";
import { skillKey } from "#app/features/skills/rules.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { requireOwnJob } from "./queries.server.ts";
import { findHoldReasons, openReview } from "./review/holding.server.ts";
import { endOfLife, type Job } from "./rules.ts";
import type { JobInput } from "./schema.ts";
import { reportJobIfSuspicious } from "./warnings/commands.server.ts";

/** Queue for tasks that tell seniors about new live jobs; the matching feature handles them. Its name is stored. */
export const NEW_JOBS_QUEUE = "matching.new-jobs";
/** Delay that leaves time to pause a job that was posted with a mistake. */
const ALERT_AFTER_SECONDS = 20;

/**
 * Posts a job for the viewer. It is open at once for 30 days, or held for a reviewer first (`holdReasons`); where plans
 * are enforced and the viewer's is full, it becomes a draft instead (D4). The same `submissionKey` again returns the
 * job it made the first time. Throws `wrong-role`, `email-unverified`, `account-leaving`, `turned-off`,
 * `form-already-sent` when the key comes back with other content, or a FieldError for an unknown occupation.
 */
export async function postJob(platform: Platform, viewer: Viewer, input: JobInput): Promise<Job> {
  requireActingRecruiter(platform, viewer);
  return platform.db.transaction(async (tx) => {
    await requireTurnedOn(tx, "posting");
    const hasRoom = await claimActiveJob(platform, tx, viewer.id);
    return insertJob(platform, tx, viewer, input, hasRoom ? "live" : "draft");
  });
}

/**
 * Saves an unfinished job as a draft. The same key again returns the same draft. Throws `wrong-role`,
 * `form-already-sent`, or a FieldError as `postJob` does.
 */
export async function saveDraft(platform: Platform, viewer: Viewer, input: JobInput): Promise<Job> {
  requireHiring(viewer);
  return platform.db.transaction((tx) => insertJob(platform, tx, viewer, input, "draft"));
}

async function insertJob(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  input: JobInput,
  wanted: "live" | "draft",
): Promise<Job> {
  const { skills: _, occupations: typed, occupationsShown: shown, ...fields } = input;
  const occupationsSaid = settleOccupations({ typed, shown, before: null, read: () => readJob(input) });
  await lockMembership(tx, viewer.id);
  const companyId = await findOwnCompanyId(tx, viewer.id, input.company);
  const reasons =
    wanted === "live" ? await findHoldReasons(platform, tx, viewer, { ...input, id: null, companyId }) : [];
  const status = reasons.length > 0 ? "held" : wanted;
  const { tags, columns } = await readForStoring(platform, tx, { ...input, occupationsSaid });
  const now = platform.clock.now();
  const [made] = await tx
    .insert(jobs)
    .values({
      ...fields,
      ...columns,
      id: platform.ids.next(now),
      createdBy: viewer.id,
      responsibleId: viewer.id,
      companyId,
      status,
      statusChangedAt: now,
      expiresAt: status === "live" ? endOfLife(now, null) : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [jobs.createdBy, jobs.submissionKey] })
    .returning({ id: jobs.id });
  if (!made) return requireSameJob(tx, viewer.id, input, occupationsSaid);
  await writeTags(tx, made.id, tags);
  if (status === "held") {
    await openReview(platform, tx, viewer, {
      jobId: made.id,
      words: input,
      reasons,
      before: "draft",
      leadsTo: "live",
      proposed: null,
    });
  } else if (status === "live") {
    await announceJob(platform, tx);
    await reportJobIfSuspicious(platform, tx, viewer, { ...input, id: made.id });
  }
  return requireOwnJob(tx, viewer.id, made.id);
}

/**
 * Announces that a job went live, to open job lists and to the task that tells seniors. Call it in the same
 * transaction.
 */
export async function announceJob(platform: Platform, tx: Database): Promise<void> {
  await publishChange(tx, "jobs");
  await queueNewJobAlerts(platform, tx);
}

/** Queues the task that tells seniors of new jobs. One waits at a time: it is for all jobs, and goes on by itself. */
export async function queueNewJobAlerts({ tasks }: Platform, tx: Database): Promise<void> {
  await tasks.enqueue(tx, NEW_JOBS_QUEUE, {}, { startAfterSeconds: ALERT_AFTER_SECONDS, singletonKey: NEW_JOBS_QUEUE });
}

type ReadText = Pick<
  JobInput,
  | "title"
  | "description"
  | "location"
  | "industry"
  | "skills"
  | "hoursPerWeek"
  | "employmentType"
  | "payRangeMin"
  | "payUnit"
> & {
  occupationsSaid: readonly string[] | null;
};

/**
 * Reads a job's texts before they are written, so that its search document is made once. Returns its tags, for `tagJob`,
 * and the columns that come from the reading. Call it inside a transaction.
 */
export async function readForStoring(platform: Platform, tx: Database, { occupationsSaid, ...texts }: ReadText) {
  const tags = await ensureSkills(platform, tx, texts.skills);
  const skills = tags.map(({ name }) => name);
  const reading = readJob({ ...texts, skills }, occupationsSaid);
  const columns = {
    occupationsSaid: occupationsSaid && [...occupationsSaid],
    skillNames: skills.join("\n"),
    reading,
    concepts: jobEntries(reading, texts),
  };
  return { tags, columns };
}

/** Replaces the job's skills by those that `readForStoring` returned. Call it inside a transaction. */
export async function tagJob(tx: Database, jobId: string, tags: readonly Skill[]): Promise<void> {
  await tx.delete(jobSkills).where(eq(jobSkills.jobId, jobId));
  await writeTags(tx, jobId, tags);
}

async function writeTags(tx: Database, jobId: string, tags: readonly Skill[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(jobSkills).values(tags.map(({ id }, position) => ({ jobId, skillId: id, position })));
}

/** Returns the recruiter's company if the job names it, so that no one gets another company's badge (D77). */
export async function findOwnCompanyId(tx: Database, userId: string, companyName: string): Promise<string | null> {
  const [own] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, userId));
  return own && own.name.toLowerCase() === companyName.toLowerCase() ? own.id : null;
}

/** Returns the job that this form made before. Throws `form-already-sent` when the form's content has changed. */
async function requireSameJob(
  tx: Database,
  userId: string,
  input: JobInput,
  occupationsSaid: readonly string[] | null,
): Promise<Job> {
  const [first] = await tx
    .select({ id: jobs.id, said: jobs.occupationsSaid })
    .from(jobs)
    .where(and(eq(jobs.createdBy, userId), eq(jobs.submissionKey, input.submissionKey)));
  if (!first) throw new DomainError("not-found");
  const job = await requireOwnJob(tx, userId, first.id);
  const isSame = contentOf(job) === contentOf(input) && String(first.said) === String(occupationsSaid);
  if (!isSame) throw new DomainError("form-already-sent");
  return job;
}

/** Returns everything a job says to seniors as one text to compare. */
export function contentOf(job: Omit<JobInput, "submissionKey" | "occupations" | "occupationsShown">): string {
  return JSON.stringify([
    [job.title, job.company, job.description, job.location, job.industry],
    [job.employmentType, job.workType, job.hoursPerWeek, job.payRangeMin, job.payRangeMax, job.payUnit],
    [job.answerDays, job.hidesNames, job.questions ?? []],
    job.flexibility,
    job.skills.map(skillKey),
  ]);
}
