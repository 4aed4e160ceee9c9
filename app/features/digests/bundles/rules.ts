import type { NotificationKind } from "#app/features/notifications/labels.ts";

/** The importance of each kind in an email about several: what asks for action first; lower numbers come first. */
const RANKS: Record<NotificationKind, number> = {
  "application-offered": 0,
  "application-interview": 1,
  "application-hired": 2,
  "application-accepted": 2,
  "application-declined": 2,
  message: 3,
  invitation: 4,
  "employer-suspended": 0,
  "application-rejected": 5,
  "job-closed": 5,
  "job-changed": 4,
  "answer-due": 5,
  team: 5,
  "move-not-made": 5,
  "application-not-sent": 5,
  "application-received": 6,
  "application-withdrawn": 6,
  "application-reviewing": 7,
  "invitation-declined": 7,
  "job-refused": 5,
  "job-waiting": 5,
  report: 7,
  "job-approved": 7,
  "company-refused": 5,
  "company-proof": 5,
  "company-verified": 7,
  plan: 5,
  "job-ending": 8,
  job: 8,
  account: 8,
  profile: 8,
  "job-match": 9,
  "person-match": 9,
  "search-match": 9,
  "application-sent": 10,
};

const LAST = 11;

/** Returns the rank of a kind; one that this version does not know comes last. */
export function rankOf(kind: string): number {
  const ranks: Readonly<Record<string, number>> = RANKS;
  return Object.hasOwn(ranks, kind) ? (ranks[kind] ?? LAST) : LAST;
}

/** Whether it confirms the reader's own action, which is left out beside other events. */
export function isOwnDoing(kind: string): boolean {
  return kind === "application-sent";
}
