import { waitingText } from "./answers/labels.ts";
import { interviewNews } from "./interviews/labels.ts";
import type { Interview } from "./interviews/rules.ts";
import { statusWords } from "./labels.ts";
import { OWN_STEP_NEWS } from "./own-steps/labels.ts";
import { type OwnStatus, recruiterCandidatePath, type Status, seniorApplicationPath } from "./rules.ts";

/** The job that a mail or notification speaks of. */
export type JobName = { id: string; title: string; company: string };

/** To the senior who just applied. */
export function submittedMail(applicationId: string, job: JobName, answerDueOn: string) {
  return {
    subject: `Application Submitted: ${job.title}`,
    heading: "Your application has been successfully submitted.",
    paragraphs: [
      `You applied for ${job.title} at ${job.company}. The employer now has your profile as it is today.`,
      waitingText({ on: answerDueOn, isLate: false }),
      "We will write to you when the employer answers. You can withdraw at any time until then.",
    ],
    button: { label: "View Details", href: seniorApplicationPath(applicationId) },
    reason: "You get this mail because you applied for a job.",
  };
}

/** To the recruiter who posted the job. */
export function receivedMail(applicant: { id: string; name: string }, job: JobName) {
  return {
    subject: `New applicant for ${job.title}`,
    heading: `${applicant.name} applied for ${job.title}`,
    paragraphs: [
      "Their profile, as they sent it, is waiting for you. Press Review Application to let them know that you are reading it.",
    ],
    button: { label: "View applicant", href: recruiterCandidatePath(job.id, applicant.id) },
    reason: "You get this mail because you posted this job.",
  };
}

/** To the senior whose application was moved; an interview with the date it was given. */
export function movedMail(applicationId: string, job: JobName, to: Status, interview: Interview | null) {
  const words = statusWords(to);
  return {
    subject: `${words.news}: ${job.title}`,
    heading: words.news,
    paragraphs: [`${job.title}, ${job.company}.`, words.message, ...(interview ? [interviewNews(interview).text] : [])],
    button: { label: "View Details", href: seniorApplicationPath(applicationId) },
    reason: "You get this mail because you applied for a job.",
  };
}

/** To the senior when the date of an interview was set, changed or taken back. */
export function interviewMail(applicationId: string, job: JobName, { title, text }: { title: string; text: string }) {
  return {
    subject: `${title}: ${job.title}`,
    heading: title,
    paragraphs: [`${job.title}, ${job.company}.`, text],
    button: { label: "View Details", href: seniorApplicationPath(applicationId) },
    reason: "You get this mail because you applied for a job.",
  };
}

/** To the recruiter when the senior withdrew or answered an offer. */
export function ownStepMail(applicant: { id: string; name: string }, job: JobName, to: OwnStatus) {
  const { title, deed, next } = OWN_STEP_NEWS[to];
  return {
    subject: `${title}: ${job.title}`,
    heading: `${applicant.name} ${deed}`,
    paragraphs: [`${job.title}, ${job.company}. ${next}`],
    button: { label: "View applicant", href: recruiterCandidatePath(job.id, applicant.id) },
    reason: "You get this mail because you posted this job.",
  };
}
