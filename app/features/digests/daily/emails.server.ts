import type { MailContent } from "#app/features/mail/rules.ts";
import { DAY_MS } from "#app/time.ts";
import { counted } from "#app/words.ts";
import type { JobDay } from "./queries.server.ts";
import { UNANSWERED_AFTER_TEXT } from "./rules.ts";

/** Returns the daily digest: new and waiting applications, job by job. */
export function dailyMail(days: readonly JobDay[], now: Date): MailContent {
  const newCount = days.reduce((sum, day) => sum + day.newCount, 0);
  return {
    subject: newCount === 0 ? "Your jobs today" : `Your jobs today: ${counted(newCount, "new application")}`,
    heading: "Your jobs today",
    paragraphs: ["Older applicants rarely hear back. They'll remember a short reply, even a no."],
    entries: days.map((day) => ({
      title: day.title,
      text: `${linesOf(day, now).join(". ")}.`,
      link:
        day.newCount + day.unansweredCount > 0
          ? { label: "View Applicants", href: `/recruiter/applications?job=${day.id}` }
          : { label: "Manage Jobs", href: "/recruiter/manage-jobs" },
    })),
    button: { label: "Open your dashboard", href: "/recruiter/dashboard" },
    reason:
      "You're getting this email because Daily digest is on in your settings. You can turn it off there at any time.",
  };
}

function linesOf({ newCount, unansweredCount, endsAt }: JobDay, now: Date): string[] {
  const left = endsAt && Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
  return [
    ...(newCount > 0 ? [counted(newCount, "new application")] : []),
    ...(unansweredCount > 0
      ? [`${counted(unansweredCount, "application")} without an answer for ${UNANSWERED_AFTER_TEXT}`]
      : []),
    ...(left ? [`Closes in ${counted(left, "day")}`] : []),
  ];
}
