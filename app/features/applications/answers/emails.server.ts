import { POSTED_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { counted } from "#app/words.ts";
import type { REMINDER_STEPS } from "./rules.ts";

type Step = (typeof REMINDER_STEPS)[number];

const DUE: Record<Step, string> = {
  [-3]: "Your reply is due within three business days.",
  0: "Your reply is due now.",
  5: "Your reply is a week or more late. Seniors see the due date on their applications.",
  15: "Someone has waited at least three weeks longer than your job promises.",
};
const HIDDEN = "Until you reply, the job is marked as not answering and we don't recommend it to anyone.";

/**
 * Returns the reminder for a job's recruiter when an applicant has reached `step`, with the number of people whose
 * answer is due within three business days or late.
 */
export function reminderNotification(
  step: Step,
  { job, people }: { job: { id: string; title: string; isActive: boolean }; people: number },
): NotificationContent {
  const title = `${counted(people, "person is", "people are")} waiting for your reply`;
  const hidden = step === 15 && job.isActive ? ` ${HIDDEN}` : "";
  const text = `${job.title}. ${DUE[step]}${hidden}`;
  const href = `/recruiter/applications?job=${job.id}`;
  return {
    kind: "answer-due",
    title,
    body: text,
    href,
    mail: {
      subject: `${title}: ${job.title}`,
      heading: title,
      paragraphs: [
        text,
        "Moving an application or writing to the person about the job counts as a reply. So does a kind no.",
      ],
      button: { label: "View applicants", href },
      reason: POSTED_THIS_JOB,
    },
  };
}
