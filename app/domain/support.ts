/** Where a request to support stands: it waits for us, for whoever wrote it, or for nobody. */
export const REQUEST_STATES = ["open", "waiting", "answered", "closed"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What stands in a request's thread below its first message: our answer, theirs by email, a note, or what was done. */
export const ENTRY_KINDS = ["answer", "email", "note", "event"] as const;

/** What can be done to a request without a text. */
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
