import type { SUSPENSION_ENDS } from "#app/domain/suspension.ts";

/** How long a suspension lasts that is not for good, in days. */
export const SUSPENSION_DAYS = 7;

/** The shortest and longest reason, in characters. */
export const REASON_LIMITS = { min: 10, max: 1_000 } as const;

/** One suspension of a person's history, as staff see it. Names are those of today. */
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
