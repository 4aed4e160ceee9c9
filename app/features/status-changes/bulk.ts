import type { LetterKind } from "#app/domain/letters.ts";
import type { Status } from "#app/domain/status.ts";
import { canMove, recruiterMovesFrom } from "#app/features/applications/rules.ts";

/** The most people in one bulk change: a page of the table. */
export const MOST_AT_ONCE = 100;

/** The statuses for bulk changes: everything that a recruiter may set. */
export const BULK_STATUSES = [
  "reviewing",
  "interview",
  "offered",
  "rejected",
  "hired",
] as const satisfies readonly Status[];

/** The bulk changes that go out with a message, in which the placeholders of letters are filled for each person. */
export const BULK_WRITTEN = ["interview", "offered", "rejected"] as const satisfies readonly LetterKind[];

export type BulkStatus = (typeof BULK_STATUSES)[number];

/** Returns the bulk changes that at least one of these statuses allows. */
export function bulkStatusesFor(statuses: readonly string[]): BulkStatus[] {
  return BULK_STATUSES.filter((to) => statuses.some((status) => canMove("recruiter", status, to)));
}

/** Narrows a string from an address to a bulk change. */
export function bulkStatusFrom(value: string | null): BulkStatus | null {
  return BULK_STATUSES.find((status) => status === value) ?? null;
}

/**
 * Whether a status change is held for undo. Reviewing promises nothing and refuses nothing, and people should know it
 * at once; everything else cannot be unread, and neither can a new hope.
 */
export function needsSecondThought({ from, to }: { from: Status; to: Status }): boolean {
  return to !== "reviewing" || from === "rejected";
}

/** A selected person with their status; `isHeld` while a change of theirs is held. */
export type Picked = {
  applicationId: string;
  fullName: string;
  isUnnamed: boolean;
  status: string;
  isHeld: boolean;
};

/** Who of those selected would change, and who would not, and why. */
export type BulkPlan = { to: BulkStatus; movable: Picked[]; refused: Array<Picked & { why: "held" | "status" }> };

/** Sorts the selected people by whether the change is legal for them; everyone is in the result. */
export function planBulkChange(picked: readonly Picked[], to: BulkStatus): BulkPlan {
  const plan: BulkPlan = { to, movable: [], refused: [] };
  for (const one of picked) {
    if (one.isHeld) plan.refused.push({ ...one, why: "held" });
    else if (!recruiterMovesFrom({ status: one.status, hidesName: one.isUnnamed }).includes(to))
      plan.refused.push({ ...one, why: "status" });
    else plan.movable.push(one);
  }
  return plan;
}
