/** The states of a support request: it waits for us, for its author, or for no one. */
export const REQUEST_STATES = ["open", "waiting", "answered", "closed"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The kinds of entries in a request's thread: our answer, their email, a note, or an action. */
export const ENTRY_KINDS = ["answer", "email", "note", "event"] as const;

/** The actions on a request without a text. */
export const REQUEST_EVENTS = [
  "assigned",
  "unassigned",
  "answered-elsewhere",
  "called",
  "not-reached",
  "closed-spam",
  "closed-no-answer",
  "reopened",
] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];
