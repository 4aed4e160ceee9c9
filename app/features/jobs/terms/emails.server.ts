import type { Pay } from "#app/domain/pay.ts";
import type { NewNotification } from "#app/features/notifications/commands.server.ts";
import { fullPayText } from "../labels.ts";

/** To who has an open application for a job that pays something else by now. */
export function payChangedNews(
  job: { title: string; company: string; now: Pay },
  application: { id: string; applied: Pay },
): Omit<NewNotification, "userId"> {
  const href = `/senior/applications?application=${application.id}`;
  const sentences = [
    `The employer changed the pay or hours of ${job.title}, ${job.company}.`,
    `You applied to: ${fullPayText(application.applied)}.`,
    `The job now says: ${fullPayText(job.now)}.`,
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
        "Your application keeps what you applied to. If you have questions, ask the employer.",
      ],
      button: { label: "View Details", href },
      reason: "You get this email because you applied for this job.",
    },
  };
}
