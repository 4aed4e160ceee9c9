import { POSTED_THIS_JOB } from "#app/features/mail/reasons.ts";
import { NOT_MADE } from "./labels.ts";

/** For the recruiter whose held change could not be made. */
export function notMadeMail(body: string, href: string) {
  return {
    subject: NOT_MADE,
    heading: NOT_MADE,
    paragraphs: [body],
    button: { label: "View applicant", href },
    reason: POSTED_THIS_JOB,
  };
}
