import type { findOwnReview } from "#app/features/jobs/review/queries.server.ts";
import type { Job, JobCard } from "#app/features/jobs/rules.ts";

/** Returns the address of a job's page. */
function jobUrl(appUrl: string, jobId: string): string {
  return `${appUrl}/job/${jobId}`;
}

/** Returns the address of a company's page. */
export function companyUrl(appUrl: string, slug: string): string {
  return `${appUrl}/company/${encodeURIComponent(slug)}`;
}

/** Returns what applicants compare, by the names of the posting form. */
function termsOf(job: Omit<JobCard, "isActive">) {
  const { title, location, industry, employmentType, workType, hoursPerWeek } = job;
  const { payRangeMin, payRangeMax, payUnit, flexibility } = job;
  const pay = { payRangeMin, payRangeMax, payUnit };
  return { title, location, industry, employmentType, workType, hoursPerWeek, ...pay, flexibility };
}

/** Returns a job of a public list. */
export function cardOf(appUrl: string, job: JobCard) {
  return {
    id: job.id,
    url: jobUrl(appUrl, job.id),
    company: job.company,
    isVerifiedEmployer: job.employerCheck !== null,
    ...termsOf(job),
    postedAt: job.createdAt.toISOString(),
  };
}

/** Returns a whole public job. */
export function detailsOf(appUrl: string, job: Job) {
  return {
    ...cardOf(appUrl, job),
    companySlug: job.companySlug,
    isOpen: job.isActive,
    description: job.description,
    skills: job.skills,
    answerDays: job.answerDays,
    hidesNames: job.hidesNames,
    closesAt: job.expiresAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
  };
}

/** Returns a job as its own recruiter sees it, with the reasons of its review in words. */
export function ownJobOf(
  appUrl: string,
  { shown: job, review }: Awaited<ReturnType<typeof findOwnReview>>,
  reasonText: (reason: string) => string,
) {
  return {
    id: job.id,
    url: jobUrl(appUrl, job.id),
    status: job.status,
    company: job.company,
    ...termsOf(job),
    description: job.description,
    skills: job.skills,
    answerDays: job.answerDays,
    hidesNames: job.hidesNames,
    review: review && { reasons: review.reasons.map(reasonText), refusal: review.refusal },
    closesAt: job.expiresAt?.toISOString() ?? null,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}
