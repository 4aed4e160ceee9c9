import { type Warning, warningsIn } from "#app/features/safety/warnings/rules.ts";

/** What a senior should be careful with in what a job says (R76). Links to `appUrl` are ours and fine. */
export function jobWarnings(job: { title: string; description: string }, appUrl: string): Warning[] {
  return warningsIn(`${job.title}\n${job.description}`, new URL(appUrl).host);
}
