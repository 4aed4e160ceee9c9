import type { Pay } from "#app/domain/pay.ts";
import type { Status } from "#app/domain/status.ts";
import { hoursText, payText } from "#app/features/jobs/labels.ts";
import { POSTED_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { MailContent, MailFact } from "#app/features/mail/rules.ts";
import { waitingText } from "./answers/labels.ts";
import { OWN_STEP_NOTIFICATIONS } from "./applicant-actions.ts";
import { interviewText, WAY_LABELS } from "./interviews/labels.ts";
import type { Interview } from "./interviews/rules.ts";
import { recruiterCandidatePath, seniorApplicationPath } from "./paths.ts";
import type { OwnStatus } from "./rules.ts";
import { moveWords } from "./status-words.ts";

/** The job that an email or notification is about. */
export type JobName = { id: string; title: string; company: string };

/** The same with more facts for applicants: who hires for it, and what it pays. */
export type JobFacts = JobName & { pay: Pay; recruiter: string; recruiterTitle: string | null };

/** For the senior who just applied. */
export function submittedMail(applicationId: string, job: JobName, answerDueOn: string) {
  return {
    subject: `Application Submitted: ${job.title}`,
    heading: "Your application has been successfully submitted.",
    paragraphs: [
      `You applied for ${job.title} at ${job.company}. The employer now has your profile as it is today.`,
      waitingText({ on: answerDueOn, isLate: false }),
      "We'll email you when the employer replies. You can withdraw at any time until then.",
    ],
    button: { label: "View Details", href: seniorApplicationPath(applicationId) },
    reason: "You're getting this email because you applied for a job.",
  };
}

/** For the recruiter who posted the job. */
export function receivedMail(applicant: { id: string; name: string }, job: JobName) {
  return {
    subject: `New applicant for ${job.title}`,
    heading: `${applicant.name} applied for ${job.title}`,
    paragraphs: [
      "Their profile is waiting for you, just as they sent it. Press Review Application to let them know you're reading it.",
    ],
    button: { label: "View applicant", href: recruiterCandidatePath(job.id, applicant.id) },
    reason: POSTED_THIS_JOB,
  };
}

/** For the senior whose application changed status; with the date of an interview. */
export function movedMail(
  applicationId: string,
  job: JobFacts,
  { from, to }: { from: Status; to: Status },
  interview: Interview | null,
): MailContent {
  const words = moveWords(from, to);
  return {
    subject: `${words.notificationTitle}: ${job.title}`,
    heading: HEADED_BY_TOAST.includes(to) ? words.toast : words.notificationTitle,
    paragraphs: [`${job.title}, ${job.company}.`, words.message],
    facts: to === "interview" || to === "offered" ? factsOf(job, interview) : [],
    button: { label: "View Details", href: seniorApplicationPath(applicationId) },
    reason: APPLIED,
    jobId: job.id,
  };
}

/** For the senior when an interview date was set, changed, or removed (null). */
export function interviewMail(
  applicationId: string,
  job: JobFacts,
  { title, text, interview }: { title: string; text: string; interview: Interview | null },
): MailContent {
  return {
    subject: `${title}: ${job.title}`,
    heading: title,
    paragraphs: [`${job.title}, ${job.company}.`, ...(interview ? [] : [text])],
    facts: factsOf(job, interview),
    button: { label: "View Details", href: seniorApplicationPath(applicationId) },
    reason: APPLIED,
    jobId: job.id,
  };
}

const APPLIED = "You're getting this email because you applied for a job.";
/** Statuses whose email has the text of their toast as heading; the toast of a rejection is only a title. */
const HEADED_BY_TOAST: readonly Status[] = ["reviewing", "interview", "offered"];

function factsOf({ pay, recruiter, recruiterTitle }: JobFacts, interview: Interview | null): MailFact[] {
  const when = interview && { label: "When", value: interviewText({ ...interview, how: null }) };
  const how = interview?.how && { label: "How", value: WAY_LABELS[interview.how] };
  return [
    ...(when ? [when] : []),
    ...(how ? [how] : []),
    { label: "With", value: [recruiter, recruiterTitle].filter(Boolean).join(", ") },
    { label: "Pay", value: `${payText(pay)}, ${hoursText(pay.hoursPerWeek)}` },
  ];
}

/** For the recruiter when the senior withdrew or answered an offer. */
export function ownStepMail(applicant: { id: string; name: string }, job: JobName, to: OwnStatus) {
  const { title, deed, next } = OWN_STEP_NOTIFICATIONS[to];
  return {
    subject: `${title}: ${job.title}`,
    heading: `${applicant.name} ${deed}`,
    paragraphs: [`${job.title}, ${job.company}. ${next}`],
    button: { label: "View applicant", href: recruiterCandidatePath(job.id, applicant.id) },
    reason: POSTED_THIS_JOB,
  };
}
