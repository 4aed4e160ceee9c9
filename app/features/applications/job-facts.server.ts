import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { JobFacts } from "./emails.server.ts";

/** The columns of a job that emails use; join `recruiters`. */
export const jobFactsColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  payRangeMin: jobs.payRangeMin,
  payRangeMax: jobs.payRangeMax,
  payUnit: jobs.payUnit,
  hoursPerWeek: jobs.hoursPerWeek,
  recruiterTitle: recruiters.jobTitle,
} as const;

type Row = Omit<JobFacts, "pay" | "recruiter"> & JobFacts["pay"];

/** Builds the facts for emails; `recruiter` hires for the job. */
export function jobFactsOf(row: Row, recruiter: Pick<Viewer, "name">): JobFacts {
  const { id, title, company, recruiterTitle, ...pay } = row;
  return { id, title, company, pay, recruiter: recruiter.name, recruiterTitle };
}
