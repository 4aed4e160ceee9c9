import type { NewMail } from "#app/features/mail/commands.server.ts";
import { ALERT_REASON } from "#app/features/search/saved/labels.ts";
import type { DuePerson } from "#app/features/search/saved/queries-due.server.ts";
import { SAVED_SEARCH_PATHS } from "#app/features/search/saved/rules.ts";
import { payText } from "../labels.ts";
import type { JobCard } from "../rules.ts";
import { jobsText } from "../search/labels.ts";
import { linkedFrom } from "../views/rules.ts";

const PATHS = SAVED_SEARCH_PATHS.jobs;

/** Why an alert lists a job. */
type AlertReason = "posted" | "open again" | "changed";

/** A job in an alert, and the saved search that found it. */
export type AlertedJob = { job: JobCard; reason: AlertReason; search: { name: string; query: string } };

const REASONS: Record<AlertReason, { subject: string; text: string }> = {
  posted: { subject: "New job", text: "" },
  "open again": { subject: "Open again", text: "Open again. " },
  changed: { subject: "Changed job", text: "Changed since it was posted. " },
};

/** Returns the alert for one person; `more` is how many jobs did not fit. */
export function alertMail(person: DuePerson, listed: readonly AlertedJob[], more: number): NewMail {
  const total = listed.length + more;
  const [first] = listed;
  const isOneSearch = listed.every(({ search }) => search.query === first?.search.query);
  return {
    toAddress: person.email,
    toName: person.name,
    subject:
      total === 1 && first ? `${REASONS[first.reason].subject}: ${first.job.title}` : `New: ${jobsText(total)} for you`,
    heading: isOneSearch && first ? `New for “${first.search.name}”` : "New for your saved searches",
    paragraphs: more > 0 ? [`The newest ${listed.length} of ${jobsText(total)}:`] : [],
    entries: listed.map(({ job, reason, search }) => {
      const facts = `${REASONS[reason].text}${job.company}. ${payText(job)}, ${job.location}.`;
      return {
        title: job.title,
        text: isOneSearch ? facts : `${facts} Found by “${search.name}”.`,
        link: { label: "View job", href: linkedFrom("email", `/job/${job.id}`) },
      };
    }),
    button:
      isOneSearch && first
        ? { label: "See these jobs", href: PATHS.search + first.search.query }
        : { label: "See your saved searches", href: PATHS.list },
    mailing: { userId: person.id, name: "job-alerts" },
    reason: ALERT_REASON,
  };
}
