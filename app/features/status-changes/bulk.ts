import type { Status } from "#app/domain/status.ts";
import { canMove } from "#app/features/applications/rules.ts";

/** The most people who can be moved in one go: a page of the table. */
export const MOST_AT_ONCE = 100;

/** What a recruiter can give to several people at once. An interview and an offer are written to each person. */
export const BULK_STATUSES = ["reviewing", "rejected", "hired"] as const satisfies readonly Status[];

export type BulkStatus = (typeof BULK_STATUSES)[number];

/** The moves that at least one of these can take, by where their applications stand. */
export function bulkStatusesFor(statuses: readonly string[]): BulkStatus[] {
  return BULK_STATUSES.filter((to) => statuses.some((status) => canMove("recruiter", status, to)));
}

/** Narrows a text from an address to a move for several. */
export function bulkStatusFrom(value: string | null): BulkStatus | null {
  return BULK_STATUSES.find((status) => status === value) ?? null;
}

/**
 * Whether a change of one person waits so that it can be undone. That somebody reads an application promises nothing and
 * refuses nothing, and people should know it at once; everything else cannot be unread.
 */
export function needsSecondThought(to: Status): boolean {
  return to !== "reviewing";
}

/** Somebody who was selected, with where their application stands; `isHeld` while a change of theirs waits. */
export type Picked = { applicationId: string; fullName: string; status: string; isHeld: boolean };

/** Who of those selected would be moved, and who not, and why. */
export type BulkPlan = { to: BulkStatus; movable: Picked[]; refused: Array<Picked & { why: "held" | "status" }> };

/** Sorts those selected by whether a move is legal for them; nobody is left out of the answer. */
export function planBulkChange(picked: readonly Picked[], to: BulkStatus): BulkPlan {
  const plan: BulkPlan = { to, movable: [], refused: [] };
  for (const one of picked) {
    if (one.isHeld) plan.refused.push({ ...one, why: "held" });
    else if (!canMove("recruiter", one.status, to)) plan.refused.push({ ...one, why: "status" });
    else plan.movable.push(one);
  }
  return plan;
}
