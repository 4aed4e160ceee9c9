import { dayOf } from "#app/time.ts";
import type { UpcomingInterview } from "../interviews/rules.ts";

/** The number of applicants who were promised a reply by that day (YYYY-MM-DD). */
export type DueReplies = { on: string; count: number };

/** A live job that closes soon, with the number of its applicants. */
export type ClosingJob = { jobId: string; title: string; expiresAt: Date; applicants: number };

/** What awaits a recruiter on a day. */
export type ComingUp =
  | ({ kind: "interview" } & UpcomingInterview)
  | ({ kind: "replies" } & DueReplies)
  | ({ kind: "closing" } & ClosingJob);

/** Jobs that close within this many days are shown. */
export const CLOSING_WITHIN_DAYS = 14;

type Parts = {
  interviews: readonly UpcomingInterview[];
  replies: readonly DueReplies[];
  closing: readonly ClosingJob[];
};

/** Returns the first `limit` events, the soonest first; on the same day, interviews come first. */
export function inOrder({ interviews, replies, closing }: Parts, limit: number): ComingUp[] {
  const events: ComingUp[] = [
    ...interviews.map((one) => ({ kind: "interview" as const, ...one })),
    ...replies.map((one) => ({ kind: "replies" as const, ...one })),
    ...closing.map((one) => ({ kind: "closing" as const, ...one })),
  ];
  return events.sort((one, other) => keyOf(one).localeCompare(keyOf(other))).slice(0, limit);
}

function keyOf(event: ComingUp): string {
  if (event.kind === "interview") return `${dayOf(event.interview.at)} 0 ${event.interview.at.toISOString()}`;
  if (event.kind === "replies") return `${event.on} 1`;
  return `${dayOf(event.expiresAt)} 2 ${event.title}`;
}
