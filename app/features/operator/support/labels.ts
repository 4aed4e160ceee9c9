import { BRAND } from "#app/brand.ts";
import type { RequestEvent, RequestState } from "#app/domain/support.ts";
import { CHANNEL_LABELS } from "#app/features/contact/labels.ts";
import type { RequestAge, RequestChannel, RequestHolder, SupportRow } from "./rules.ts";

/** The longest answer and the longest note, in characters. */
export const ANSWER_LIMIT = 5000;
export const NOTE_LIMIT = 2000;

export const STATE_LABELS: Record<RequestState, string> = {
  open: "Open",
  waiting: "Waiting for them",
  answered: "Answered",
  closed: "Closed",
};

export const REQUEST_CHANNEL_LABELS: Record<RequestChannel, string> = { ...CHANNEL_LABELS, "call-back": "Call-back" };

export const AGE_LABELS: Record<RequestAge, string> = {
  new: "Under 24 hours",
  soon: "24 to 48 hours",
  late: "Over 48 hours",
  week: "Over a week",
};

export const HOLDER_LABELS: Record<RequestHolder, string> = { me: "Me", nobody: "No one", others: "Someone else" };

export const EVENT_LABELS: Record<RequestEvent, string> = {
  assigned: "Assigned",
  unassigned: "No longer assigned",
  "answered-elsewhere": "Answered outside the console",
  called: "Called",
  "not-reached": "Called, not reached",
  "closed-spam": "Closed as spam",
  "closed-no-answer": "Closed, no answer needed",
  reopened: "Opened again",
};

/** Returns where a request came from, in words. */
export function channelText({ channel, isCallRequest }: Pick<SupportRow, "channel" | "isCallRequest">): string {
  return isCallRequest ? `Call-back, ${CHANNEL_LABELS[channel]}` : CHANNEL_LABELS[channel];
}

/** Templates for frequent answers. They have no greeting, because the email adds one. */
export const ANSWER_TEMPLATES: ReadonlyArray<{ title: string; text: string }> = [
  {
    title: "I can't log in",
    text: "Thank you for writing. On the Log In page, press “Forgot password?” and enter your email: we'll send you a link to choose a new password. The link works for 60 minutes. If the email doesn't arrive, look in the spam folder first, then answer this email and we'll help you further.",
  },
  {
    title: "The confirmation email didn't arrive",
    text: "Thank you for writing. We've just sent you the email again. If you can't find it within a few minutes, look in the spam folder, and add our address to your contacts. Then answer this email, and we'll see what happened to it.",
  },
  {
    title: "How to change a profile",
    text: "Thank you for writing. Log in, open “Profile,” and change what you like: each part has its own Save button. Employers see the new version right away. Jobs you already applied for keep the version you sent.",
  },
  {
    title: "Someone asked for money",
    text: "Thank you for telling us. We never ask you to pay for a job, and no honest employer does. Please don't send money or codes, and don't answer that person again. On the job or in the conversation, press “Report”: a person on our team reads every report. If you have already paid, call your bank today.",
  },
  {
    title: "When an employer will answer",
    text: "Thank you for writing. Each job says when its employer plans to answer. You can see where you stand under “Applications.” If that day has passed, we remind the employer. We can't decide for them, but we do show everyone how well each employer keeps their word.",
  },
  {
    title: "Delete an account",
    text: "Thank you for writing. Log in, open “Settings,” and choose “Delete account.” We keep your account for some days in case you change your mind, and then delete it with everything in it. You can download a copy of your data first on the same page.",
  },
];

/** The email to someone who asked for a callback and could not be reached. */
export const NOT_REACHED_TEXT = `We tried to call you as you asked and couldn't reach you. Please answer this email with a good time and the number to call, and we'll try again. We call ${BRAND.supportHours}.`;

export const REQUEST_FAILED = { title: "This request couldn't be changed", text: "Please try again." };
