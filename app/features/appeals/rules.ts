import type { AppealKind, AppealOutcome } from "#app/domain/suspension.ts";

/** The shortest and longest text of an appeal and of the answer to it, in characters. */
export const APPEAL_LIMITS = { min: 20, max: 4_000 } as const;
export const ANSWER_LIMITS = { min: 20, max: 2_000 } as const;

/** A decision against someone. `isInForce` is false once there is nothing left to reverse. */
export type Decision = {
  kind: AppealKind;
  id: string;
  userId: string;
  /** The job's title, the company's name, or what was hidden; empty for a suspension. */
  subject: string;
  reason: string;
  decidedAt: Date;
  decidedBy: string | null;
  /** When a suspension ends by itself; null for any other decision. */
  endsAt: Date | null;
  isInForce: boolean;
};

/** A decision as the person concerned reads it, without the name of the decider. */
export type OwnDecision = Omit<Decision, "decidedBy" | "userId">;

/** An appeal as the person who made it sees it. */
export type OwnAppeal = {
  text: string;
  createdAt: Date;
  outcome: AppealOutcome | null;
  answer: string | null;
  decidedAt: Date | null;
};
