import type { NewMail } from "#app/features/mail/commands.server.ts";
import { payText } from "../labels.ts";
import type { JobCard } from "../rules.ts";
import { jobsText } from "../search/labels.ts";

/** A job that a mail tells of, and the search that found it. */
export type AlertedJob = { job: JobCard; search: { name: string; query: string } };

/** New jobs for one person; `more` is how many did not fit into the mail. */
export function alertMail(
  person: { id: string; name: string; email: string },
  listed: readonly AlertedJob[],
  more: number,
): NewMail {
  const total = listed.length + more;
  const [first] = listed;
  const isOneSearch = listed.every(({ search }) => search.query === first?.search.query);
  const what = total === 1 && first ? first.job.title : `${jobsText(total)} for you`;
  return {
    toAddress: person.email,
    toName: person.name,
    subject: total === 1 ? `New job: ${what}` : `New: ${what}`,
    heading: isOneSearch && first ? `New for “${first.search.name}”` : "New for your saved searches",
    paragraphs: more > 0 ? [`The newest ${listed.length} of ${jobsText(total)}:`] : [],
    entries: listed.map(({ job, search }) => {
      const facts = `${job.company}. ${payText(job)}, ${job.location}.`;
      return {
        title: job.title,
        text: isOneSearch ? facts : `${facts} Found by “${search.name}”.`,
        link: { label: "View job", href: `/job/${job.id}` },
      };
    }),
    button:
      isOneSearch && first
        ? { label: "See these jobs", href: `/senior/find-jobs${first.search.query}` }
        : { label: "See your saved searches", href: "/senior/saved-searches" },
    letter: { userId: person.id, name: "job-alerts" },
    reason:
      "You get this mail because you asked for alerts on a saved search. You can change or stop each of them there.",
  };
}
