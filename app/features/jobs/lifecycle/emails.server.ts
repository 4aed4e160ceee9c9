import type { JobStatus } from "#app/domain/status.ts";
import { APPLIED_FOR_THIS_JOB, POSTED_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { DAY_MS } from "#app/time.ts";
import { counted } from "#app/words.ts";
import { isSettled, JOB_LIFE } from "../rules.ts";

const MANAGE_PATH = "/recruiter/manage-jobs";

type Ended = { title: string; company: string; status: JobStatus };

/** For everyone with an open application when the job ends. An offer stays valid, and the text says so. */
export function endedNotification(job: Ended, application: { id: string; status: string }): NotificationContent {
  const href = `/senior/applications?application=${application.id}`;
  const hasOffer = application.status === "offered";
  const what = hasOffer ? OFFER_STANDS : (WHAT_ENDED[job.status] ?? "This job is no longer taking applications.");
  return {
    kind: "job-closed",
    title: "Job closed",
    body: `${job.title}, ${job.company}. ${what}`,
    href,
    mail: {
      subject: `Job closed: ${job.title}`,
      heading: `${job.title} is closed`,
      paragraphs: [
        `${job.title}, ${job.company}. ${what}`,
        hasOffer ? "It's only closed to new applicants. You can still answer the employer." : whatNext(job.status),
      ],
      button: { label: "View Details", href },
      reason: APPLIED_FOR_THIS_JOB,
    },
  };
}

function whatNext(status: JobStatus): string {
  return isSettled(status)
    ? "You don't have to wait for an answer any longer. If the employer still wants to talk with you, they'll write to you."
    : "The employer still has your application and can still reply.";
}

const OFFER_STANDS = "Your offer stands.";

const WHAT_ENDED: Partial<Record<JobStatus, string>> = {
  closed: "The employer has closed this job.",
  filled: "The employer has found someone for this job.",
  expired: "The application period has ended.",
};

/** For the recruiter, five days before a job expires. */
export function endingNotification(job: { title: string; expiresAt: Date | null }, now: Date): NotificationContent {
  const left = counted(Math.max(1, Math.round(((job.expiresAt?.getTime() ?? 0) - now.getTime()) / DAY_MS)), "day");
  return {
    kind: "job-ending",
    title: `Your job closes in ${left}`,
    body: `${job.title}. Extend it by ${JOB_LIFE.days} days if you're still looking.`,
    href: MANAGE_PATH,
    mail: {
      subject: `Closes in ${left}: ${job.title}`,
      heading: `${job.title} closes in ${left}`,
      paragraphs: [
        `A job stays live for ${JOB_LIFE.days} days. If you're still looking, extend it. If you've found someone, mark it as filled, and we'll tell everyone who applied.`,
      ],
      button: { label: "Manage Jobs", href: MANAGE_PATH },
      reason: POSTED_THIS_JOB,
    },
  };
}

/** For the recruiter, when a job has expired. */
export function expiredNotification(job: { title: string }): NotificationContent {
  return {
    kind: "job-ending",
    title: "Your job has expired",
    body: `${job.title}. You keep its applicants, and you can post it again.`,
    href: MANAGE_PATH,
    mail: {
      subject: `Expired: ${job.title}`,
      heading: `${job.title} has expired`,
      paragraphs: ["Seniors can't see it anymore. You keep its applicants, and you can post it again with one click."],
      button: { label: "Manage Jobs", href: MANAGE_PATH },
      reason: POSTED_THIS_JOB,
    },
  };
}
