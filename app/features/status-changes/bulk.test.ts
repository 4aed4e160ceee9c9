import { expect, test } from "vitest";
import { STATUSES } from "#app/domain/status.ts";
import { canMove } from "#app/features/applications/rules.ts";
import { BULK_STATUSES, bulkStatusFrom, type Picked, planBulkChange } from "./bulk.ts";

const people: Picked[] = STATUSES.flatMap((status) =>
  [false, true].map((isHeld) => ({ applicationId: `${status} ${isHeld}`, fullName: status, status, isHeld })),
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

test("an interview and an offer cannot be given to several at once", () => {
  expect(["interview", "offered", "archived", "", null].map((text) => bulkStatusFrom(text))).toEqual(
    Array(5).fill(null),
  );
});
