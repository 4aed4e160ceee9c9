import type { Job } from "#app/features/jobs/rules.ts";
import { jobWarnings } from "#app/features/jobs/warnings/rules.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { NOT_ANSWERING } from "./answers/labels.ts";

type NoticedJob = Parameters<typeof jobWarnings>[0] & Pick<Job, "isActive"> & { notAnsweringSince: Date | null };

/**
 * Returns the warnings to read before applying: signs of a scam in the job's texts (links to `appUrl` are ours), and an
 * unresponsive employer.
 */
export function jobNotices(job: NoticedJob, appUrl: string): Array<{ title: string; texts: string[] }> {
  const warnings = jobWarnings(job, appUrl).map((warning) => WARNING_TEXTS[warning]);
  return [
    { title: "Be careful with this job", texts: warnings },
    { title: NOT_ANSWERING.title, texts: job.isActive && job.notAnsweringSince ? [NOT_ANSWERING.text] : [] },
  ].filter(({ texts }) => texts.length > 0);
}
