import type { NewNotification } from "#app/features/notifications/commands.server.ts";
import type { REMINDER_STEPS } from "./rules.ts";

type Step = (typeof REMINDER_STEPS)[number];

const DUE: Record<Step, string> = {
  [-3]: "The answer that you promised is due within three working days.",
  0: "The answer that you promised is due now.",
  5: "The answer that you promised is a week late or more. Seniors see the day on their applications.",
  15: "They have waited at least three weeks longer than you promised. The job is marked as not answering, and is not recommended to anybody, until you answer.",
};

/** To the recruiter of a job: so many people who applied still wait for the promised answer. */
export function reminderNews(
  step: Step,
  { job, people }: { job: { id: string; title: string }; people: number },
): Omit<NewNotification, "userId"> {
  const title = people === 1 ? "1 person waits for your answer" : `${people} people wait for your answer`;
  const href = `/recruiter/applications?job=${job.id}`;
  return {
    kind: "answer-due",
    title,
    body: `${job.title}. ${DUE[step]}`,
    href,
    mail: {
      subject: `${title}: ${job.title}`,
      heading: title,
      paragraphs: [
        `${job.title}. ${DUE[step]}`,
        "Moving an application or writing to the person is an answer. A kind no is one too.",
      ],
      button: { label: "View applicants", href },
      reason: "You get this mail because you posted this job.",
    },
  };
}
