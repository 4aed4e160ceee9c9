import { APPLIED_FOR_THIS_JOB, LOOKS_AFTER_REPORTS, MAY_PUBLISH, POSTED_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { appealEntry, SCAM_ADVICE, SCAMS_PATH } from "#app/features/safety/advice.ts";
import { type JobWords, textOfJob } from "../warnings/rules.ts";
import { reasonText, WAITING_PATH } from "./labels.ts";

/** Tells the support team that a job is held. */
export function heldMail(job: JobWords, byName: string, reasons: readonly string[]): MailContent {
  return {
    subject: `Job in review: ${job.title}`,
    heading: `${job.title} is waiting for a decision`,
    paragraphs: [
      `Posted by: ${byName}. Company: ${job.company}.`,
      ...reasons.map(reasonText),
      "What it says:",
      textOfJob(job),
    ],
    reason: LOOKS_AFTER_REPORTS,
  };
}

/** Tells a recruiter that a colleague's job waits for their yes. */
export function waitingNotification({ title, byName }: { title: string; byName: string }): NotificationContent {
  const text = `${byName} sent \u201c${title}\u201d. Read it, and publish it if it's right.`;
  return {
    kind: "job-waiting",
    title: "A job needs your OK",
    body: text,
    href: WAITING_PATH,
    mail: {
      subject: `Needs your OK: ${title}`,
      heading: "A job needs your OK",
      paragraphs: [text],
      button: { label: "See what's waiting", href: WAITING_PATH },
      reason: MAY_PUBLISH,
    },
  };
}

/**
 * Tells the recruiter that their job was approved, by a colleague if one is named. It is now live, or paused as before.
 */
export function approvedNotification(
  { id, title }: { id: string; title: string },
  status: "live" | "paused",
  colleague?: string,
): NotificationContent {
  const checked = colleague === undefined ? "We've checked it." : `${colleague} has checked it.`;
  const then = status === "live" ? "Seniors can find it and apply." : "It's paused; resume it when you're ready.";
  const text = `${checked} ${then}`;
  const href = status === "live" ? `/job/${id}` : "/recruiter/manage-jobs";
  const label = status === "live" ? "View job" : "Manage Jobs";
  return {
    kind: "job-approved",
    title: status === "live" ? "Your job is live" : "Your job was approved",
    body: `${title}. ${text}`,
    href,
    mail: {
      subject: `Approved: ${title}`,
      heading: status === "live" ? `${title} is live` : `${title} was approved`,
      paragraphs: [text],
      button: { label, href },
      reason: POSTED_THIS_JOB,
    },
  };
}

/**
 * Tells the recruiter that reports by several people hid their job. It never names the reporters.
 */
export function reportedNotification({ id, title }: { id: string; title: string }): NotificationContent {
  const text = "Several people reported it, so we're looking at it. No one can find it until then.";
  const href = `/recruiter/manage-jobs/${id}`;
  return {
    kind: "job-refused",
    title: "We're checking your job",
    body: `${title}. ${text}`,
    href,
    mail: {
      subject: `We're checking: ${title}`,
      heading: `We're checking ${title}`,
      paragraphs: [text, "You keep its applicants. We'll let you know, usually within one business day."],
      button: { label: "See the job", href },
      reason: POSTED_THIS_JOB,
    },
  };
}

/**
 * Tells the recruiter that their job was refused or taken down, with the reason and the link to
 * appeal.
 */
export function refusedNotification(
  { id, title }: { id: string; title: string },
  { reason, appealHref }: { reason: string; appealHref: string },
): NotificationContent {
  const href = `/recruiter/manage-jobs/${id}`;
  return {
    kind: "job-refused",
    title: "Your job wasn't approved",
    body: `${title}. ${reason}`,
    href,
    mail: {
      subject: `Not approved: ${title}`,
      heading: `${title} wasn't approved`,
      paragraphs: [reason, "No one can find it. Edit it and send it again, and we'll check it once more."],
      entries: [appealEntry(appealHref)],
      button: { label: "Edit the job", href },
      reason: POSTED_THIS_JOB,
    },
  };
}

export const TAKEN_DOWN_TITLE = "A job you applied to was taken down";

/** Tells everyone with an open application to a job that staff took it down. */
export function takenDownNotification(
  { title, company }: { title: string; company: string },
  applicationId: string,
): NotificationContent {
  const href = `/senior/applications?application=${applicationId}`;
  const what = `We checked ${title}, ${company}, and took it down. It isn't about you.`;
  return {
    kind: "job-closed",
    title: TAKEN_DOWN_TITLE,
    body: `${what} ${SCAM_ADVICE[0]}`,
    href,
    mail: {
      subject: `Taken down: ${title}`,
      heading: TAKEN_DOWN_TITLE,
      paragraphs: [what, ...SCAM_ADVICE],
      button: { label: "Job scams: what to do", href: SCAMS_PATH },
      reason: APPLIED_FOR_THIS_JOB,
    },
  };
}
