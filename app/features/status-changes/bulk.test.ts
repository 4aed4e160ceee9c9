import { expect, test } from "vitest";
import { STATUSES } from "#app/domain/status.ts";
import { canMove } from "#app/features/applications/rules.ts";
import { BULK_STATUSES, bulkStatusFrom, type Picked, planBulkChange } from "./bulk.ts";

const people: Picked[] = STATUSES.flatMap((status) =>
  [false, true].map((isHeld) => ({
    applicationId: `${status} ${isHeld}`,
    fullName: status,
    isUnnamed: false,
    status,
    isHeld,
  })),
);

test.each(BULK_STATUSES)("a preview for %s follows the table of status changes", (to) => {
  const { movable, refused } = planBulkChange(people, to);
  expect(movable.length + refused.length).toBe(people.length);
  for (const one of movable) expect([one.isHeld, canMove("recruiter", one.status, to)]).toEqual([false, true]);
  for (const one of refused) {
    expect(one.why).toBe(one.isHeld ? "held" : "status");
    expect(one.isHeld || !canMove("recruiter", one.status, to)).toBe(true);
  }
});

// Clauses 2.6-61.
test("several people can be moved to whatever a recruiter may set, and to nothing else", () => {
  const legal = STATUSES.filter((to) => STATUSES.some((from) => canMove("recruiter", from, to)));
  expect(legal.toSorted()).toEqual([...BULK_STATUSES].toSorted());
  expect(["pending", "withdrawn", "archived", "", null].map((text) => bulkStatusFrom(text))).toEqual(
    Array(5).fill(null),
  );
});
