import type { ErrorCode } from "#app/domain-error.ts";
import { UNDO_SECONDS } from "../rules.ts";

/** "Your profile, resume and note go to Kestrel Row within 30 seconds. You can undo until then." */
export function heldText(sent: { company: string; hasResume: boolean; hasAnswers: boolean; hasNote: boolean }): string {
  const { company, hasResume, hasAnswers, hasNote } = sent;
  const also = [hasResume && "resume", hasAnswers && "answers", hasNote && "note"].filter(Boolean);
  const what =
    also.length === 0
      ? "Your profile goes"
      : `Your ${["profile", ...also].join(", ").replace(/, (?!.*, )/, " and ")} go`;
  return `${what} to ${company} within ${UNDO_SECONDS} seconds. You can undo until then.`;
}

/** The senior's toasts after Undo and after Send now. */
export const UNDONE_TOAST = {
  kind: "success",
  title: "Application undone",
  text: "Nothing was sent. You can apply again.",
} as const;
export const SENT_TOAST = { kind: "success", title: "Sent" } as const;

/** The title of the notification that an application could not be sent. */
export const NOT_SENT = "Your application wasn't sent";

/** Says for which job an application was not sent, and why, by the code of the refusal. */
export function whyNotSent({ title, company }: { title: string; company: string }, code: ErrorCode): string {
  const what = `${title}, ${company}.`;
  if (code === "job-closed" || code === "not-found")
    return `${what} The employer closed the job just before it went out.`;
  if (code === "profile-incomplete")
    return `${what} Your profile was empty when it went out. Fill it, then apply again.`;
  return `${what} Please try again.`;
}
