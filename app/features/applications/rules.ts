import { STATUSES, type Status } from "#app/domain/status.ts";
import type { Role } from "#app/features/accounts/rules.ts";

/** The statuses that come with a message of their own, so a plain status change cannot set them. */
export const WRITTEN_STATUSES = ["interview", "offered"] as const satisfies readonly Status[];

/** These statuses reveal the name of an anonymous applicant. */
export const NAMED_STATUSES: readonly Status[] = ["interview", "offered", "hired"];

/** Whether the employer has neither invited the person nor ended the application. */
export function isUndecided(status: string): boolean {
  return status === "pending" || status === "reviewing";
}

/** How long a status change or an application can be undone before anyone is told of it. */
export const UNDO_SECONDS = 30;

/** Returns the seconds until something held goes out, from none to all. */
export function secondsUntil(dueAt: Date, now: Date): number {
  const seconds = Math.ceil((dueAt.getTime() - now.getTime()) / 1000);
  return Math.min(UNDO_SECONDS, Math.max(0, seconds));
}

/** The allowed status changes by role. No other change is possible. */
const MOVES: Record<Role, Record<Status, readonly Status[]>> = {
  recruiter: {
    pending: ["reviewing", "rejected"],
    reviewing: ["interview", "rejected"],
    interview: ["offered", "rejected"],
    offered: ["hired", "rejected"],
    rejected: ["reviewing"],
    withdrawn: [],
    declined: ["offered"],
    hired: [],
  },
  senior: {
    pending: ["withdrawn"],
    reviewing: ["withdrawn"],
    interview: ["withdrawn"],
    offered: ["hired", "declined"],
    rejected: [],
    withdrawn: [],
    declined: [],
    hired: [],
  },
};

/** Narrows a string from outside to a known status. */
export function isStatus(value: string): value is Status {
  return STATUSES.some((status) => status === value);
}

/** Returns the statuses that `role` may set from `from`; none for an unknown status. */
export function movesFrom(role: Role, from: string): readonly Status[] {
  return isStatus(from) ? MOVES[role][from] : [];
}

/** Whether `role` may change a status from `from` to `to`. */
export function canMove(role: Role, from: string, to: string): boolean {
  return movesFrom(role, from).some((status) => status === to);
}

/**
 * Returns the statuses that a recruiter may give an application. A rejection without a name stays: afterwards the
 * person can be searched for, and who they were would be known while they are reviewed again (decision 031).
 */
export function recruiterMovesFrom({ status, hidesName }: { status: string; hidesName: boolean }): readonly Status[] {
  return hidesName && status === "rejected" ? [] : movesFrom("recruiter", status);
}

/** A senior's own steps, and the status that each sets. */
const OWN_STEPS = { withdraw: "withdrawn", accept: "hired", decline: "declined" } as const satisfies Record<
  string,
  Status
>;

export type OwnStep = keyof typeof OWN_STEPS;

export type OwnStatus = (typeof OWN_STEPS)[OwnStep];

/** Narrows a string from an address to a senior's own step. */
export function isOwnStep(value: string): value is OwnStep {
  return Object.hasOwn(OWN_STEPS, value);
}

/** Returns the steps that a senior can take from `status`, in the order of their buttons. */
export function ownStepsFrom(status: string): OwnStep[] {
  const steps: OwnStep[] = ["accept", "decline", "withdraw"];
  return steps.filter((step) => canMove("senior", status, OWN_STEPS[step]));
}
