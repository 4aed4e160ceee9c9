import { linkedFrom } from "#app/features/jobs/views/rules.ts";
import type { Match } from "#app/features/matching/rules.ts";
import type { NewNotification } from "#app/features/notifications/commands.server.ts";

/** Returns the notification for a senior of a new job that fits them. */
export function matchNotification(
  userId: string,
  job: { id: string; title: string; company: string; location: string },
  match: Match,
): NewNotification {
  const fit = `${match.percent}% match`;
  const href = `/job/${job.id}`;
  return {
    userId,
    kind: "job-match",
    title: "A new job fits you",
    body: `${job.title}, ${job.company}: ${fit}.`,
    href,
    mail: {
      subject: `New job for you: ${job.title}`,
      heading: "A new job fits you",
      paragraphs: [`${job.title}, ${job.company}, ${job.location}. ${fit}.`, "See why on the job page."],
      button: { label: "View job", href: linkedFrom("email", href) },
      reason:
        "You're getting this email because your profile is visible to recruiters and Email notifications is on in your settings.",
    },
  };
}
