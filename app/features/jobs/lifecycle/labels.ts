import type { JobStatus } from "#app/domain/status.ts";
import { JOB_LIFE, type JobStep } from "../rules.ts";
import type { ManageSort, ManageView } from "./rules.ts";

export const STATUS_LABELS: Record<JobStatus, string> = {
  draft: "Draft",
  held: "In review",
  refused: "Not approved",
  live: "Live",
  paused: "Paused",
  closed: "Closed",
  filled: "Filled",
  expired: "Expired",
  suspended: "Suspended",
};

export const VIEW_LABELS: Record<ManageView, string> = {
  all: "All",
  live: "Live",
  review: "In review",
  paused: "Paused",
  draft: "Draft",
  ended: "Ended",
};

export const SORT_LABELS: Record<ManageSort, string> = {
  newest: "Newest first",
  ending: "Closing soonest",
  title: "Title, A to Z",
};

/** Texts of a step: its button, the confirmation, and what it means for people. */
export type StepWords = { button: string; done: string; text: string };

const STAY = "Its applicants stay here.";
const TOLD = `Seniors no longer see it. ${STAY} We tell everyone with an open application in 30 seconds.`;

export const STEP_WORDS: Record<JobStep, StepWords> = {
  publish: { button: "Post Job", done: "is live", text: "Seniors can find it and apply." },
  pause: { button: "Pause", done: "is paused", text: `Seniors no longer see it. ${STAY}` },
  resume: { button: "Resume", done: "is live again", text: "Seniors can find it and apply." },
  extend: { button: `Extend by ${JOB_LIFE.days} days`, done: "is extended", text: "Seniors can find it for longer." },
  close: { button: "Close", done: "is closed", text: TOLD },
  markFilled: { button: "Mark as filled", done: "is marked as filled", text: TOLD },
  reopen: { button: "Reopen", done: "is live again", text: "Seniors can find it and apply." },
  putBack: { button: "Put back", done: "is paused, as it was", text: `Seniors don't see it. ${STAY}` },
  expire: { button: "Expire", done: "has expired", text: `Seniors no longer see it. ${STAY}` },
};

export const DRAFT_SAVED = { kind: "success", title: "Draft saved" } as const;
export const CHANGES_SAVED = { kind: "success", title: "Changes saved" } as const;
export const DRAFT_DELETED = { kind: "success", title: "Draft deleted" } as const;
export const COPIED = { kind: "success", title: "Copied into a new draft" } as const;

/** The buttons for a colleague's job, and the toasts after them. */
export const FOLLOW_WORDS = {
  follow: { button: "Follow", title: "You get this job's notifications now" },
  unfollow: { button: "Stop following", title: "You don't get this job's notifications anymore" },
} as const;

/** The toast when a step fails because of an error of ours. */
export const STEP_FAILED = { title: "This job couldn't be changed", text: "Please try again." };
export const SAVE_FAILED = { title: "Couldn't save", text: "Your text is still here. Please try again." };
