import type { NotificationKind } from "#app/features/notifications/labels.ts";
import type { OwnStatus, OwnStep } from "./rules.ts";

/** The senior's own steps: button, confirmation question, and message afterwards. */
export const OWN_STEP_WORDS: Record<OwnStep, OwnStepWords> = {
  accept: {
    button: "Accept offer",
    question: "Accept this offer? The employer will see it right away.",
    confirm: "Yes, accept offer",
    keep: "Not yet",
    done: { kind: "success", title: "Offer Accepted", text: "Congratulations! We've let the employer know." },
  },
  withdraw: {
    button: "Withdraw application",
    question: "Withdraw this application? The employer will see it, and you can't apply for this job again.",
    confirm: "Yes, withdraw application",
    keep: "Keep my application",
    done: { kind: "success", title: "Application Withdrawn", text: "We've let the employer know." },
  },
  decline: {
    button: "Decline offer",
    question: "Decline this offer? The employer will see it, and you can't take it back.",
    confirm: "Yes, decline offer",
    keep: "Keep the offer",
    done: { kind: "success", title: "Offer Declined", text: "We've let the employer know." },
  },
};

type OwnStepWords = {
  button: string;
  question: string;
  confirm: string;
  keep: string;
  done: { kind: "success"; title: string; text: string };
};

/** How the recruiter is told of each of the senior's steps: notification and email texts. */
export const OWN_STEP_NOTIFICATIONS: Record<
  OwnStatus,
  { kind: NotificationKind; title: string; deed: string; next: string }
> = {
  withdrawn: {
    kind: "application-withdrawn",
    title: "Application Withdrawn",
    deed: "withdrew their application",
    next: "There's nothing you need to do.",
  },
  declined: {
    kind: "application-declined",
    title: "Offer Declined",
    deed: "declined your offer",
    next: "There's nothing you need to do.",
  },
  hired: {
    kind: "application-accepted",
    title: "Offer Accepted",
    deed: "accepted your offer",
    next: "Write to them about the first day. If the job is filled now, say so in Manage Jobs.",
  },
};

/** The message when the server failed on a senior's step. */
export const OWN_STEP_FAILED = {
  title: "That didn't work",
  text: "Your application is unchanged. Please try again.",
} as const;
