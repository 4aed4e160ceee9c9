import type { MailContent } from "#app/features/mail/rules.ts";
import type { NewNotification } from "#app/features/notifications/commands.server.ts";
import { counted } from "#app/words.ts";
import { type JobSuggestions, matchText } from "./rules.ts";

function suggestionsPath(jobId: string): string {
  return `/recruiter/applications?job=${jobId}`;
}

/** Returns the email of people who newly fit a recruiter's jobs. It names no one, because it stays when they hide. */
export function suggestionsMail(jobs: readonly JobSuggestions[]): MailContent {
  const people = jobs.reduce((sum, { matches }) => sum + matches.length, 0);
  return {
    subject: `New for your jobs: ${counted(people, "person", "people")} who ${people === 1 ? "fits" : "fit"} well`,
    heading: "People who fit your jobs",
    paragraphs: ["They haven't applied yet. Open the suggestions of a job to see who they are, and invite them."],
    entries: jobs.map(({ id, title, matches }) => ({
      title,
      text: matches.map(matchText).join(" "),
      link: { label: "See suggestions", href: suggestionsPath(id) },
    })),
    button: { label: "Open your dashboard", href: "/recruiter/dashboard" },
    reason:
      "You're getting this email because Suggested people is on in your settings. You can turn it off there at any time.",
  };
}

/** Returns the notification of a person who fits a job; the daily email has them too. */
export function personNotification(
  userId: string,
  seniorId: string,
  job: { id: string; title: string },
  percent: number,
): NewNotification {
  return {
    userId,
    aboutId: seniorId,
    kind: "person-match",
    title: "Someone fits your job",
    body: `${job.title}: ${percent}% match.`,
    href: suggestionsPath(job.id),
    mail: null,
  };
}
