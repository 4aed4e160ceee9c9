import type { AppealKind, AppealOutcome } from "#app/domain/suspension.ts";

/** The shortest and longest text of an appeal, and of its answer, in characters. */
export const APPEAL_LIMITS = { min: 20, max: 4_000 } as const;
export const ANSWER_LIMITS = { min: 20, max: 2_000 } as const;

/** A decision against someone. `isStanding` is false once there is nothing left to take back. */
export type Decision = {
  kind: AppealKind;
  id: string;
  userId: string;
  /** The job's title, the company's name, what was hidden; empty for a suspension. */
  subject: string;
  reason: string;
  decidedAt: Date;
  decidedBy: string | null;
  /** When a suspension ends by itself; null for everything else. */
  endsAt: Date | null;
  isStanding: boolean;
};

/** The same as its person reads it: not by whom. */
export type OwnDecision = Omit<Decision, "decidedBy" | "userId">;

/** An appeal as its person sees it. */
export type OwnAppeal = {
  text: string;
  createdAt: Date;
  outcome: AppealOutcome | null;
  answer: string | null;
  decidedAt: Date | null;
};
