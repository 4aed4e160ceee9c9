import type { Pay } from "#app/domain/pay.ts";
import { counted } from "#app/words.ts";
import { fullPayText } from "../labels.ts";

/** The warning for a recruiter who changes the pay or hours of a job with applicants. */
export function payWarning(applicants: number): string {
  const who = `${counted(applicants, "person", "people")} applied with the pay and hours you see here.`;
  return `${who} If you change them, their applications keep what they applied to, and we tell them about the change.`;
}

/** The note under an application's pay if the job has changed it since. */
export function changedPayText(now: Pay): string {
  return `This is what you applied to. The job now says ${fullPayText(now)}.`;
}
