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
    isReviewedWithoutNames: job.hidesNames,
    closesAt: job.expiresAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
  };
}
