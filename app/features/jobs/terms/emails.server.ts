import type { Pay } from "#app/domain/pay.ts";
import { APPLIED_FOR_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { fullPayText } from "../labels.ts";

/** For a person with an open application for a job whose pay has changed. */
export function payChangedNotification(
  job: { title: string; company: string; now: Pay },
  application: { id: string; applied: Pay },
): NotificationContent {
  const href = `/senior/applications?application=${application.id}`;
  const sentences = [
    `The employer changed the pay or hours for ${job.title}, ${job.company}.`,
    `When you applied: ${fullPayText(application.applied)}.`,
    `Now: ${fullPayText(job.now)}.`,
  ];
  return {
    kind: "job-changed",
    title: "Pay or hours changed",
    body: sentences.join(" "),
    href,
    mail: {
      subject: `Pay or hours changed: ${job.title}`,
      heading: `${job.title}: pay or hours changed`,
      paragraphs: [
        ...sentences,
        "Your application keeps the terms you applied to. If you have questions, ask the employer.",
      ],
      button: { label: "View Details", href },
      reason: APPLIED_FOR_THIS_JOB,
    },
  };
}
