import { NOT_MADE } from "./labels.ts";

/** To the recruiter whose change turned out impossible when its time came. */
export function notMadeMail(body: string, href: string) {
  return {
    subject: NOT_MADE,
    heading: NOT_MADE,
    paragraphs: [body],
    button: { label: "View applicant", href },
    reason: "You're getting this email because you posted this job.",
  };
}
