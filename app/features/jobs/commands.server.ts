import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobSkills, jobs } from "#app/db/schema/jobs.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { ensureSkills } from "#app/features/skills/commands.server.ts";
import { skillKey } from "#app/features/skills/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { mayPostJobs, mustBeRecruiter } from "./policy.ts";
import { requireJob } from "./queries.server.ts";
import type { Job } from "./rules.ts";
import type { JobInput } from "./schema.ts";

/**
 * Posts a job for the viewer, open at once. The same `submissionKey` again gives the job it made the first time.
 * Throws `wrong-role`, `email-unverified`, or `form-already-sent` when the key comes back with other answers.
 */
export async function postJob(platform: Platform, viewer: Viewer, input: JobInput): Promise<Job> {
  mayPostJobs(platform, viewer);
  const { skills: skillNames, ...fields } = input;
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const skills = await ensureSkills(platform, tx, skillNames);
    const [posted] = await tx
      .insert(jobs)
      .values({
        ...fields,
        id: platform.ids.next(now),
        createdBy: viewer.id,
        companyId: await findOwnCompanyId(tx, viewer.id, input.company),
        skillNames: skills.map(({ name }) => name).join("\n"),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [jobs.createdBy, jobs.submissionKey] })
      .returning({ id: jobs.id });
    if (!posted) return requireSameJob(tx, viewer.id, input);
    if (skills.length > 0) {
      await tx
        .insert(jobSkills)
        .values(skills.map(({ id }, position) => ({ jobId: posted.id, skillId: id, position })));
    }
    return requireJob(tx, posted.id);
  });
}

/** The recruiter's company, but only if that is the name on the job: nobody gets another company's badge (D77). */
async function findOwnCompanyId(tx: Database, userId: string, companyName: string): Promise<string | null> {
  const [own] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, userId));
  return own && own.name.toLowerCase() === companyName.toLowerCase() ? own.id : null;
}

/** The job that this form made before. Throws `form-already-sent` when the form now says something else. */
async function requireSameJob(tx: Database, userId: string, input: JobInput): Promise<Job> {
  const [first] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.createdBy, userId), eq(jobs.submissionKey, input.submissionKey)));
  if (!first) throw new DomainError("not-found");
  const job = await requireJob(tx, first.id);
  if (contentOf(job) !== contentOf(input)) throw new DomainError("form-already-sent");
  return job;
}

function contentOf(job: Omit<JobInput, "submissionKey">): string {
  return JSON.stringify([
    [job.title, job.company, job.description, job.location, job.industry],
    [job.employmentType, job.workType, job.hoursPerWeek, job.payRangeMin, job.payRangeMax, job.payUnit],
    job.flexibility,
    job.skills.map(skillKey),
  ]);
}

/** Stops a job of the viewer from being found and applied to. Closing twice is closing once. Throws `wrong-role`, `not-found`. */
export async function closeJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<Job> {
  return setActive(platform, viewer, jobId, false);
}

/** Opens a closed job of the viewer again. Throws `wrong-role`, `not-found`. */
export async function reopenJob(platform: Platform, viewer: Viewer, { jobId }: { jobId: string }): Promise<Job> {
  return setActive(platform, viewer, jobId, true);
}

async function setActive(platform: Platform, viewer: Viewer, jobId: string, isActive: boolean): Promise<Job> {
  mustBeRecruiter(viewer);
  return platform.db.transaction(async (tx) => {
    const job = await requireJob(tx, jobId);
    if (job.createdBy !== viewer.id) throw new DomainError("not-found");
    if (job.isActive === isActive) return job;
    await tx.update(jobs).set({ isActive, updatedAt: platform.clock.now() }).where(eq(jobs.id, job.id));
    return requireJob(tx, job.id);
  });
}
