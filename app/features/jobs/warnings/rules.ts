import { type Warning, warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Job } from "../rules.ts";

/** The parts of a job that its recruiter wrote in words of their own. */
export type JobWords = Pick<Job, "title" | "company" | "location" | "industry" | "skills" | "description">;

/** Everything that a job says, as one text. */
export function textOfJob({ title, company, location, industry, skills, description }: JobWords): string {
  return [title, company, location, industry, skills.join(", "), description].join("\n");
}

/** What a senior should be careful with in what a job says, wherever it says it (R76). Links to `appUrl` are ours and fine. */
export function jobWarnings(job: JobWords, appUrl: string): Warning[] {
  return warningsIn(textOfJob(job), new URL(appUrl).host);
}
