import type { SUSPENSION_ENDS } from "#app/domain/suspension.ts";

/** How long a temporary suspension lasts, in days. */
export const SUSPENSION_DAYS = 7;

/** The shortest and longest reason, in characters. */
export const REASON_LIMITS = { min: 10, max: 1_000 } as const;

/** One suspension in a person's history, as staff see it, with today's names. */
export type PastSuspension = {
  id: string;
  reason: string;
  caseId: string | null;
  startedAt: Date;
  startedByName: string | null;
  endsAt: Date | null;
  endedAt: Date | null;
  endedHow: (typeof SUSPENSION_ENDS)[number] | null;
  endedByName: string | null;
};
