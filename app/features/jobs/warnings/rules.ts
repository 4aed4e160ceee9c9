import { type Warning, warningsIn } from "#app/features/safety/warnings/rules.ts";
import { textsOfQuestions } from "../questions/rules.ts";
import type { Job } from "../rules.ts";

/** The texts of a job that its recruiter wrote. */
export type JobWords = Pick<Job, "title" | "company" | "location" | "industry" | "skills" | "description"> &
  Partial<Pick<Job, "questions">>;

/** Returns all texts of a job as one. */
export function textOfJob({ title, company, location, industry, skills, description, questions }: JobWords): string {
  const words = [title, company, location, industry, skills.join(", "), description, ...textsOfQuestions(questions)];
  return words.join("\n");
}

/**
 * Returns the reasons why a senior should be careful with a job, from all of its texts (R76). Links
 * to `appUrl` are ours and cause no warning.
 */
export function jobWarnings(job: JobWords, appUrl: string): Warning[] {
  return warningsIn(textOfJob(job), new URL(appUrl).host);
}
