import type { Pay } from "#app/domain/pay.ts";
import { counted } from "#app/words.ts";
import { fullPayText } from "../labels.ts";

/** For the recruiter, where they change the pay or the hours of a job that people have applied for. */
export function payWarning(applicants: number): string {
  const who = `${counted(applicants, "person", "people")} applied with the pay and hours you see here.`;
  return `${who} If you change them, their applications keep what they applied to, and we tell them about the change.`;
}

/** Under the pay of an application whose job has changed it since. */
export function changedPayText(now: Pay): string {
  return `This is what you applied to. The job now says ${fullPayText(now)}.`;
}
