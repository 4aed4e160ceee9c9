import type { Status } from "#app/domain/status.ts";

const ASKS_FOR_DAYS = "Which days suit you?";
const SUGGESTS_A_TIME = "I suggest the time below.";

/** Returns the draft of the message for a status change. An invitation asks for days until a time is set. */
export function employerMessageDraft(
  to: Status,
  of: { firstName: string; jobTitle: string; recruiterName: string },
): string {
  const sentence =
    to === "offered"
      ? `we would like to offer you the job ${of.jobTitle}. If you have any questions before you decide, just let me know.`
      : `thank you for applying for ${of.jobTitle}. I would like to invite you to an interview. ${ASKS_FOR_DAYS}`;
  return `Hello ${of.firstName || "there"},\n\n${sentence}\n\n${of.recruiterName}`;
}

/** Adds or removes the question for days in an invitation; changes only our own sentence, nothing that was typed. */
export function invitationText(text: string, { hasTime }: { hasTime: boolean }): string {
  return hasTime ? text.replace(ASKS_FOR_DAYS, SUGGESTS_A_TIME) : text.replace(SUGGESTS_A_TIME, ASKS_FOR_DAYS);
}
